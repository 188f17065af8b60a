import { meanRanks } from "#domain/risk/rank.ts";

/** A part of an axis, and how many values lie in it: from the lower end up to the upper. */
interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/**
 * Counts values in parts of equal width; the last part holds its upper end, too.
 *
 * @example
 * bins([0, 1, 9, 10], [0, 10], 2); // [{ from: 0, to: 5, count: 2 }, { from: 5, to: 10, count: 2 }]
 */
export function bins(
  values: readonly number[],
  [least, most]: readonly [number, number],
  count: number,
): readonly Bin[] {
  const width = (most - least) / count;
  const binOf = (value: number) =>
    Math.max(0, Math.min(Math.floor((value - least) / width), count - 1));
  const inBins = values.map(binOf);
  return Array.from({ length: count }, (_, at) => ({
    from: least + at * width,
    to: least + (at + 1) * width,
    count: inBins.filter((bin) => bin === at).length,
  }));
}

/**
 * Spearman's rank correlation of two measures of the same places, equals sharing the mean of their
 * ranks: 1 where they rise together, −1 where one falls as the other rises. Null where one of them
 * is the same everywhere.
 *
 * @example
 * rankCorrelation([1, 2, 3], [10, 30, 20]); // 0.5
 */
export function rankCorrelation(xs: readonly number[], ys: readonly number[]): number | null {
  const [x, y] = [centred(meanRanks(xs)), centred(meanRanks(ys))];
  const size = Math.sqrt(product(x, x) * product(y, y));
  return size === 0 ? null : product(x, y) / size;
}

function centred(ranks: readonly number[]): readonly number[] {
  const mean = ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
  return ranks.map((rank) => rank - mean);
}

const product = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, at) => sum + value * other[at]!, 0);
