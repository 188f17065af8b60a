import { nikhilam, productOfNumbers } from "#domain/ganita/ganita.ts";
import { notationText } from "#domain/ganita/notation.ts";
import { CONSONANTS, VOWELS } from "#domain/letters/letters.ts";
import { KNOWN_WORDS, type KnownWord } from "#domain/numeration/known-words.ts";
import { readText } from "#domain/numeration/read-text.ts";
import type { WordReading } from "#domain/numeration/reading.ts";

const FACTORS = { a: "98", b: "97" };
const { steps, statement, result } = nikhilam.answer(FACTORS);
interface Found {
  readonly base: bigint;
  readonly devA: bigint;
  readonly devB: bigint;
  readonly cross: bigint;
  readonly right: string;
}

const found: Found = Object.assign({}, ...steps.page(0, steps.total).map(({ figures }) => figures));

/** Two numbers slightly below a hundred, and all parts of their written product. */
export const NEAR_HUNDRED = { ...FACTORS, ...found, statement: notationText(statement), result };

const CROSSED = { a: "32", b: "41" };

/** Two numbers multiplied vertically and crosswise. */
export const CROSSWISE = { ...CROSSED, ...productOfNumbers(CROSSED) };

/** A word of the literature, read letter by letter. */
export interface ReadWord extends KnownWord {
  readonly reading: WordReading;
}

/** What the Aryabhatiya counts in a yuga, on the Earth, and in its table of sines. */
export const SKY_WORDS: readonly ReadWord[] = [
  "khyughṛ",
  "ṅiśibuṇḷṣkhṛ",
  "bhadlijhnukhṛ",
  "buphinaca",
  "ñilā",
  "makhi",
].map(readWord);

/** The Sun's years and the Earth's rotations. */
export const [YEARS, TURNS] = SKY_WORDS as readonly [ReadWord, ReadWord, ...ReadWord[]];

/** A modern number in his letters. */
export const LIGHT_WORD = readWord("jalaghinijhuśujhṛsṛkhḷ");

function readWord(latin: string): ReadWord {
  const word = KNOWN_WORDS.find((known) => known.latin === latin)!;
  return { ...word, reading: readText(word.devanagari, "devanagari").words[0]! };
}

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
