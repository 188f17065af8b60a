import { CONSONANTS, type Consonant, VOWELS, type Vowel } from "./letters.ts";
import { SIGNS, VIRAMA } from "./signs.data.ts";

/** A letter or sign side by side in four scripts; empty where a script has none. */
export interface WrittenForms {
  readonly latin: string;
  readonly devanagari: string;
  readonly kannada: string;
  readonly telugu: string;
}

interface NumberedLetter extends WrittenForms {
  /** The number shown beside it. */
  readonly number: number;
  /** Its place in the list, from 1; it shifts when an entry is inserted before it. */
  readonly ordinal: number;
  readonly extension: boolean;
}

interface ConsonantMapping extends NumberedLetter {
  /** Its value, the same as its `number`. */
  readonly value: number;
}

interface VowelMapping extends NumberedLetter {
  /** It names the place 10^exponent. Its `number` is its ordinal. */
  readonly exponent: number;
}

/** The tables a reader of numerals needs. */
interface Mappings {
  readonly consonants: readonly ConsonantMapping[];
  readonly vowels: readonly VowelMapping[];
  /** The signs that write a vowel after a consonant; a has none. */
  readonly matras: readonly WrittenForms[];
  /** Signs that add nothing, and the virama, which has no Latin. */
  readonly modifiers: readonly WrittenForms[];
}

/**
 * Lists letters and signs in varnamala order with their numbers.
 *
 * Inserting a row into the tables shifts the ordinals after it, and so the `number` of vowels. The
 * value of a letter never changes.
 *
 * @example
 * mappings().consonants.find(({ latin }) => latin === "y"); // { ordinal: 26, number: 30, value: 30, … }
 */
export function mappings(
  consonants: readonly Consonant[] = CONSONANTS,
  vowels: readonly Vowel[] = VOWELS,
): Mappings {
  return {
    consonants: consonants.map(
      ({ latin, devanagari, kannada, telugu, value, extension }, index) => ({
        number: value,
        ordinal: index + 1,
        latin,
        devanagari,
        kannada: kannada ?? "",
        telugu: telugu ?? "",
        value,
        extension,
      }),
    ),
    vowels: vowels.map(({ latin, devanagari, kannada, telugu, exponent, extension }, index) => ({
      number: index + 1,
      ordinal: index + 1,
      latin,
      devanagari,
      kannada,
      telugu,
      exponent,
      extension,
    })),
    matras: vowels
      .filter(({ matra }) => matra.devanagari)
      .map(({ latin, matra }) => ({ latin, ...matra })),
    modifiers: [
      ...SIGNS.map(({ latin, devanagari, kannada, telugu }) => ({
        latin,
        devanagari,
        kannada,
        telugu,
      })),
      { latin: "", ...VIRAMA },
    ],
  };
}
