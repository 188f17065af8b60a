import { CONSONANTS, VOWELS } from "#domain/letters/letters.ts";
import type { WordReading } from "#domain/numeration/reading.ts";

/**
 * The amount that one syllable adds to a word's number: the sum of its consonants times a power of
 * ten.
 */
export interface Term {
  readonly addends: readonly number[];
  readonly exponent: number;
}

const valueByConsonant = new Map(CONSONANTS.map(({ latin, value }) => [latin, value]));
const exponentByVowel = new Map(VOWELS.map(({ latin, exponent }) => [latin, exponent]));

/** The number of a word as a sum, syllable by syllable. */
export function wordTerms({ syllables }: WordReading): Term[] {
  return syllables.map(({ consonants, vowel }) => ({
    addends: consonants.map((latin) => valueByConsonant.get(latin)!),
    exponent: exponentByVowel.get(vowel!)!,
  }));
}
