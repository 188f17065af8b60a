import { colourOf } from "#domain/colour/letter-colours.ts";
import { ganasOf, matrasOf, weightsOf } from "#domain/prosody/gana.ts";
import type { Quarter } from "#domain/prosody/metre-of.ts";
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
export interface GanaView {
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
  /** IAST name of its own metre, where quarters of several are mixed. */
  readonly metre: string | null;
}

/** A verse of a text. */
export interface VerseView {
  /** Its position in the text. */
  readonly at: number;
  readonly quarters: readonly QuarterView[];
  readonly metre: {
    readonly iast: string;
    readonly devanagari: string;
    readonly about: string;
    readonly sources: readonly string[];
  } | null;
  /** Characters that are no letters, as typed. */
  readonly passedOver: readonly string[];
}

const ORDINALS = ["First", "Second", "Third", "Fourth"];
const PIECES: Readonly<Record<number, string>> = { 2: "half", 4: "pāda" };

/**
 * The verses of a text, as the page shows them. Plain data, because the build writes the first into
 * the page.
 *
 * @throws {DomainError} for a text that is too long.
 */
export function verseViews(text: string): VerseView[] {
  return readVerses(text).map((verse, at) => ({
    at,
    quarters: quartersOf(verse).map((quarter, index, { length }) => ({
      name: PIECES[length] ? `${ORDINALS[index]} ${PIECES[length]}` : `Line ${index + 1}`,
      ...quarterView(quarter),
    })),
    metre: verse.metre && {
      iast: verse.metre.name,
      devanagari: inDevanagari(verse.metre.name),
      about: aboutMetre(verse.metre),
      sources: verse.metre.sources,
    },
    passedOver: verse.lines.flatMap((line) => line.passedOver),
  }));
}

function quartersOf({ lines, metre }: VerseReading): readonly Quarter[] {
  return metre?.quarters ?? lines.map(({ syllables }) => ({ syllables, metre: null, faults: [] }));
}

function quarterView({ syllables, metre, faults }: Quarter): Omit<QuarterView, "name"> {
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
    ganas: ganasOf(weights).map((name, at) => ({ at, name, weights: weightsOf(name) })),
    metre,
  };
}

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
