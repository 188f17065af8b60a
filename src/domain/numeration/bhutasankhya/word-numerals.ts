import { type SourceKey, WORD_NUMERAL_ROWS, WORD_NUMERAL_SOURCES } from "./word-numerals.data.ts";

/** A work that gives a word its value: what it is called, and where in it. */
export interface WordNumeralSource {
  readonly name: string;
  readonly full: string;
}

/** A word that stands for a number because there are that many of what it names. */
export interface WordNumeral {
  /** IAST: the form that it has before another word of a compound. */
  readonly word: string;
  readonly value: number;
  /** What there are that many of. */
  readonly things: string;
  readonly sources: readonly WordNumeralSource[];
}

/** A stem with all its values, those of more sources first. */
export interface Stem {
  readonly phones: readonly string[];
  readonly numerals: readonly WordNumeral[];
}

/** The letters of a word in IAST, an aspirate or a diphthong as one. */
export function phonesOf(iast: string): string[] {
  return iast.match(/[kgcjṭḍtdpb]h|ai|au|./gu) ?? [];
}

const NUMERALS: readonly WordNumeral[] = WORD_NUMERAL_ROWS.flatMap(([value, things, words]) =>
  words.split(" ").map((entry) => {
    const [word = "", keys = ""] = entry.split(":");
    const sources = [...keys].map((key) => WORD_NUMERAL_SOURCES[key as SourceKey]);
    return { word, value, things, sources };
  }),
);

/** All stems of the table. */
export const STEMS: readonly Stem[] = [...Map.groupBy(NUMERALS, ({ word }) => word)].map(
  ([word, numerals]) => ({
    phones: phonesOf(word),
    numerals: numerals.toSorted((one, other) => other.sources.length - one.sources.length),
  }),
);
