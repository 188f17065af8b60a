/** The four scripts a word can be written in. */
export const SCRIPTS = ["devanagari", "latin", "kannada", "telugu"] as const;
export type Script = (typeof SCRIPTS)[number];

/** The three Brahmic scripts, whose Unicode blocks have the same layout. */
export type BrahmicScript = Exclude<Script, "latin">;

/**
 * The letters that count in Aryabhata's numeration, once for all four scripts.
 *
 * `latin` (IAST) is also the letter's identity everywhere else: sounds, places and colours are
 * keyed by it. Values and exponents are stored, never computed from a position in a list, so
 * inserting a row moves ordinals only.
 *
 * @see Aryabhatiya, Gitikapada 2, for the rule, which does not cover letters tagged `extension`.
 */
export interface Consonant {
  readonly latin: string;
  readonly devanagari: string;
  readonly kannada: string | null;
  readonly telugu: string | null;
  /** 1 to 25 for the varga letters, 30 to 100 for the avarga ones. */
  readonly value: number;
  readonly extension: boolean;
}

/** A vowel, which adds nothing itself but gives consonants their place. */
export interface Vowel {
  readonly latin: string;
  readonly devanagari: string;
  readonly kannada: string;
  readonly telugu: string;
  /** The vowel names the place 10^exponent. */
  readonly exponent: number;
  readonly extension: boolean;
  /** The dependent sign in each Brahmic script; empty for a, which no sign writes. */
  readonly matra: Readonly<Record<BrahmicScript, string>>;
}

type ConsonantRow = readonly [string, string, string | null, string | null, number];

const CONSONANT_ROWS: readonly ConsonantRow[] = [
  ["k", "क", "ಕ", "క", 1],
  ["kh", "ख", "ಖ", "ఖ", 2],
  ["g", "ग", "ಗ", "గ", 3],
  ["gh", "घ", "ಘ", "ఘ", 4],
  ["ṅ", "ङ", "ಙ", "ఙ", 5],
  ["c", "च", "ಚ", "చ", 6],
  ["ch", "छ", "ಛ", "ఛ", 7],
  ["j", "ज", "ಜ", "జ", 8],
  ["jh", "झ", "ಝ", "ఝ", 9],
  ["ñ", "ञ", "ಞ", "ఞ", 10],
  ["ṭ", "ट", "ಟ", "ట", 11],
  ["ṭh", "ठ", "ಠ", "ఠ", 12],
  ["ḍ", "ड", "ಡ", "డ", 13],
  ["ḍh", "ढ", "ಢ", "ఢ", 14],
  ["ṇ", "ण", "ಣ", "ణ", 15],
  ["t", "त", "ತ", "త", 16],
  ["th", "थ", "ಥ", "థ", 17],
  ["d", "द", "ದ", "ద", 18],
  ["dh", "ध", "ಧ", "ధ", 19],
  ["n", "न", "ನ", "న", 20],
  ["p", "प", "ಪ", "ప", 21],
  ["ph", "फ", "ಫ", "ఫ", 22],
  ["b", "ब", "ಬ", "బ", 23],
  ["bh", "भ", "ಭ", "భ", 24],
  ["m", "म", "ಮ", "మ", 25],
  ["y", "य", "ಯ", "య", 30],
  ["r", "र", "ರ", "ర", 40],
  ["l", "ल", "ಲ", "ల", 50],
  ["v", "व", "ವ", "వ", 60],
  ["ś", "श", "ಶ", "శ", 70],
  ["ṣ", "ष", "ಷ", "ష", 80],
  ["s", "स", "ಸ", "స", 90],
  ["h", "ह", "ಹ", "హ", 100],
];

// Letters outside the 33. Values follow the southern manuscripts (ḻ as l) or the nearest letter.
const EXTENSION_CONSONANT_ROWS: readonly ConsonantRow[] = [
  ["ḻ", "ळ", "ಳ", "ళ", 50],
  ["ṟ", "ऱ", "ಱ", "ఱ", 40],
  ["ẕ", "ऴ", "ೞ", "ఴ", 50],
  ["ṉ", "ऩ", null, null, 20],
  ["ĉ", "च़", null, "ౘ", 6],
  ["ẑ", "ज़", null, "ౙ", 8],
];

const asConsonant =
  (extension: boolean) =>
  ([latin, devanagari, kannada, telugu, value]: ConsonantRow): Consonant => ({
    latin,
    devanagari,
    kannada,
    telugu,
    value,
    extension,
  });

/** The 33 of the rule, in varnamala order, then the six extensions. */
export const CONSONANTS: readonly Consonant[] = [
  ...CONSONANT_ROWS.map(asConsonant(false)),
  ...EXTENSION_CONSONANT_ROWS.map(asConsonant(true)),
];

type VowelRow = readonly [
  string,
  readonly [string, string, string],
  readonly [string, string, string],
  number,
  boolean,
];

const VOWEL_ROWS: readonly VowelRow[] = [
  ["a", ["अ", "ಅ", "అ"], ["", "", ""], 0, false],
  ["ā", ["आ", "ಆ", "ఆ"], ["ा", "ಾ", "ా"], 0, false],
  ["i", ["इ", "ಇ", "ఇ"], ["ि", "ಿ", "ి"], 2, false],
  ["ī", ["ई", "ಈ", "ఈ"], ["ी", "ೀ", "ీ"], 2, false],
  ["u", ["उ", "ಉ", "ఉ"], ["ु", "ು", "ు"], 4, false],
  ["ū", ["ऊ", "ಊ", "ఊ"], ["ू", "ೂ", "ూ"], 4, false],
  ["ṛ", ["ऋ", "ಋ", "ఋ"], ["ृ", "ೃ", "ృ"], 6, false],
  ["ṝ", ["ॠ", "ೠ", "ౠ"], ["ॄ", "ೄ", "ౄ"], 6, false],
  ["ḷ", ["ऌ", "ಌ", "ఌ"], ["ॢ", "ೢ", "ౢ"], 8, false],
  ["ḹ", ["ॡ", "ೡ", "ౡ"], ["ॣ", "ೣ", "ౣ"], 8, false],
  ["ĕ", ["ऎ", "ಎ", "ఎ"], ["ॆ", "ೆ", "ె"], 10, true],
  ["e", ["ए", "ಏ", "ఏ"], ["े", "ೇ", "ే"], 10, false],
  ["ai", ["ऐ", "ಐ", "ఐ"], ["ै", "ೈ", "ై"], 12, false],
  ["ŏ", ["ऒ", "ಒ", "ఒ"], ["ॊ", "ೊ", "ొ"], 14, true],
  ["o", ["ओ", "ಓ", "ఓ"], ["ो", "ೋ", "ో"], 14, false],
  ["au", ["औ", "ಔ", "ఔ"], ["ौ", "ೌ", "ౌ"], 16, false],
];

/** The fourteen vowels of the varnamala, with short e and o where the southern scripts list them. */
export const VOWELS: readonly Vowel[] = VOWEL_ROWS.map(
  ([latin, [devanagari, kannada, telugu], matra, exponent, extension]) => ({
    latin,
    devanagari,
    kannada,
    telugu,
    exponent,
    extension,
    matra: { devanagari: matra[0], kannada: matra[1], telugu: matra[2] },
  }),
);

const VOWEL_IDS = new Set(VOWELS.map(({ latin }) => latin));

/** Whether a letter, in IAST, is a vowel. */
export const isVowel = (id: string): boolean => VOWEL_IDS.has(id);
