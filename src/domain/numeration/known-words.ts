import { KNOWN_WORDS, type KnownWord } from "./known-words.data.ts";

/**
 * Finds where a word stands in the literature, misprints included.
 *
 * @param latin The word as its reading spells it in IAST.
 *
 * @example
 * knownWord("khyughṛ")[0]?.meaning; // "revolutions of the Sun (years) in a yuga"
 */
export function knownWord(latin: string): readonly KnownWord[] {
  return KNOWN_WORDS.filter((word) => word.latin === latin);
}

/**
 * Finds the words of the literature for a number; misprints are left out.
 *
 * @example
 * knownWordsFor(59n).map((word) => word.latin); // ["rdha", "jhla"]
 */
export function knownWordsFor(value: bigint): readonly KnownWord[] {
  return KNOWN_WORDS.filter(
    (word) => word.value === value && (word.printed === null || word.printed === value),
  );
}
