import type { Syllable } from "./weigh.ts";

/** Syllables of a line, a half or a quarter, in order. */
export type Syllables = readonly Syllable[];

/**
 * How the quarters of a metre relate, or what regulates them. `epic` is the freer triṣṭubh and
 * jagatī of the epics; `vedic` counts syllables alone; `unnamed` is a regular order of weights that
 * no source here names.
 */
type MetreKind =
  | "samavritta"
  | "ardhasamavritta"
  | "vishamavritta"
  | "anushtubh"
  | "epic"
  | "vedic"
  | "jati"
  | "unnamed";

/**
 * How well a verse keeps its metre: `exact`; `irregular`, as the epics allow themselves; or `near`,
 * with a few syllables that the metre does not have so, mostly slips of typing.
 */
export type Fit = "exact" | "irregular" | "near";

/** A quarter of a verse, or a half or a line if the metre does not distinguish quarters. */
export interface Quarter {
  readonly syllables: Syllables;
  /** IAST name of the metre of this quarter, where quarters of several are mixed. */
  readonly metre: string | null;
  /** Positions of the syllables whose weight is not the metre's. */
  readonly faults: readonly number[];
  /** The position of the syllable that is one too many, as far as weights tell; null if none is. */
  readonly surplus: number | null;
  /** The weights that the metre sets, as L and G, and a dot where either may stand. */
  readonly pattern: string | null;
}

/** The metre of a verse. */
export interface MetreReading {
  /** IAST; null if the verse has an order of weights that no source here names. */
  readonly name: string | null;
  /** Other names of the metre, in IAST. */
  readonly otherNames: readonly string[];
  readonly kind: MetreKind;
  readonly fit: Fit;
  /** What is special about this verse, in sentences; null if nothing is. */
  readonly remark: string | null;
  /** Syllables between the pauses of a quarter; empty where the sources name none. */
  readonly pauses: readonly number[];
  readonly sources: readonly string[];
  readonly quarters: readonly Quarter[];
}

/** Syllables as a quarter of which nothing more is known. */
export function plainQuarter(syllables: Syllables): Quarter {
  return { syllables, metre: null, faults: [], surplus: null, pattern: null };
}

/** A reading without what is rarely there. */
export function reading(
  one: Pick<MetreReading, "name" | "kind" | "quarters"> & Partial<MetreReading>,
): MetreReading {
  return { otherNames: [], fit: "exact", remark: null, pauses: [], sources: [], ...one };
}

/** "first", "second" … of the quarters of a verse. */
export const ordinal = (index: number): string =>
  ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"][index] ??
  `${index + 1}th`;

/** "one", "two" … up to twelve; digits beyond. */
export const inWords = (count: number): string =>
  "none one two three four five six seven eight nine ten eleven twelve".split(" ")[count] ??
  `${count}`;
