import { type BrahmicScript, CONSONANTS, type Script, VOWELS } from "../letters.ts";
import { CANDRA_VOWELS, OM, SIGNS, VIRAMA } from "../signs.data.ts";
import { consonantUnit, signUnit, type Unit, unit, vowelUnit } from "../units.ts";

type Row = readonly [char: string, unit: Unit];

const BRAHMIC_SCRIPTS: readonly BrahmicScript[] = ["devanagari", "kannada", "telugu"];

// Blocks of 128 characters. Vedic extensions and punctuation belong to no script.
const SCRIPT_BY_BLOCK: ReadonlyMap<number, Script> = new Map([
  [0x0900, "devanagari"],
  [0x0c00, "telugu"],
  [0x0c80, "kannada"],
]);

const signRows: readonly Row[] = SIGNS.flatMap((sign) =>
  [sign.devanagari, sign.kannada, sign.telugu, ...sign.variants].map((char): Row => {
    const script = SCRIPT_BY_BLOCK.get(char.charCodeAt(0) & ~0x7f) ?? "common";
    return [char, signUnit(sign, { script })];
  }),
);

function letterRows(script: BrahmicScript): Row[] {
  return [
    ...CONSONANTS.map(
      (letter): Row => [letter[script] ?? "", consonantUnit([letter.latin], script)],
    ),
    ...VOWELS.flatMap(({ latin, matra, [script]: letter }): Row[] => [
      [letter, vowelUnit(latin, script)],
      [matra[script], vowelUnit(latin, script, { dependent: true })],
    ]),
    [VIRAMA[script], unit({ kind: "virama", script, dependent: true })],
  ];
}

// In ISO 15919 a colon separates what would otherwise be one letter: k:ha, a:i.
export const COLON = unit({ kind: "sign", note: "keeps letters apart, not counted" });

const rows: readonly Row[] = [
  // Telugu has one character for several signs; it is read as the first of them.
  ...signRows.toReversed(),
  ...BRAHMIC_SCRIPTS.flatMap(letterRows),
  ...CANDRA_VOWELS.map(
    ([char, latin, dependent]): Row => [char, vowelUnit(latin, "devanagari", { dependent })],
  ),
  [OM.char, vowelUnit(OM.vowel, "devanagari", { ids: [OM.vowel, OM.sign], hint: "om" })],
  [":", COLON],
];

// Indexed by UTF-16 unit, up to the last punctuation with a meaning. A plain array, because this
// look-up is most of the cost of reading a character.
const UNITS: (Unit | undefined)[] = Array(0x2020).fill(undefined);
// The few signs beyond.
const RARE = new Map<number, Unit>();
for (const [char, unit] of rows.filter(([char]) => char.length === 1)) {
  const code = char.charCodeAt(0);
  if (code < UNITS.length) UNITS[code] = unit;
  else RARE.set(code, unit);
}

/** Finds the unit of a single character: Brahmic letters and signs, and signs of any script. */
export function unitOfCharacter(code: number): Unit | undefined {
  return code < UNITS.length ? UNITS[code] : RARE.get(code);
}

// A colon typed for the visarga, as Devanagari ः looks like one.
const VISARGA = SIGNS.find(({ latin }) => latin === "ḥ")!;
const hint = "colon_is_visarga";
const COLON_AS_VISARGA: Readonly<Record<Script, Unit>> = {
  devanagari: signUnit(VISARGA, { script: "devanagari", hint }),
  latin: signUnit(VISARGA, { script: "latin", hint }),
  kannada: signUnit(VISARGA, { script: "kannada", hint }),
  telugu: signUnit(VISARGA, { script: "telugu", hint }),
};
// What follows a colon that is punctuation, as in राम:- and 1:2.
const AFTER_PUNCTUATION = /^[:\-–—/\p{N}]/u;

/**
 * Reads a colon by what stands around it: after a vowel, spoken or written, it is typed for a
 * visarga; in Latin before another vowel and after a consonant it keeps letters apart.
 *
 * @param isBeforeVowel Whether a Latin vowel follows.
 */
export function colonUnit(before: Unit | undefined, after: string, isBeforeVowel: boolean): Unit {
  const hasVowel = before?.kind === "vowel" || before?.carriesA;
  if (!hasVowel || isBeforeVowel || AFTER_PUNCTUATION.test(after)) return COLON;
  return COLON_AS_VISARGA[before!.script as Script];
}

/** Classifies a character that is not in the tables of letters and signs. */
export function otherUnit(char: string): Unit {
  const width = char.length;
  if (/\p{N}/u.test(char)) return unit({ width, note: "digit, not counted", kept: true });
  if (!/[\p{L}\p{M}]/u.test(char)) {
    return unit({ width, note: "separator, not counted", separates: true, kept: true });
  }
  const note = "not a letter of the tables, not counted";
  return unit({ width, note, hint: "unknown_letter" });
}
