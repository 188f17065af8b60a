import type { ProcessSentenceResponse } from "#contract/aryabhatta-answers.ts";
import type { WordReading } from "#contract/word-reading.ts";

/** A word as sent, and its reading. */
export interface ReadWord {
  /** Its place in the text, from 1. */
  readonly number: number;
  readonly word: string;
  readonly reading: WordReading;
}

/** The words of an answer in order. */
export function wordsOf({ tokens }: ProcessSentenceResponse): ReadWord[] {
  return tokens
    .flatMap((token) => Object.entries(token))
    .map(([word, reading], index) => ({ number: index + 1, word, reading }));
}

// Where | stands for a danda, it is a sign of mathematics.
const IS_PUNCTUATION = /^[\p{P}\p{S}]+$/u;

/** The words without dandas and other punctuation, which are read as words of no value; all if none is left. */
export function withoutPunctuation(words: readonly ReadWord[]): readonly ReadWord[] {
  const kept = words.filter(({ word }) => !IS_PUNCTUATION.test(word));
  return kept.length > 0 ? kept : words;
}

/** A number to calculate with, and the letters it comes from. */
export interface Operand {
  readonly text: string;
  readonly value: string;
}

interface Operands {
  readonly from: "words" | "syllables";
  readonly operands: readonly Operand[];
}

/**
 * The numbers for arithmetic: the values of the words; a danda between them is none. For a single
 * word, the values of its syllables that count, or its own value if none does.
 */
export function operandsOf(words: readonly ReadWord[]): Operands {
  const taken = withoutPunctuation(words);
  const values = taken.map(({ word, reading }) => ({ text: word, value: reading.value_text }));
  if (taken.length > 1) return { from: "words", operands: values };
  const syllables = taken
    .flatMap(({ reading }) => reading.syllables)
    .map(({ text, value_text }) => ({ text, value: value_text }))
    .filter(({ value }) => value !== "0");
  return { from: "syllables", operands: syllables.length > 0 ? syllables : values };
}
