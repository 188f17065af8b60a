import type { LatinScheme } from "../latin-schemes.ts";
import type { LetterHint } from "../units.ts";

/**
 * A spelling, the ids it stands for, and the note the reader should see, if any. Without an id it is
 * a sign that only keeps letters apart.
 */
export type LatinRow = readonly [written: string, ids: string, hint?: LetterHint];

/** ISO 15919 and other letters with diacritics. Every scheme reads them, and the ids themselves. */
export const DIACRITIC_ROWS: readonly LatinRow[] = [
  ["r̥", "ṛ"],
  ["r̥̄", "ṝ"],
  ["l̥", "ḷ"],
  ["l̥̄", "ḹ"],
  ["l̤", "ḻ"],
  ["ē", "e"],
  ["ō", "o"],
  ["ê", "ĕ"],
  ["ô", "ŏ"],
  ["ï", "i"],
  ["ü", "u"],
  ["ç", "ś"],
  ["ṁ", "ṃ"],
  // Letters with a nukta.
  ["k͟h", "kh"],
  ["ḵẖ", "kh"],
  ["ḵh", "kh"],
  ["k̲h", "kh"],
  ["g͟h", "g"],
  ["g̲h", "g"],
  ["ż", "j"],
  ["ġ", "g"],
  ["ẏ", "y"],
];

/** Read as consonants after a vowel (īḷe, laṛkā), and as vowels anywhere else. */
export const AFTER_VOWEL_ROWS: readonly LatinRow[] = [
  ["ṛ", "ḍ", "dotted_after_vowel"],
  ["ṛh", "ḍh", "dotted_after_vowel"],
  ["ḷ", "ḻ", "dotted_after_vowel"],
];

const GUESSES: readonly LatinRow[] = [
  ["w", "v", "letter_guess"],
  ["f", "ph", "letter_guess"],
  ["q", "k", "letter_guess"],
  ["z", "j", "letter_guess"],
  ["x", "k ṣ", "letter_guess"],
];

const LONG_GUESSES: readonly LatinRow[] = [
  ["aa", "ā", "letter_guess"],
  ["ii", "ī", "letter_guess"],
  ["uu", "ū", "letter_guess"],
];

// As one character, as ॐ.
const OM = "o ṃ";
const GYA = "j ñ";

// "written id" pairs.
const rows = (pairs: string): LatinRow[] =>
  pairs.split(", ").map((pair) => pair.split(" ") as [string, string]);

const DOUBLE_VOWELS: readonly LatinRow[] = [
  ["ee", "ī", "double_e_or_o"],
  ["oo", "ū", "double_e_or_o"],
];

// No Sanskrit word has a letter twice that is written chh, and none has s with h.
const CH_ROWS: readonly LatinRow[] = [
  ["cch", "c ch"],
  ["chch", "c c", "usual_spelling"],
  ["chchh", "c ch", "usual_spelling"],
];

/** What each scheme adds to the ids. A later row overrides an earlier one. */
export const SCHEME_ROWS: Readonly<Record<LatinScheme, readonly LatinRow[]>> = {
  iast: [...GUESSES, ...LONG_GUESSES],
  // Diacritics beside sh, ch and ri, as most books and many data sets write.
  mixed: [
    ...GUESSES,
    ...LONG_GUESSES,
    ...DOUBLE_VOWELS,
    ...CH_ROWS,
    ["ch", "c", "usual_spelling"],
    ["chh", "ch", "usual_spelling"],
    ["sh", "ś", "usual_spelling"],
    ["śh", "ś", "usual_spelling"],
    ["çh", "ś", "usual_spelling"],
    ["ṣh", "ṣ", "usual_spelling"],
    ["ksh", "k ṣ", "usual_spelling"],
    ["shṇ", "ṣ ṇ", "usual_spelling"],
    // No ś stands before t.
    ["sht", "ṣ ṭ", "usual_spelling"],
    ["shth", "ṣ ṭh", "usual_spelling"],
    ["shṭ", "ṣ ṭ", "usual_spelling"],
    ["shṭh", "ṣ ṭh", "usual_spelling"],
    ["ṛi", "ṛ", "usual_spelling"],
    ["ṛī", "ṝ", "usual_spelling"],
    ["r̥i", "ṛ", "usual_spelling"],
    ["r̥ī", "ṝ", "usual_spelling"],
  ],
  ascii: [
    ...GUESSES,
    ...LONG_GUESSES,
    ...DOUBLE_VOWELS,
    ...CH_ROWS,
    ["ch", "ch", "ch_is_aspirated"],
    ["chh", "ch"],
    ["sh", "ś", "sh_is_palatal"],
  ],
  hk: [
    ...GUESSES,
    ...rows("A ā, I ī, U ū, R ṛ, RR ṝ, lR ḷ, lRR ḹ, M ṃ, H ḥ"),
    ...rows("G ṅ, J ñ, T ṭ, Th ṭh, D ḍ, Dh ḍh, N ṇ, z ś, S ṣ, L ḻ"),
    ["OM", OM, "om"],
  ],
  itrans: [
    ...GUESSES,
    ...rows("A ā, aa ā, I ī, ii ī, ee ī, U ū, uu ū, oo ū"),
    ...rows("RRi ṛ, R^i ṛ, Ri ṛ, RRI ṝ, R^I ṝ, RI ṝ, LLi ḷ, L^i ḷ, LLI ḹ, L^I ḹ"),
    ...rows("M ṃ, .m ṃ, .n ṃ, H ḥ, .N m̐, .a '"),
    ...rows("~N ṅ, N^ ṅ, ch c, Ch ch, chh ch, ~n ñ, JN ñ, T ṭ, Th ṭh, D ḍ, Dh ḍh, N ṇ"),
    ...rows("sh ś, Sh ṣ, shh ṣ, S ṣ, L ḻ, ld ḻ, w v"),
    ...rows("C ch, .D ḍ, .Dh ḍh, Rh ḍh, zh ẕ"),
    ...rows("K kh, G g, Y y, R ṟ, J j, q k, f ph, z j"),
    ["x", "k ṣ"],
    ["GY", GYA],
    ["dny", GYA],
    ["OM", OM, "om"],
    ["AUM", OM, "om"],
    // The halant: no a follows, as none does in Latin letters anyway.
    [".h", ""],
  ],
  slp1: [
    ...rows("A ā, I ī, U ū, f ṛ, F ṝ, x ḷ, X ḹ, E ai, O au, M ṃ, H ḥ, ~ m̐, Z ẖ, V ḫ"),
    ...rows("K kh, G gh, N ṅ, C ch, J jh, Y ñ, w ṭ, W ṭh, q ḍ, Q ḍh, R ṇ, T th, D dh, P ph, B bh"),
    ...rows("S ś, z ṣ, L ḻ"),
  ],
  velthuis: [
    ...GUESSES,
    ...rows("A ā, aa ā, I ī, ii ī, U ū, uu ū, .r ṛ, .R ṝ, .rr ṝ, .l ḷ, .L ḹ, .ll ḹ"),
    ...rows('"n ṅ, ~n ñ, .t ṭ, .th ṭh, .d ḍ, .dh ḍh, .n ṇ, "s ś, .s ṣ, L ḻ'),
    ...rows(".m ṃ, M ṃ, .h ḥ, H ḥ, ~m m̐, .a '"),
    [".o", OM, "om"],
  ],
};
