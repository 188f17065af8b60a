import { CONSONANTS, VOWELS } from "./letters.data.ts";
import type { BrahmicScript, Script } from "./script.ts";
import { CANDRA_VOWELS, OM, SIGNS, VIRAMA } from "./signs.data.ts";
import { consonantUnit, signUnit, type Unit, unit, vowelUnit } from "./units.ts";

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

// ISO 15919 keeps apart what would be one letter: k:ha, a:i.
const COLON = unit({ kind: "sign", note: "keeps letters apart, not counted" });

const rows: readonly Row[] = [
  // Telugu writes several signs as one, which the first of them is.
  ...signRows.toReversed(),
  ...BRAHMIC_SCRIPTS.flatMap(letterRows),
  ...CANDRA_VOWELS.map(
    ([char, latin, dependent]): Row => [char, vowelUnit(latin, "devanagari", { dependent })],
  ),
  [OM.char, vowelUnit(OM.vowel, "devanagari", { ids: [OM.vowel, OM.sign], hint: "om" })],
  [":", COLON],
];

// By UTF-16 unit, up to the last of the punctuation that means something: a plain list, since a
// look-up here is most of what reading a character costs.
const UNITS: (Unit | undefined)[] = Array(0x2020).fill(undefined);
for (const [char, unit] of rows) if (char.length === 1) UNITS[char.charCodeAt(0)] = unit;

/** Finds what one character says by itself: Brahmic letters and signs, and signs of any script. */
export function unitOfCharacter(code: number): Unit | undefined {
  return UNITS[code];
}

/** Classifies a character that is no letter or sign of the tables. */
export function otherUnit(char: string): Unit {
  const width = char.length;
  if (/\p{N}/u.test(char)) return unit({ width, note: "digit, not counted", kept: true });
  if (!/[\p{L}\p{M}]/u.test(char)) {
    return unit({ width, note: "separator, not counted", separates: true, kept: true });
  }
  const note = "not a letter of the tables, not counted";
  return unit({ width, note, hint: "unknown_letter" });
}
