import type { SpelledSyllable } from "../letters/spell.ts";

/** One digit and the letter that gives it, both in the order of the word. */
export interface KatapayadiDigit {
  /** IAST: the consonant that counts, or the vowel of a syllable without one. */
  readonly letter: string;
  readonly digit: number;
}

/** A word read as a number by the katapayadi system. */
export interface KatapayadiReading {
  readonly digits: readonly KatapayadiDigit[];
  /** The digits from the last to the first, leading zeros kept; empty for a word without digits. */
  readonly text: string;
  readonly value: bigint;
}

const ROWS: readonly (readonly [letters: string, digit: number])[] = [
  ["k ṭ p y", 1],
  ["kh ṭh ph r", 2],
  ["g ḍ b l", 3],
  ["gh ḍh bh v", 4],
  ["ṅ ṇ m ś", 5],
  ["c t ṣ ĉ", 6],
  ["ch th s", 7],
  ["j d h ẑ", 8],
  ["jh dh ḻ", 9],
  ["ñ n ṉ ṟ ẕ", 0],
];

/**
 * The digit of each consonant, keyed by IAST. Outside the classical letters ḻ is 9 and ṉ ṟ ẕ are
 * 0 as in Kerala; ĉ and ẑ count as c and j.
 */
export const KATAPAYADI_DIGITS: ReadonlyMap<string, number> = new Map(
  ROWS.flatMap(([letters, digit]) => letters.split(" ").map((letter) => [letter, digit] as const)),
);

/**
 * Reads syllables by the katapayadi system. The last consonant before a vowel gives the digit, a
 * vowel alone gives 0, and a consonant without a vowel gives none. Digits run from right to left.
 *
 * @see Shankaravarman, Sadratnamala (1819), for the rule in one verse.
 *
 * @example
 * katapayadi([
 *   { consonants: ["k"], vowel: "ṛ" },
 *   { consonants: ["ṣ", "ṇ"], vowel: "a" },
 * ]).value; // 51n
 */
export function katapayadi(syllables: readonly SpelledSyllable[]): KatapayadiReading {
  const digits = syllables.flatMap(({ consonants, vowel }) => {
    if (vowel === null) return [];
    const letter = consonants.at(-1) ?? vowel;
    return [{ letter, digit: KATAPAYADI_DIGITS.get(letter) ?? 0 }];
  });
  const text = digits
    .map(({ digit }) => digit)
    .reverse()
    .join("");
  return { digits, text, value: BigInt(text) };
}
