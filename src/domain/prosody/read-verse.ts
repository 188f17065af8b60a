import { DomainError } from "../domain-error.ts";
import { type Line, versesOf } from "./lines.ts";
import { type MetreReading, metreOf } from "./metre-of.ts";

/** The longest text accepted, in UTF-16 code units. */
export const MAX_VERSE_LENGTH = 4000;

/** A verse with its weights and, where it has one, its metre. */
export interface VerseReading {
  readonly lines: readonly Line[];
  readonly metre: MetreReading | null;
}

/**
 * Weighs the syllables of each verse of a text in any of the four scripts and names its metre.
 *
 * @throws {DomainError} `text_too_long` beyond {@link MAX_VERSE_LENGTH}.
 *
 * @example
 * readVerses("वागर्थाविव संपृक्तौ वागर्थप्रतिपत्तये।जगतः पितरौ वन्दे पार्वतीपरमेश्वरौ॥")[0].metre.name; // "anuṣṭubh"
 */
export function readVerses(text: string): VerseReading[] {
  if (text.length > MAX_VERSE_LENGTH) {
    throw new DomainError("text_too_long", `Input exceeds ${MAX_VERSE_LENGTH} character limit.`);
  }
  return versesOf(text).map((lines) => ({
    lines,
    metre: metreOf(lines.map(({ syllables }) => syllables)),
  }));
}
