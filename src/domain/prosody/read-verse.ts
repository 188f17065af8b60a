import { DomainError } from "../domain-error.ts";
import type { LatinScheme } from "../numeration/reading/reading.ts";
import { type Line, versesOf } from "./lines.ts";
import { type MetreReading, metreOf } from "./metre-of.ts";
import { withJoinedSpeakers, withoutSpeakerLines } from "./speaker-lines.ts";
import { MAX_VERSE_LENGTH } from "./verse-length.ts";
import { verseScheme } from "./verse-scheme.ts";

/** A verse has four lines at most, one for each quarter. */
const MOST_LINES = 4;

/** A verse with its weights and, where it has one, its metre. */
export interface VerseReading {
  readonly lines: readonly Line[];
  readonly metre: MetreReading | null;
  /** How its Latin letters were read; null if the text has none. */
  readonly scheme: LatinScheme | null;
}

/**
 * Weighs the syllables of each verse of a text in any of the four scripts and names its metre.
 *
 * A passage without a sign that a verse ends is parted into verses of two lines if it has no metre as
 * a whole and all of them have; one of more than four lines into verses of four or of two, whichever
 * gives more of them a metre. Lines that name a speaker are passed over where the rest has a metre.
 *
 * @param scheme How Latin letters are read, where the text is part of a longer one.
 * @throws {DomainError} `text_too_long` beyond {@link MAX_VERSE_LENGTH}.
 *
 * @example
 * readVerses("वागर्थाविव संपृक्तौ वागर्थप्रतिपत्तये।जगतः पितरौ वन्दे पार्वतीपरमेश्वरौ॥")[0].metre.name; // "anuṣṭubh"
 */
export function readVerses(text: string, scheme = verseScheme(text)): VerseReading[] {
  if (text.length > MAX_VERSE_LENGTH) {
    throw new DomainError("text_too_long", `Input exceeds ${MAX_VERSE_LENGTH} character limit.`);
  }
  return withJoinedSpeakers(versesOf(text, scheme))
    .flatMap(readPassage)
    .map((verse) => ({ ...verse, scheme }));
}

type Passage = Omit<VerseReading, "scheme">;

function readPassage(lines: readonly Line[]): Passage[] {
  const whole = readLines(lines);
  if (whole.metre !== null) return [whole];
  const spoken = withoutSpeakerLines(lines);
  if (spoken.length < lines.length) {
    const verses = spoken.length > 0 ? readPassage(spoken) : [];
    if (linesNamed(verses) > 0) return verses;
  }
  const twos = parted(lines, 2);
  if (lines.length <= MOST_LINES) return linesNamed(twos) === lines.length ? twos : [whole];
  const fours = parted(lines, MOST_LINES);
  return linesNamed(twos) > linesNamed(fours) ? twos : fours;
}

const parted = (lines: readonly Line[], size: number): Passage[] =>
  Array.from({ length: Math.ceil(lines.length / size) }, (_, at) =>
    readLines(lines.slice(at * size, (at + 1) * size)),
  );

const readLines = (lines: readonly Line[]): Passage => ({
  lines,
  metre: metreOf(lines.map(({ syllables }) => syllables)),
});

const linesNamed = (verses: readonly Passage[]) =>
  verses.reduce((sum, { lines, metre }) => sum + (metre === null ? 0 : lines.length), 0);
