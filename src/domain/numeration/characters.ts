import { CONSONANTS, VOWELS } from "./letters.data.ts";
import type { NoteCode } from "./reading.ts";
import type { BrahmicScript, Script } from "./script.ts";
import { CANDRA_VOWELS, OM, SIGNS, VIRAMA } from "./signs.data.ts";
import { consonantUnit, type OtherUnit, signUnit, type Unit, vowelUnit } from "./units.ts";

const BRAHMIC_SCRIPTS: readonly BrahmicScript[] = ["devanagari", "kannada", "telugu"];

// The blocks of 128 characters; Vedic extensions and punctuation belong to no script.
const SCRIPT_BY_BLOCK: ReadonlyMap<number, Script> = new Map([
  [0x0900, "devanagari"],
  [0x0c00, "telugu"],
  [0x0c80, "kannada"],
  [0x1e00, "latin"],
  [0x1e80, "latin"],
]);

function scriptOf(char: string): Script | null {
  return SCRIPT_BY_BLOCK.get(char.charCodeAt(0) & ~0x7f) ?? null;
}

function lettersOf(script: BrahmicScript): [string, Unit][] {
  return [
    ...CONSONANTS.map((letter): [string, Unit] => [
      letter[script] ?? "",
      consonantUnit([letter.latin], script),
    ]),
    ...VOWELS.flatMap(({ latin, matra, [script]: letter }): [string, Unit][] => [
      [letter, vowelUnit(latin, script, false)],
      [matra[script], vowelUnit(latin, script, true)],
    ]),
    [VIRAMA[script], { kind: "virama", script, hint: null }],
  ];
}

function candraVowels(): [string, Unit][] {
  return CANDRA_VOWELS.flatMap(({ letters, matra, latin }): [string, Unit][] => [
    ...[...letters].map((letter): [string, Unit] => [
      letter,
      vowelUnit(latin, "devanagari", false),
    ]),
    [matra, vowelUnit(latin, "devanagari", true)],
  ]);
}

function signs(): [string, Unit][] {
  return SIGNS.flatMap((sign) =>
    [sign.devanagari, sign.kannada, sign.telugu, sign.latin, ...sign.variants].map(
      (char): [string, Unit] => [char, signUnit(sign, scriptOf(char))],
    ),
  );
}

const UNITS: ReadonlyMap<number, Unit> = new Map(
  [
    // The last row of a character stands: Telugu writes several signs as one.
    ...signs().reverse(),
    ...BRAHMIC_SCRIPTS.flatMap(lettersOf),
    ...candraVowels(),
    [OM.char, vowelUnit(OM.vowel, "devanagari", false, "om")] as const,
    [
      ":",
      // ISO 15919 keeps apart with it what would be one letter: k:ha, a:i.
      {
        kind: "sign",
        script: null,
        hint: null,
        id: null,
        note: "keeps letters apart, not counted",
      },
    ] as const,
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
