import { KNOWN_WORDS, type KnownWord } from "#domain/numeration/known-words.data.ts";
import { readText } from "#domain/numeration/read-text.ts";
import type { WordReading } from "#domain/numeration/reading.ts";

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
