import { KNOWN_WORDS, type KnownWord } from "./known-words.data.ts";

/**
 * Finds where a word occurs in the literature, including misprints.
 *
 * @param latin The word in IAST, as its reading spells it.
 *
 * @example
 * knownWord("khyughṛ")[0]?.meaning; // "revolutions of the Sun (years) in a yuga"
 */
export function knownWord(latin: string): readonly KnownWord[] {
  return KNOWN_WORDS.filter((word) => word.latin === latin);
}

/** Whether the source prints another number than the letters give. */
export function isMisprint({ printed, value }: KnownWord): boolean {
  return printed !== null && printed !== value;
}

/**
 * Finds the words for a number in the literature, without misprints.
 *
 * @example
 * knownWordsFor(59n).map((word) => word.latin); // ["rdha", "jhla"]
 */
export function knownWordsFor(value: bigint): readonly KnownWord[] {
  return KNOWN_WORDS.filter((word) => word.value === value && !isMisprint(word));
}
