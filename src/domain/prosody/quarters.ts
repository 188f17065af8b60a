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
export function faultsIn(
  quarter: readonly Syllable[],
  weights: string,
  accepts: Accepts,
): number[] {
  return quarter.flatMap((syllable, at) =>
    at < quarter.length - 1 && !accepts(syllable, weights[at]!) ? [at] : [],
  );
}
