import type { Script } from "../letters/letters.ts";
import { scan } from "../letters/scan.ts";
import { spellings } from "../letters/spell.ts";
import { ROWS_BY_SOURCE } from "./known-words.data.ts";

/** A word from the literature, spelled in each script, and the number it stands for. */
export interface KnownWord extends Readonly<Record<Script, string>> {
  /** The value of the letters by the rule. */
  readonly value: bigint;
  /** The number that the source gives instead, if it gives another. */
  readonly misprint?: bigint;
  /** False if the source gives the word without its number. */
  readonly isPrinted?: false;
  readonly meaning: string;
  readonly source: string;
  readonly note?: string;
}

/** The words in the order of their sources. A word has one entry for each thing it counts. */
export const KNOWN_WORDS: readonly KnownWord[] = ROWS_BY_SOURCE.flatMap(([source, rows]) =>
  rows.map(([latin, value, meaning, special]) => ({
    ...spellings(scan(latin, "iast").flatMap(({ ids }) => ids)),
    value,
    meaning,
    source,
    ...special,
  })),
);

/** Whether the source gives another number than the letters. */
export const isMisprint = ({ misprint }: KnownWord): boolean => misprint !== undefined;

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

/**
 * Finds the words for a number in the literature, without misprints.
 *
 * @example
 * knownWordsFor(59n).map((word) => word.latin); // ["rdha", "jhla"]
 */
export function knownWordsFor(value: bigint): readonly KnownWord[] {
  return KNOWN_WORDS.filter((word) => word.value === value && !isMisprint(word));
}
