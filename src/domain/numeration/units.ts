import { CONSONANTS, VOWELS } from "./letters.data.ts";
import type { NoteCode } from "./reading.ts";
import type { Script } from "./script.ts";
import type { Sign } from "./signs.data.ts";

/**
 * What a letter or sign says, whichever script it is written in: the alphabet every word is reduced
 * to before it is counted. Facts that do not apply are blank.
 */
export interface Unit {
  /** A mark changes nothing. */
  readonly kind: "consonant" | "vowel" | "virama" | "sign" | "mark" | "other";
  /** What belongs to no script is common to all. */
  readonly script: Script | "common";
  /** The letters or the sign; two where one character writes a cluster. */
  readonly ids: readonly string[];
  /** The UTF-16 units that write it; 0 for what is understood. */
  readonly width: number;
  /** True for what stands on a consonant, in place of the a it has by itself. */
  readonly dependent: boolean;
  /** Of a Brahmic consonant, the a that follows unless something dependent does. */
  readonly carriesA: boolean;
  /** What a consonant counts. */
  readonly value: number;
  /** A vowel names the place 10^exponent. */
  readonly exponent: number;
  /** Outside the 33 consonants and the nine vowels. */
  readonly extension: boolean;
  /** A vowel as the script's own letter. */
  readonly letter: string;
  /** Of a stop, the nasal made at the same place. */
  readonly nasal: string | null;
  /** What the reader should be told when it is read this way. */
  readonly hint: NoteCode | null;
  /** Why it counts nothing. */
  readonly note: string;
  /** True where a syllable cannot go on behind it. */
  readonly separates: boolean;
  /** True for what is no letter but kept when the word is spelled in another script. */
  readonly kept: boolean;
}

const BLANK: Unit = {
  kind: "other",
  script: "common",
  ids: [],
  width: 1,
  dependent: false,
  carriesA: false,
  value: 0,
  exponent: 0,
  extension: false,
  letter: "",
  nasal: null,
  hint: null,
  note: "",
  separates: false,
  kept: false,
};

/** Makes a unit of the facts that apply. Units are alike in shape, which keeps reading them fast. */
export function unit(facts: Partial<Unit>): Unit {
  return { ...BLANK, ...facts };
}

const consonantById = new Map(CONSONANTS.map((letter) => [letter.latin, letter]));
const vowelById = new Map(VOWELS.map((letter) => [letter.latin, letter]));
const nasalByValue = new Map(
  CONSONANTS.filter(({ value, extension }) => value <= 25 && value % 5 === 0 && !extension).map(
    (letter) => [letter.value, letter.latin],
  ),
);

/** Makes the unit of a vowel. */
export function vowelUnit(id: string, script: Script, facts: Partial<Unit> = {}): Unit {
  const { exponent, extension, [script]: letter } = vowelById.get(id)!;
  return unit({ kind: "vowel", script, ids: [id], letter, exponent, extension, ...facts });
}

/** The vowel a in each script, where it is understood and not written. */
export const UNWRITTEN_A: Readonly<Record<Script, Unit>> = {
  devanagari: vowelUnit("a", "devanagari", { width: 0 }),
  latin: vowelUnit("a", "latin", { width: 0 }),
  kannada: vowelUnit("a", "kannada", { width: 0 }),
  telugu: vowelUnit("a", "telugu", { width: 0 }),
};

/** Makes the unit of one consonant, or of several written as one. */
export function consonantUnit(
  ids: readonly string[],
  script: Script,
  facts: Partial<Unit> = {},
): Unit {
  const letters = ids.map((id) => consonantById.get(id)!);
  return unit({
    kind: "consonant",
    script,
    ids,
    carriesA: script !== "latin",
    value: letters.reduce((sum, letter) => sum + letter.value, 0),
    extension: letters.some((letter) => letter.extension),
    // The varga letters stand in fives, each row closed by its nasal.
    nasal: nasalByValue.get(Math.ceil(letters[0]!.value / 5) * 5) ?? null,
    ...facts,
  });
}

/** Makes the unit of a sign that counts nothing. */
export function signUnit({ latin, name }: Sign, facts: Partial<Unit>): Unit {
  return unit({ kind: "sign", ids: [latin], note: `${name}, not counted`, ...facts });
}
