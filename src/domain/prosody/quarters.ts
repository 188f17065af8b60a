import type { Syllables } from "./metre-reading.ts";
import type { Syllable } from "./weigh.ts";

/** The weights of syllables in order. */
export function weightsIn(syllables: Syllables): string {
  let weights = "";
  for (const { weight } of syllables) weights += weight;
  return weights;
}

/** How many syllables the lines have together. */
export const countIn = (lines: readonly Syllables[]): number =>
  lines.reduce((sum, { length }) => sum + length, 0);

/**
 * Cuts lines into quarters of the given lengths in syllables, or the first two or the first of
 * them; null if the lines do not end where quarters end.
 */
export function cutByLength(
  lines: readonly Syllables[],
  lengths: readonly number[],
): Syllables[] | null {
  for (const count of [4, 2, 1]) {
    const quarters = cutInto(lines, lengths.slice(0, count));
    if (quarters) return quarters;
  }
  return null;
}

/** Cuts lines into quarters of exactly the given lengths; null if lines do not end where they end. */
export function cutInto(
  lines: readonly Syllables[],
  lengths: readonly number[],
): Syllables[] | null {
  const quarters: Syllables[] = [];
  for (const line of lines) {
    for (let at = 0; at < line.length; ) {
      const length = lengths[quarters.length];
      if (length === undefined || at + length > line.length) return null;
      quarters.push(line.slice(at, at + length));
      at += length;
    }
  }
  return quarters.length === lengths.length ? quarters : null;
}

// A verse has at most eight quarters: two verses that are printed as one. A line has at most four.
const MOST_QUARTERS = 8;
const MOST_QUARTERS_OF_LINE = 4;

/**
 * All ways to cut lines into two, four, six or eight quarters, of any lengths from `least` to
 * `most`, so that lines end where quarters end.
 */
export function freeCuts(lines: readonly Syllables[], least: number, most: number): Syllables[][] {
  let cuts: Syllables[][] = [[]];
  for (const line of lines) {
    const parts = partsOf(line, least, most, MOST_QUARTERS_OF_LINE);
    cuts = cuts.flatMap((cut) =>
      parts
        .filter(({ length }) => cut.length + length <= MOST_QUARTERS)
        .map((part) => [...cut, ...part]),
    );
  }
  return cuts.filter(({ length }) => length > 0 && length % 2 === 0);
}

function partsOf(line: Syllables, least: number, most: number, room: number): Syllables[][] {
  if (room === 0 || line.length < least) return [];
  const whole = line.length <= most ? [[line]] : [];
  const cut: Syllables[][] = [];
  for (let at = least; at <= Math.min(most, line.length - least); at++) {
    for (const rest of partsOf(line.slice(at), least, most, room - 1)) {
      cut.push([line.slice(0, at), ...rest]);
    }
  }
  return [...whole, ...cut];
}

/** Whether a syllable can have the weight that a metre asks for. */
export type Accepts = (syllable: Syllable, weight: string) => boolean;

export const byRule: Accepts = (syllable, weight) => syllable.weight === weight;

/** As poets may take it: light before pr, hr, br and kr. */
export const byLicence: Accepts = (syllable, weight) =>
  byRule(syllable, weight) || (weight === "L" && mayBeLight(syllable));

/**
 * Whether a syllable is heavy only before pr, hr, br or kr, where poets may count it as light.
 *
 * @see V. S. Apte, The Practical Sanskrit-English Dictionary (1890), appendix 1, introduction.
 */
export function mayBeLight({ rule, following }: Syllable): boolean {
  return rule === "conjunct" && /^[phbk]r$/.test(following);
}

/**
 * Positions in a quarter whose weight is not the metre's. The last syllable may have either weight.
 *
 * @see Vrittaratnakara 1.9.
 */
export function faultsIn(quarter: Syllables, weights: string, accepts: Accepts): number[] {
  const faults: number[] = [];
  for (let at = 0; at < quarter.length - 1; at++) {
    if (!accepts(quarter[at]!, weights[at]!)) faults.push(at);
  }
  return faults;
}

/** Weights of which the last counts as heavy. */
export const closed = (weights: string): string => `${weights.slice(0, -1)}G`;

/** What a metre sets in a quarter: the last syllable may have either weight. */
export const openEnded = (weights: string): string => `${weights.slice(0, -1)}.`;
