import { CONSONANTS, VOWELS } from "./letters.data.ts";
import type { NoteCode } from "./reading.ts";
import type { BrahmicScript, Script } from "./script.ts";
import { CANDRA_VOWELS, OM, SIGNS, VIRAMA } from "./signs.data.ts";
import { consonantUnit, type OtherUnit, signUnit, type Unit, vowelUnit } from "./units.ts";

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
    const script = SCRIPT_BY_BLOCK.get(char.charCodeAt(0) & ~0x7f) ?? null;
    return [char, signUnit(sign, script)];
  }),
);

function letterRows(script: BrahmicScript): Row[] {
  return [
    ...CONSONANTS.map(
      (letter): Row => [letter[script] ?? "", consonantUnit([letter.latin], script)],
    ),
    ...VOWELS.flatMap(({ latin, matra, [script]: letter }): Row[] => [
      [letter, vowelUnit(latin, script, false)],
      [matra[script], vowelUnit(latin, script, true)],
    ]),
    [VIRAMA[script], { kind: "virama", script }],
  ];
}

// ISO 15919 keeps apart what would be one letter: k:ha, a:i.
const COLON: Unit = {
  kind: "sign",
  script: null,
  id: null,
  note: "keeps letters apart, not counted",
};

const UNITS: ReadonlyMap<number, Unit> = new Map(
  [
    // Telugu writes several signs as one, which the first of them is.
    ...signRows.toReversed(),
    ...BRAHMIC_SCRIPTS.flatMap(letterRows),
    ...CANDRA_VOWELS.map(
      ([char, latin, dependent]): Row => [char, vowelUnit(latin, "devanagari", dependent)],
    ),
    [OM.char, vowelUnit(OM.vowel, "devanagari", false, "om")] as const,
    [":", COLON] as const,
  ]
    .filter(([char]) => char.length === 1)
    .map(([char, unit]) => [char.charCodeAt(0), unit]),
);

/** Finds what one character says by itself: Brahmic letters and signs, and signs of any script. */
export function unitOfCharacter(code: number): Unit | undefined {
  return UNITS.get(code);
}

function other(note: string, separates: boolean, kept: boolean, hint: NoteCode | null): OtherUnit {
  return { kind: "other", script: null, hint, note, separates, kept };
}

const DIGIT = other("digit, not counted", false, true, null);
const UNKNOWN = other("not a letter of the tables, not counted", false, false, "unknown_letter");
const SEPARATOR = other("separator, not counted", true, true, null);

/** Classifies a character that is no letter or sign of the tables. */
export function otherUnit(char: string): OtherUnit {
  if (/\p{N}/u.test(char)) return DIGIT;
  return /[\p{L}\p{M}]/u.test(char) ? UNKNOWN : SEPARATOR;
}
