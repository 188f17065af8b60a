import { CONSONANTS, VOWELS } from "./letters.data.ts";
import type { NoteCode } from "./reading.ts";
import type { Script } from "./script.ts";
import type { Sign } from "./signs.data.ts";

/** What a letter or sign says, whichever script it is written in: the alphabet of the scanner. */
export type Unit = ConsonantUnit | VowelUnit | ViramaUnit | SignUnit | OtherUnit;

/** A part of a word, by its UTF-16 positions. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A unit and where it stands in a word. */
export interface Token extends Stretch {
  readonly unit: Unit;
}

export interface ConsonantUnit {
  readonly kind: "consonant";
  readonly script: Script;
  /** What the reader should be told when it is read this way. */
  readonly hint: NoteCode | null;
  /** One id, or two where one character writes a cluster. */
  readonly ids: readonly string[];
  readonly value: number;
  readonly extension: boolean;
  /** The nasal made at the same place; null for what is no stop. */
  readonly nasal: string | null;
}

export interface VowelUnit {
  readonly kind: "vowel";
  readonly script: Script;
  readonly hint: NoteCode | null;
  readonly id: string;
  /** The vowel as the script's own letter. */
  readonly letter: string;
  /** True for a sign that needs a consonant to stand on. */
  readonly dependent: boolean;
  readonly exponent: number;
  readonly extension: boolean;
}

export interface ViramaUnit {
  readonly kind: "virama";
  readonly script: Script;
}

export interface SignUnit {
  readonly kind: "sign";
  /** Null for what belongs to no script. */
  readonly script: Script | null;
  /** Null for a sign of spelling alone. */
  readonly id: string | null;
  readonly note: string;
}

export interface OtherUnit {
  readonly kind: "other";
  readonly script: null;
  readonly hint: NoteCode | null;
  readonly note: string;
  /** True where a syllable cannot go on behind it. */
  readonly separates: boolean;
  /** True where the spelling in another script keeps it. */
  readonly kept: boolean;
}

const consonantById = new Map(CONSONANTS.map((letter) => [letter.latin, letter]));
const vowelById = new Map(VOWELS.map((letter) => [letter.latin, letter]));
const nasalByValue = new Map(
  CONSONANTS.filter(({ value, extension }) => value <= 25 && value % 5 === 0 && !extension).map(
    (letter) => [letter.value, letter.latin],
  ),
);

/** Makes the unit of one consonant, or of several written as one. */
export function consonantUnit(
  ids: readonly string[],
  script: Script,
  hint: NoteCode | null = null,
): ConsonantUnit {
  const letters = ids.map((id) => consonantById.get(id)!);
  return {
    kind: "consonant",
    script,
    hint,
    ids,
    value: letters.reduce((sum, letter) => sum + letter.value, 0),
    extension: letters.some((letter) => letter.extension),
    // The varga letters stand in fives, each row closed by its nasal.
    nasal: nasalByValue.get(Math.ceil(letters[0]!.value / 5) * 5) ?? null,
  };
}

/** Makes the unit of a vowel. */
export function vowelUnit(
  id: string,
  script: Script,
  dependent: boolean,
  hint: NoteCode | null = null,
): VowelUnit {
  const vowel = vowelById.get(id)!;
  const { exponent, extension } = vowel;
  return { kind: "vowel", script, hint, id, letter: vowel[script], dependent, exponent, extension };
}

/** Makes the unit of a sign that counts nothing. */
export function signUnit({ latin, name }: Sign, script: Script | null): SignUnit {
  return { kind: "sign", script, id: latin, note: `${name}, not counted` };
}
