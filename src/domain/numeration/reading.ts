import { LATIN_SCHEMES, type LatinScheme } from "../letters/latin-schemes.ts";
import type { Script } from "../letters/letters.ts";
import type { SpelledSyllable } from "../letters/spell.ts";
import type { LetterHint } from "../letters/units.ts";

/** The longest text accepted, in Unicode code points of normal form C. */
export const MAX_TEXT_CODE_POINTS = 100;

/** The choices on which calculators differ, because the rule itself does not settle them. */
export const READING_RULES = {
  /** A vowel without a consonant counts its place value, or nothing. */
  standaloneVowel: ["place", "zero"],
  /** A consonant without a vowel counts nothing, or as if a followed. */
  finalConsonant: ["zero", "a"],
  /** Letters outside the 33 and the nine vowels count as their nearest letter, or nothing. */
  extensions: ["count", "zero"],
  /** Anusvara counts nothing, or as the nasal of the stop after it. */
  anusvara: ["zero", "nasal"],
  /** `auto` reads IAST / ISO 15919, mixed or not, where the text has a diacritic, otherwise plain ASCII. */
  scheme: ["auto", ...LATIN_SCHEMES],
} as const;

/** A choice for each of {@link READING_RULES}. */
export type ReadingRules = {
  readonly [Rule in keyof typeof READING_RULES]: (typeof READING_RULES)[Rule][number];
};

/** The choices where the reader makes none. */
export const DEFAULT_RULES: ReadingRules = {
  standaloneVowel: "place",
  finalConsonant: "zero",
  extensions: "count",
  anusvara: "zero",
  scheme: "auto",
};

interface LetterFacts {
  /** As typed. The `char`s of all entries but implicit vowels, joined, are the word. */
  readonly char: string;
  /** Id of the letter or sign, the key of its sound and colour; nothing else has one. */
  readonly latin?: string;
  /** Why it counts 0, or what is special about it. */
  readonly note?: string;
  /** Outside the 33 consonants and the nine vowels. */
  readonly extension: boolean;
}

/** A consonant, with the vowel that gives it its place. */
export interface ConsonantLetter extends LetterFacts {
  readonly type: "consonant";
  /** Its number. */
  readonly value: bigint;
  /** Its vowel, if it has one, as the script's own letter. */
  readonly vowel?: string;
}

/** The vowel that closes a cluster and gives it its place. */
export interface VowelOfConsonants extends LetterFacts {
  /** An implicit vowel is not written: its `char` is the script's own letter a. */
  readonly type: "vowel_for_consonant" | "implicit_vowel";
  readonly latin: string;
  /** The place value. */
  readonly value: bigint;
  /** The vowel as the script's own letter. */
  readonly vowel: string;
  /** The cluster as typed. */
  readonly consonant: string;
  /** The value of the syllable: sum of the cluster × place value. */
  readonly consonantSumAtVowel: bigint;
  readonly exponent: number;
}

/** A vowel without a consonant before it. */
export interface StandaloneVowel extends LetterFacts {
  readonly type: "standalone_vowel";
  readonly latin: string;
  /** What it adds to the word. */
  readonly value: bigint;
  readonly vowel: string;
  readonly exponent: number;
}

/** A sign, a virama or anything else that adds nothing. */
export interface UncountedLetter extends LetterFacts {
  readonly type: "virama" | "sign" | "other";
  readonly value: 0n;
}

/** One character or sign of a word, or the unwritten vowel of a consonant. */
export type Letter = ConsonantLetter | VowelOfConsonants | StandaloneVowel | UncountedLetter;

/** What a note is about. Programs branch on it, so a code keeps its meaning. */
export type NoteCode =
  | LetterHint
  | "other_script"
  | "mixed_scripts"
  | "inner_capital"
  | "all_capitals"
  | "likely_spelling"
  | "ri_is_not_vocalic"
  | "l_with_vocalic_r"
  | "vocalic_l_for_l_with_r"
  | "final_anusvara"
  | "final_consonant"
  | "standalone_vowel"
  | "extension"
  | "direction_mark"
  | "no_numeral";

/** Something the reader should know about a reading. */
export interface Note {
  readonly code: NoteCode;
  readonly message: string;
  /** Another reading: the text or rules that give it, and the value the word then has. */
  readonly alternative?: {
    readonly text?: string;
    readonly rules?: Partial<ReadingRules>;
    readonly value: bigint;
  };
}

/** A syllable of a word. */
export interface Syllable extends SpelledSyllable {
  /** As typed, with the signs that follow. */
  readonly text: string;
  /** What the syllable adds to the word. */
  readonly value: bigint;
}

/** A word read as a number, with all that led to it. */
export interface WordReading {
  /** As typed, in Unicode normal form C. */
  readonly word: string;
  readonly value: bigint;
  readonly letters: readonly Letter[];
  readonly notes: readonly Note[];
  /** The same reading in each script; letters that could not be read are left out. */
  readonly spellings: Readonly<Record<Script, string>>;
  readonly syllables: readonly Syllable[];
}

/** The words of a text and their sum. */
export interface TextReading {
  readonly words: readonly WordReading[];
  /** How Latin letters were read; null where there are none. */
  readonly scheme: LatinScheme | null;
  readonly total: bigint;
}
