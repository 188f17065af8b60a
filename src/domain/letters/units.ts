import { CONSONANTS, type Script, VOWELS } from "./letters.ts";
import type { Sign } from "./signs.data.ts";

/** What a reader should know about how a letter was read. */
export type LetterHint =
  | "usual_spelling"
  | "ch_is_aspirated"
  | "sh_is_palatal"
  | "double_e_or_o"
  | "letter_guess"
  | "dotted_after_vowel"
  | "colon_is_visarga"
  | "om"
  | "anusvara"
  | "unknown_letter";

/**
 * One letter or sign, described the same way in every script. Each word is turned into units before
 * it is counted. Facts that do not apply have a blank value.
 */
export interface Unit {
  /** A "mark" does not affect the reading. */
  readonly kind: "consonant" | "vowel" | "virama" | "sign" | "mark" | "other";
  /** "common" for what belongs to no single script. */
  readonly script: Script | "common";
  /** Ids of the letters or the sign; two where one character writes a cluster. */
  readonly ids: readonly string[];
  /** How many UTF-16 code units write it; 0 for an unwritten vowel. */
  readonly width: number;
  /** True for a sign that replaces the inherent a of a consonant, and for a mark, which stands before it. */
  readonly dependent: boolean;
  /** True for a Brahmic consonant: an a follows unless a dependent sign does. */
  readonly carriesA: boolean;
  /** The value of a consonant. */
  readonly value: number;
  /** A vowel names the place 10^exponent. */
  readonly exponent: number;
  /** Outside the 33 consonants and the nine vowels. */
  readonly extension: boolean;
  /** A vowel as the script's own letter. */
  readonly letter: string;
  /** For a stop, the nasal with the same place of articulation. */
  readonly nasal: string | null;
  /** The note to show the reader when it is read this way. */
  readonly hint: LetterHint | null;
  /** Why it has no value. */
  readonly note: string;
  /** True if it ends the syllable before it. */
  readonly separates: boolean;
  /** True for a non-letter that is kept when the word is spelled in another script. */
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

/** Makes a unit from the facts that apply. All units have one shape, so that reading is fast. */
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

/** The unwritten vowel a in each script. */
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
    // The varga letters come in rows of five; the last of each row is its nasal.
    nasal: nasalByValue.get(Math.ceil(letters[0]!.value / 5) * 5) ?? null,
    ...facts,
  });
}

/** Makes the unit of a sign that has no value. */
export function signUnit({ latin, name }: Sign, facts: Partial<Unit>): Unit {
  return unit({ kind: "sign", ids: [latin], note: `${name}, not counted`, ...facts });
}
