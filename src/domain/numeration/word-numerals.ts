import {
  GROUP_ROWS,
  type SourceKey,
  WORD_NUMERAL_ROWS,
  WORD_NUMERAL_SOURCES,
} from "./bhutasankhya/word-numerals.data.ts";

/** A work that states a word's value: its title, and the place in it. */
export interface WordNumeralSource {
  readonly name: string;
  readonly full: string;
  /** A verse whose number is known: what the word means there is certain. */
  readonly isVerse?: boolean;
}

/** A word that means a number because what it names exists in that number. */
export interface WordNumeral {
  /** IAST: its form before another word of a compound. */
  readonly word: string;
  readonly value: number;
  /** What exists in that number. */
  readonly things: string;
  readonly sources: readonly WordNumeralSource[];
  /** The word is the number's own name. */
  readonly isNumberName: boolean;
  /** The word before it stands `value` times, as in khacatuṣka, four zeros. */
  readonly isRepeat: boolean;
}

// More than all lists together.
const VERSE_WEIGHT = 100;

/** How well a value is attested. Lists repeat each other: a verse outweighs them all. */
export const attestation = ({ sources }: WordNumeral): number =>
  sources.reduce((sum, { isVerse }) => sum + (isVerse ? VERSE_WEIGHT : 1), 0);

/** A stem with all its values, the best attested first. */
export interface Stem {
  readonly phones: readonly string[];
  readonly numerals: readonly WordNumeral[];
  readonly isNumberName: boolean;
}

/** The letters of a word in IAST, an aspirate or a diphthong as one. */
export function phonesOf(iast: string): string[] {
  return iast.match(/[kgcjṭḍtdpb]h|ai|au|./gu) ?? [];
}

function sourced(words: string) {
  return words.split(" ").map((entry) => {
    const [word = "", keys = ""] = entry.split(":");
    const sources = [...keys].map((key) => WORD_NUMERAL_SOURCES[key as SourceKey]);
    return { word, sources, isNumberName: /[NE]/.test(keys), isRepeat: false };
  });
}

const NUMERALS: readonly WordNumeral[] = [
  ...WORD_NUMERAL_ROWS.flatMap(([value, things, words]) =>
    sourced(words).map((word) => ({ ...word, value, things })),
  ),
  ...GROUP_ROWS.flatMap(([value, words]) =>
    sourced(words).flatMap((word) => {
      const group = { ...word, value, isNumberName: true };
      return [
        { ...group, things: "a group of so many" },
        { ...group, things: "the word before it, so many times", isRepeat: true },
      ];
    }),
  ),
];

/** All stems of the table. */
export const STEMS: readonly Stem[] = [...Map.groupBy(NUMERALS, ({ word }) => word)].map(
  ([word, numerals]) => ({
    phones: phonesOf(word),
    numerals: numerals.toSorted((one, other) => attestation(other) - attestation(one)),
    isNumberName: numerals.some(({ isNumberName }) => isNumberName),
  }),
);
