import { colourOf } from "#domain/colour/letter-colours.ts";
import { CONSONANTS, VOWELS } from "#domain/letters/letters.ts";
import { readText } from "#domain/numeration/read-text.ts";
import type { Syllable } from "#domain/numeration/reading.ts";

/** A letter of the word that the pictures show. */
export interface PictureLetter {
  readonly latin: string;
  readonly letter: string;
  readonly hex: string;
  /** The number of a consonant; null for a vowel. */
  readonly value: number | null;
  /** The power of ten that a vowel gives; null for a consonant. */
  readonly exponent: number | null;
}

/** An akshara of that word. */
interface PictureAkshara {
  readonly text: string;
  readonly letters: readonly PictureLetter[];
  readonly sum: number;
  readonly exponent: number;
  readonly value: bigint;
}

const PICTURED = "ख्युघृ";
const [reading] = readText(PICTURED, "devanagari").words;

/** The first word of the Aryabhatiya's astronomy, as the reader splits it. */
export const WORD = {
  text: PICTURED,
  latin: reading!.spellings.latin,
  value: reading!.value,
  aksharas: reading!.syllables.map(pictureAkshara),
} as const;

/** Its letters in order. */
export const LETTERS: readonly PictureLetter[] = WORD.aksharas.flatMap(({ letters }) => letters);

function pictureAkshara({ text, consonants, vowel, value }: Syllable): PictureAkshara {
  const letters = [...consonants, vowel!].map(pictureLetter);
  return {
    text,
    value,
    letters,
    sum: letters.reduce((sum, letter) => sum + (letter.value ?? 0), 0),
    exponent: letters.at(-1)!.exponent!,
  };
}

function pictureLetter(latin: string): PictureLetter {
  const { devanagari, hex } = colourOf(latin)!;
  return {
    latin,
    letter: devanagari,
    hex,
    value: CONSONANTS.find((letter) => letter.latin === latin)?.value ?? null,
    exponent: VOWELS.find((letter) => letter.latin === latin)?.exponent ?? null,
  };
}
