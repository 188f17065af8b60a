import { groupedText } from "#domain/exact/digit-grouping.ts";
import type { LatinScheme } from "#domain/letters/latin-schemes.ts";
import { type BhutasankhyaReading, readBhutasankhya } from "#domain/numeration/bhutasankhya.ts";
import { type KatapayadiReading, katapayadi } from "#domain/numeration/katapayadi.ts";
import { type KnownWord, knownWord } from "#domain/numeration/known-words.ts";
import { readWord } from "#domain/numeration/read-word.ts";
import type { Line } from "#domain/prosody/lines.ts";
import type { VerseReading } from "#domain/prosody/read-verse.ts";

/** Longer lines are prose: the longest metre known here has lines of 52 syllables. */
export const LONGEST_LINE = 104;

/** A compound of word numerals in a verse, with its readings. */
export interface Compound {
  /** As typed. */
  readonly word: string;
  readonly readings: readonly [BhutasankhyaReading, ...BhutasankhyaReading[]];
}

/** A line with the katapayadi digits of its syllables. */
export interface LineDigits {
  /** Its position in the text. */
  readonly at: number;
  readonly text: string;
  readonly reading: KatapayadiReading;
}

/** What is needed of a verse. */
type Verse = Pick<VerseReading, "lines" | "scheme">;

/** The numbers that can be read in a verse. */
interface VerseNumbers {
  readonly compounds: readonly Compound[];
  /** Words that the Aryabhatiya itself uses as numbers. */
  readonly aryabhata: readonly KnownWord[];
  readonly katapayadi: readonly LineDigits[];
}

/**
 * Finds the numbers in a verse: compounds of word numerals, Aryabhata's own numerals, and the
 * katapayadi digits of each line. Three words make a compound, or two if there is nothing else.
 */
export function verseNumbers({ lines, scheme }: Verse): VerseNumbers {
  const words = wordsOf(lines);
  const fewest = words.length === 1 ? 2 : 3;
  return {
    compounds: words.flatMap((word) => {
      const [first, ...others] = readBhutasankhya(word, fewest, scheme ?? "auto");
      return first ? [{ word, readings: [first, ...others] }] : [];
    }),
    aryabhata: words.flatMap((word) => numeralOf(word, scheme)),
    katapayadi: lines
      .filter(({ syllables }) => syllables.length <= LONGEST_LINE)
      .map((line, at) => ({ at, text: line.text, reading: digitsOf(line) })),
  };
}

// The lookbehind stops the regex from starting again at each of many signs.
const AROUND_A_WORD = /^[^\p{L}]+|(?<![^\p{L}\p{M}])[^\p{L}\p{M}]+$/gu;

// A word that runs on into the next line has a hyphen at the end of its own.
function wordsOf(lines: readonly Line[]): string[] {
  const text = lines.map((line) => line.text).join("\n");
  const words = text.replaceAll("-\n", "").split(/\s+/);
  const bare = words.map((word) => word.replaceAll(AROUND_A_WORD, ""));
  return [...new Set(bare)].filter(Boolean);
}

const LONGEST_NUMERAL = 40;

// One akshara alone, such as ca, "and", is a number in Aryabhata's text and a word anywhere else.
function numeralOf(word: string, scheme: LatinScheme | null): KnownWord[] {
  if (word.length > LONGEST_NUMERAL) return [];
  const reading = readWord(word, scheme);
  if (reading.syllables.length < 2) return [];
  return knownWord(reading.spellings.latin)
    .filter(({ source }) => source.startsWith("Āryabhaṭīya"))
    .slice(0, 1);
}

function digitsOf({ syllables }: Line): KatapayadiReading {
  return katapayadi(
    syllables.map(({ letters, vowel }) => ({
      consonants: letters.slice(0, letters.indexOf(vowel)),
      vowel,
    })),
  );
}

/** A number with its thousands grouped. */
export const grouped = (value: bigint) => groupedText(`${value}`, "western");
