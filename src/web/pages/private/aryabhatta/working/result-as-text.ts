import type { ReadWord } from "../words.ts";
import { countsAtPlace, termsOf, termText } from "./terms.ts";

/**
 * Writes the words with their working as plain text, a line for each word and one for the total.
 *
 * @example
 * resultAsText(words, "4320000"); // "ख्युघृ (khyughṛ) = (2 + 30) × 10^4 + 4 × 10^6 = 4320000"
 */
export function resultAsText(words: readonly ReadWord[], total: string): string {
  const lines = words.map(({ word, reading }) => {
    const terms = termsOf(reading.letters_breakdown).filter(countsAtPlace).map(termText);
    const name = word === reading.reading.latin ? word : `${word} (${reading.reading.latin})`;
    return [name, terms.join(" + "), reading.value_text].filter(Boolean).join(" = ");
  });
  return words.length > 1 ? [...lines, `Total: ${total}`].join("\n") : lines.join("\n");
}
