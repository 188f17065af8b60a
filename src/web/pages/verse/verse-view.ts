import { colourOf } from "#domain/colour/letter-colours.ts";
import type { LatinScheme } from "#domain/numeration/reading/reading.ts";
import { ganasOf, matrasOf, weightsOf } from "#domain/prosody/gana.ts";
import type { Quarter } from "#domain/prosody/metre-reading.ts";
import { readVerses, type VerseReading } from "#domain/prosody/read-verse.ts";
import type { Syllable } from "#domain/prosody/weigh.ts";
import { inDevanagari } from "./in-devanagari.ts";
import { reasonFor, type WeightReason } from "./weight-reason.ts";

/** A syllable as the page shows it. */
export interface SyllableView extends WeightReason {
  /** Its position in the quarter. */
  readonly at: number;
  readonly akshara: string;
  /** IAST. */
  readonly spoken: string;
  readonly isHeavy: boolean;
  /** The metre asks for the other weight here. */
  readonly isFault: boolean;
  /** The colour of the letter that carries the vowel, and of all letters of the akshara. */
  readonly hex: string | null;
  readonly strip: readonly { readonly at: number; readonly hex: string }[];
}

/** A foot: its IAST name, and its weights as L and G. */
interface GanaView {
  readonly at: number;
  readonly name: string;
  readonly weights: string;
}

/** A quarter of a verse; a half or a line where quarters are not told apart. */
export interface QuarterView {
  readonly name: string;
  readonly text: string;
  readonly syllables: readonly SyllableView[];
  readonly matras: number;
  readonly ganas: readonly GanaView[];
  /** Of a quarter of a śloka: one syllable, three, three, one. Empty in other metres. */
  readonly slokaGanas: readonly GanaView[];
  /** IAST name of its own metre, where quarters of several are mixed. */
  readonly metre: string | null;
  /** The weights that the metre sets, as L and G, and a dot where either may stand. */
  readonly pattern: string | null;
}

/** A verse, weighed. */
export interface VerseView {
  readonly quarters: readonly QuarterView[];
  readonly metre: {
    readonly iast: string;
    readonly devanagari: string;
    readonly about: string;
    readonly sources: readonly string[];
  } | null;
  /** Characters that were not read, as typed. */
  readonly passedOver: readonly string[];
  /** How Latin letters were read; null if there are none. */
  readonly scheme: LatinScheme | null;
}

const ORDINALS = ["First", "Second", "Third", "Fourth"];
const PIECES: Readonly<Record<number, string>> = { 2: "half", 4: "pāda" };

/** A verse of a text, as the text has it, with the name of its metre. */
export interface ReadVerse {
  /** Its position in the text. */
  readonly at: number;
  readonly text: string;
  /** Its first words. */
  readonly opening: string;
  /** IAST. */
  readonly metre: string | null;
  /** The verse as the page shows it: plain data, because the build writes the first into the page. */
  readonly view: () => VerseView;
}

const LONGEST_OPENING = 24;

/**
 * The verses of a text.
 *
 * @throws {DomainError} for a text that is too long.
 */
export function versesIn(text: string): ReadVerse[] {
  return readVerses(text).map((verse, at) => {
    const [first] = verse.lines;
    return {
      at,
      text: verse.lines.map((line) => line.text).join("\n"),
      opening: first!.text.slice(0, LONGEST_OPENING),
      metre: verse.metre?.name ?? null,
      view: () => verseView(verse),
    };
  });
}

function verseView(verse: VerseReading): VerseView {
  return {
    quarters: quartersOf(verse).map((quarter, index, { length }) => ({
      name: quarterName(index, length, verse.metre),
      ...quarterView(quarter, verse.metre?.kind === "anushtubh"),
    })),
    metre: verse.metre && {
      iast: verse.metre.name,
      devanagari: inDevanagari(verse.metre.name),
      about: aboutMetre(verse.metre),
      sources: verse.metre.sources,
    },
    passedOver: [...new Set(verse.lines.flatMap((line) => line.passedOver))],
    scheme: verse.scheme,
  };
}

// One or two quarters of a metre that has four are still quarters.
function quarterName(index: number, count: number, metre: VerseReading["metre"]): string {
  const piece = metre === null || metre.kind === "jati" ? PIECES[count] : "pāda";
  return piece === undefined ? `Line ${index + 1}` : `${ORDINALS[index]} ${piece}`;
}

function quartersOf({ lines, metre }: VerseReading): readonly Quarter[] {
  return (
    metre?.quarters ??
    lines.map(({ syllables }) => ({ syllables, metre: null, faults: [], pattern: null }))
  );
}

function quarterView(
  { syllables, metre, faults, pattern }: Quarter,
  isSloka: boolean,
): Omit<QuarterView, "name"> {
  const weights = syllables.map(({ weight }) => weight).join("");
  return {
    text: syllables
      .map(({ akshara, startsWord }) => (startsWord ? ` ${akshara}` : akshara))
      .join(""),
    syllables: syllables.map((syllable, at) => ({
      at,
      akshara: syllable.akshara,
      spoken: syllable.spoken,
      isHeavy: syllable.weight === "G",
      isFault: faults.includes(at),
      ...coloursOf(syllable),
      ...reasonFor(syllable, at === syllables.length - 1),
    })),
    matras: matrasOf(weights),
    ganas: ganaViews(ganasOf(weights)),
    slokaGanas: isSloka
      ? ganaViews([weights.slice(0, 1), weights.slice(1, 4), weights.slice(4)].flatMap(ganasOf))
      : [],
    metre,
    pattern,
  };
}

const ganaViews = (names: readonly string[]): GanaView[] =>
  names.map((name, at) => ({ at, name, weights: weightsOf(name) }));

function coloursOf({ letters, vowel }: Syllable): Pick<SyllableView, "hex" | "strip"> {
  const carrier = letters[letters.indexOf(vowel) - 1] ?? vowel;
  return {
    hex: colourOf(carrier)?.hex ?? null,
    strip: letters.flatMap((letter) => colourOf(letter)?.hex ?? []).map((hex, at) => ({ at, hex })),
  };
}

const KINDS = {
  samavritta: "four like quarters",
  ardhasamavritta: "odd and even quarters alike",
  vishamavritta: "four unlike quarters",
  anushtubh: "four quarters of eight",
  jati: "a metre of mātrās",
};

function aboutMetre(metre: NonNullable<VerseReading["metre"]>): string {
  const { kind, quarters, pauses, remark } = metre;
  const syllables = quarters[0]!.syllables.length;
  const each = kind === "samavritta" ? `, ${syllables} syllables each` : "";
  const pause = pauses.length > 1 ? ` Pauses after ${pausesText(pauses)}.` : "";
  return `${KINDS[kind]}${each}.${pause}${remark ? ` ${remark}` : ""}`;
}

function pausesText(pauses: readonly number[]): string {
  let syllables = 0;
  const ends = pauses.map((pause) => {
    syllables += pause;
    return syllables;
  });
  return ends.slice(0, -1).join(" and ");
}
