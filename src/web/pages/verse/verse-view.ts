import { colourOf } from "#domain/colour/letter-colours.ts";
import type { LatinScheme } from "#domain/letters/latin-schemes.ts";
import { readWord } from "#domain/numeration/read-word.ts";
import { ganasOf, matrasOf, syllableClass, weightsOf } from "#domain/prosody/gana.ts";
import {
  type Fit,
  type MetreReading,
  plainQuarter,
  type Quarter,
} from "#domain/prosody/metre-reading.ts";
import { type VerseReading, versesOf } from "#domain/prosody/read-verse.ts";
import type { Syllable } from "#domain/prosody/weigh.ts";
import { reasonFor, type WeightReason } from "./weight-reason.ts";

/** A syllable as the page shows it. */
export interface SyllableView extends WeightReason {
  /** Its position in the quarter. */
  readonly at: number;
  readonly akshara: string;
  /** IAST. */
  readonly spoken: string;
  readonly isHeavy: boolean;
  /** What is wrong with it in the metre: "not light in it", or "one too many"; null if nothing is. */
  readonly fault: string | null;
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
    /** Null if no source here names the order of its weights. */
    readonly name: { readonly iast: string; readonly devanagari: string } | null;
    /** "irregular" or "nearly"; null for a verse that keeps its metre. */
    readonly fit: string | null;
    readonly about: string;
    readonly sources: readonly string[];
  } | null;
  /** How many syllables its lines have, and their class, in a sentence. */
  readonly counts: string;
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
  /** IAST, with "irregular" or "nearly" where it is not quite kept; null if it has none with a name. */
  readonly metre: string | null;
  /** The syllables of its quarters or lines. */
  readonly syllables: readonly number[];
  /** What is special about its metre; empty if nothing is. */
  readonly remark: string;
  readonly reading: VerseReading;
  /** The verse as the page shows it. */
  readonly view: () => VerseView;
}

const LONGEST_OPENING = 24;

/**
 * The verses of a text, each read when it is asked for.
 *
 * @throws {DomainError} for a text that is too long.
 */
export function* versesIn(text: string): Generator<ReadVerse, undefined> {
  let at = 0;
  for (const verse of versesOf(text)) {
    yield {
      at: at++,
      text: verse.text,
      opening: verse.lines[0]!.text.slice(0, LONGEST_OPENING),
      metre: metreName(verse.metre),
      syllables: quartersOf(verse).map(({ syllables }) => syllables.length),
      remark: verse.metre?.remark ?? "",
      reading: verse,
      view: () => verseView(verse),
    };
  }
  return undefined;
}

const FITS: Readonly<Record<Fit, string | null>> = {
  exact: null,
  irregular: "irregular",
  near: "nearly",
};

function metreName(metre: MetreReading | null): string | null {
  if (metre === null || metre.name === null) return null;
  const fit = FITS[metre.fit];
  return fit === null ? metre.name : `${metre.name}, ${fit}`;
}

function verseView(verse: VerseReading): VerseView {
  const { metre } = verse;
  const quarters = quartersOf(verse);
  return {
    quarters: quarters.map((quarter, index, { length }) => ({
      name: quarterName(index, length, metre),
      ...quarterView(quarter, metre?.kind === "anushtubh"),
    })),
    metre: metre && {
      name: metre.name === null ? null : { iast: metre.name, devanagari: inDevanagari(metre.name) },
      fit: FITS[metre.fit],
      about: aboutMetre(metre),
      sources: metre.sources,
    },
    counts: countsOf(quarters),
    passedOver: [...new Set(verse.lines.flatMap((line) => line.passedOver))],
    scheme: verse.scheme,
  };
}

function countsOf(quarters: readonly Quarter[]): string {
  const lengths = quarters.map(({ syllables }) => syllables.length);
  const [first] = lengths;
  if (lengths.length === 1)
    return `Its line has ${first} syllables (class ${syllableClass(first!)}).`;
  return lengths.every((length) => length === first)
    ? `Its lines have ${first} syllables each (class ${syllableClass(first!)}), in orders that differ.`
    : `Its lines have ${lengths.slice(0, -1).join(", ")} and ${lengths.at(-1)} syllables.`;
}

// One or two quarters of a metre that has four are still quarters.
function quarterName(index: number, count: number, metre: MetreReading | null): string {
  const piece = metre === null || metre.kind === "jati" ? PIECES[count] : "pāda";
  return piece === undefined ? `Line ${index + 1}` : `${ORDINALS[index]} ${piece}`;
}

function quartersOf({ lines, metre }: VerseReading): readonly Quarter[] {
  return metre?.quarters ?? lines.map(({ syllables }) => plainQuarter(syllables));
}

function quarterView(
  { syllables, metre, faults, surplus, pattern }: Quarter,
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
      fault:
        surplus === at
          ? "one too many"
          : faults.includes(at)
            ? `not ${syllable.weight === "G" ? "heavy" : "light"} in it`
            : null,
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

const KINDS: Readonly<Record<MetreReading["kind"], string>> = {
  samavritta: "four like quarters",
  ardhasamavritta: "odd and even quarters alike",
  vishamavritta: "four unlike quarters",
  anushtubh: "four quarters of eight",
  epic: "four quarters of eleven or twelve with set ends",
  vedic: "quarters of a set number of syllables",
  jati: "a metre of mātrās",
  unnamed: "a metre without a name here",
};

function aboutMetre({ kind, fit, otherNames, quarters, pauses, remark }: MetreReading): string {
  const syllables = quarters[0]!.syllables.length;
  const isAlike = quarters.every((one) => one.syllables.length === syllables);
  const each = kind === "samavritta" && isAlike ? `, ${syllables} syllables each` : "";
  const pause = pauses.length > 1 ? `Pauses after ${pausesText(pauses)}.` : "";
  const others = otherNames.length > 0 ? `Also called ${otherNames.join(", ")}.` : "";
  const kindOf = `${capital(KINDS[kind])}${each}.`;
  // Of a verse that does not quite keep its metre, what is wrong comes first.
  const sentences =
    fit === "exact" ? [kindOf, pause, others, remark] : [remark, kindOf, pause, others];
  return sentences.filter(Boolean).join(" ");
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function pausesText(pauses: readonly number[]): string {
  let syllables = 0;
  const ends = pauses.map((pause) => {
    syllables += pause;
    return syllables;
  });
  return ends.slice(0, -1).join(" and ");
}

/** Words of IAST in Devanagari. */
export const inDevanagari = (iast: string): string =>
  iast
    .split(" ")
    .map((word) => readWord(word, "iast").spellings.devanagari)
    .join(" ");
