import type { Syllable } from "./weigh.ts";

/** The weights of syllables in order. */
export function weightsIn(syllables: readonly Syllable[]): string {
  return syllables.map(({ weight }) => weight).join("");
}

/**
 * Cuts lines into quarters of the given lengths in syllables, or the first two or the first of
 * them; null if the lines do not end where quarters end.
 */
export function cutByLength(
  lines: readonly (readonly Syllable[])[],
  lengths: readonly number[],
): Syllable[][] | null {
  for (const count of [4, 2, 1]) {
    const quarters = cutInto(lines, lengths.slice(0, count));
    if (quarters) return quarters;
  }
  return null;
}

function cutInto(
  lines: readonly (readonly Syllable[])[],
  lengths: readonly number[],
): Syllable[][] | null {
  const quarters: Syllable[][] = [];
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

/**
 * Positions in a quarter whose weight is not the metre's. The last syllable may have either weight.
 *
 * @see Vrittaratnakara 1.9.
 */
export function faultsIn(quarter: readonly Syllable[], weights: string): number[] {
  return quarter.flatMap(({ weight }, at) =>
    at < quarter.length - 1 && weight !== weights[at] ? [at] : [],
  );
}
