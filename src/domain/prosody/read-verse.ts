import { DomainError } from "../domain-error.ts";
import type { LatinScheme } from "../letters/latin-schemes.ts";
import { type HeardLine, hear, join, type Line, weighLines } from "./lines.ts";
import type { MetreReading } from "./metre-reading.ts";
import { metreOf } from "./naming/metre-of.ts";
import { type Passage, passagesOf } from "./naming/passages.ts";
import { rhymesOf } from "./naming/rhyme.ts";
import { isSpeakerLine, withoutAsides } from "./naming/speakers.ts";
import { verseScheme } from "./verse-scheme.ts";

/** The longest text accepted, in UTF-16 code units: five thousand verses with their numbers. */
export const MAX_VERSE_LENGTH = 600_000;

/** A verse with its weights and, where it has one, its metre. */
export interface VerseReading {
  /** As typed. */
  readonly text: string;
  readonly lines: readonly Line[];
  readonly metre: MetreReading | null;
  /** How its Latin letters were read; null if the text has none. */
  readonly scheme: LatinScheme | null;
}

/**
 * Weighs the syllables of each verse of a text in any of the four scripts and names its metre.
 *
 * Where the lines as typed have no metre, line ends within a verse are passed over, as are empty lines
 * before a sign that ends it, and what names the speaker. A passage without such a sign is parted
 * into verses of two or of four lines, whichever gives more of them a metre.
 *
 * @param scheme How Latin letters are read, where the text is part of a longer one.
 * @throws {DomainError} `text_too_long` beyond {@link MAX_VERSE_LENGTH}.
 *
 * @example
 * readVerses("वागर्थाविव संपृक्तौ वागर्थप्रतिपत्तये।जगतः पितरौ वन्दे पार्वतीपरमेश्वरौ॥")[0].metre.name; // "anuṣṭubh"
 */
export function readVerses(text: string, scheme = verseScheme(text)): VerseReading[] {
  return [...versesOf(text, scheme)];
}

/** The same, each passage read when it is asked for, so that a long text can be read in pauses. */
export function* versesOf(text: string, scheme = verseScheme(text)): Generator<VerseReading> {
  if (text.length > MAX_VERSE_LENGTH) {
    throw new DomainError<"text_too_long">(
      "text_too_long",
      `Input exceeds ${MAX_VERSE_LENGTH} character limit.`,
    );
  }
  let speakers: Blocks = [];
  for (const { blocks, isEnded } of passagesOf(text)) {
    const heard = [...speakers, ...heardIn(blocks, scheme)];
    speakers = heard.every(isSpeaker) ? heard : [];
    if (speakers.length === 0) yield* readBlocks(withSpeakersJoined(heard), isEnded, scheme);
  }
  if (speakers.length > 0) yield* readBlocks(speakers, false, scheme);
}

/** Lines as heard, in parts between dandas. */
type Parts = readonly (readonly HeardLine[])[];
/** Parts between empty lines. */
type Blocks = readonly Parts[];

const heardIn = (blocks: Passage["blocks"], scheme: LatinScheme | null): Parts[] =>
  blocks
    .map((parts) =>
      parts
        .map((lines) =>
          lines.map((line) => hear(line, scheme)).filter(({ vowels }) => vowels.length > 0),
        )
        .filter(({ length }) => length > 0),
    )
    .filter(({ length }) => length > 0);

const isSpeaker = (parts: Parts) => parts.every((lines) => lines.every(isSpeakerLine));

// A speaker's line belongs to the lines after it, though an empty line stands between them.
function withSpeakersJoined(blocks: Blocks): Parts[] {
  const joined: Parts[] = [];
  let speakers: Parts = [];
  for (const parts of blocks) {
    if (isSpeaker(parts)) speakers = [...speakers, ...parts];
    else {
      joined.push([...speakers, ...parts]);
      speakers = [];
    }
  }
  const last = joined.pop();
  return last ? [...joined, [...last, ...speakers]] : [speakers];
}

// An empty line within a verse is common where a sign ends it, and a heading before it.
const MOST_BLOCKS = 6;

function readBlocks(blocks: Blocks, isEnded: boolean, scheme: LatinScheme | null): VerseReading[] {
  const read = (parts: Parts) => readParts(parts, isEnded, scheme);
  const { length } = blocks;
  if (length === 1) return read(blocks[0]!);
  if (!isEnded) {
    const isLineEach = blocks.every((parts) => parts.flat().length === 1);
    return isLineEach ? read(blocks.flat()) : blocks.flatMap(read);
  }
  for (let start = Math.max(0, length - MOST_BLOCKS); start < length - 1; start++) {
    const verses = read(blocks.slice(start).flat());
    if (verses.length === 1 && isKept(verses[0]!)) {
      return [...blocks.slice(0, start).flatMap(read), ...verses];
    }
  }
  const whole = read(blocks.flat());
  return whole.length === 1 && whole[0]!.metre !== null ? whole : blocks.flatMap(read);
}

/** Whether a verse has a metre that it keeps. */
const isKept = ({ metre }: VerseReading) => metre?.fit === "exact" && metre.name !== null;

/** A verse has four lines at most, one for each quarter. */
const MOST_LINES = 4;

function readParts(parts: Parts, isEnded: boolean, scheme: LatinScheme | null): VerseReading[] {
  const whole = readVerse(parts, scheme);
  const isOneVerse = isEnded || (whole.metre?.quarters.length ?? 0) <= MOST_LINES;
  if (isKept(whole) && isOneVerse) return [whole];
  const spoken = withoutAsides(parts, scheme);
  if (spoken) {
    const verses = readParts(spoken, isEnded, scheme);
    if (verses.some(({ metre }) => metre !== null && (metre.fit === "exact" || !whole.metre))) {
      return verses;
    }
  }
  const lines = parts.flat();
  if (lines.length <= MOST_LINES) {
    const halves = partedInto(lines, 2, scheme);
    return halves.length > 1 && halves.every(isKept) ? halves : [whole];
  }
  return verseByVerse(lines, scheme);
}

const partedInto = (lines: readonly HeardLine[], size: number, scheme: LatinScheme | null) =>
  Array.from({ length: Math.ceil(lines.length / size) }, (_, at) =>
    readVerse([lines.slice(at * size, (at + 1) * size)], scheme),
  );

// Lines without a sign between their verses: each time the next four, or two, that have a metre.
function verseByVerse(lines: readonly HeardLine[], scheme: LatinScheme | null): VerseReading[] {
  const verses: VerseReading[] = [];
  const readAt = (at: number, size: number) => readVerse([lines.slice(at, at + size)], scheme);
  const keptAt = (at: number) =>
    [MOST_LINES, 2]
      .filter((size) => at + size <= lines.length)
      .map((size) => [readAt(at, size), size] as const)
      .find(([verse]) => isKept(verse) && verse.metre!.quarters.length <= MOST_LINES);
  for (let at = 0; at < lines.length; ) {
    const [verse, size] = keptAt(at) ?? [null, 0];
    if (verse) verses.push(verse);
    else if (keptAt(at + 1)) verses.push(readAt(at, 1));
    else {
      const four = readAt(at, MOST_LINES);
      const two = readAt(at, 2);
      verses.push(four.metre !== null && two.metre === null ? four : two);
    }
    at += size || verses.at(-1)!.lines.reduce((sum, { text }) => sum + text.split("\n").length, 0);
  }
  return verses;
}

// The lines as typed, as they are without line ends between dandas, or without any.
function readVerse(parts: Parts, scheme: LatinScheme | null): VerseReading {
  const lines = parts.flat();
  const text = lines.map((line) => line.text).join("\n");
  const isAccented = ACCENTS.test(text);
  const arranged = (heard: readonly HeardLine[]): VerseReading => {
    const weighed = weighLines(heard);
    const metre = metreOf(
      weighed.map(({ syllables }) => syllables),
      isAccented,
    );
    const rhymes = metre && SOUTHERN.test(text) ? rhymesOf(metre.name, metre.quarters) : null;
    const remark = [metre?.remark, rhymes].filter(Boolean).join(" ") || null;
    return { text, lines: weighed, metre: metre && { ...metre, remark }, scheme };
  };
  const typed = arranged(lines);
  if (isKept(typed) || lines.length === 1) return typed;
  const others = parts.length < lines.length ? [arranged(parts.map(join))] : [];
  if (parts.length > 1) others.push(arranged([join(lines)]));
  return [typed, ...others].reduce((best, one) => (rank(one) < rank(best) ? one : best));
}

const rank = (verse: VerseReading) =>
  isKept(verse) ? 0 : verse.metre === null ? 3 : verse.metre.name === null ? 2 : 1;

// Telugu and Kannada, whose verses rhyme.
const SOUTHERN = /[\u0C00-\u0CFF]/u;

// Of the Vedas, on Indian letters or on Latin ones.
const ACCENTS = /\u0951|\u0952|\u1CDA|\u0301|[áéíóú]/u;
