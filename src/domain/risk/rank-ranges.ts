import { type Random, seededRandom } from "../seeded-random.ts";
import type { Metric } from "./metric.ts";
import { SIMULATION } from "./uncertainty.data.ts";

/** A range of ranks. */
export interface RankRange {
  readonly rankLow: number;
  readonly rankHigh: number;
}

/** A simulation, which yields after each draw, and gives the ranges by the ids of places. */
export type Simulation = Generator<undefined, ReadonlyMap<string, RankRange>, undefined>;

/**
 * Simulates the ranges of ranks: draws figures again and again, ranks the places by them, and takes
 * the middle nine tenths of each place's ranks, widened to the rank that it has.
 *
 * @param ranks The rank of each place by the figures as they are, by its id.
 * @param draw Gives figures for all places, in the same order.
 */
export function* rankRanges<Key extends string>(
  metrics: readonly Metric<Key, string>[],
  ranks: ReadonlyMap<string, number>,
  draws: number,
  draw: (random: Random) => readonly Readonly<Record<Key, number>>[],
): Simulation {
  const random = seededRandom(SIMULATION.seed);
  const drawn = Array.from(ranks, () => new Uint16Array(draws));
  for (let at = 0; at < draws; at += 1) {
    const positions = meanRanks(mixedIndex(metrics, draw(random), random.between(0, 1)));
    for (let place = 0; place < positions.length; place += 1) drawn[place]![at] = positions[place]!;
    yield;
  }
  const beyond = Math.floor((draws * (1 - SIMULATION.share)) / 2);
  return new Map(
    [...ranks].map(([id, rank], place) => {
      const all = drawn[place]!.sort();
      const [low, high] = [all[beyond]!, all[draws - 1 - beyond]!];
      return [id, { rankLow: Math.min(low, rank), rankHigh: Math.max(high, rank) }];
    }),
  );
}

/** Runs a simulation to its end. */
export function simulated(simulation: Simulation): ReadonlyMap<string, RankRange> {
  let step = simulation.next();
  while (!step.done) step = simulation.next();
  return step.value;
}

/**
 * The mean of the metric ranks: `grouping` 0 weighs all metrics alike, as the plain index does, 1
 * all groups, as the grouped one does.
 */
function mixedIndex<Key extends string>(
  metrics: readonly Metric<Key, string>[],
  rows: readonly Readonly<Record<Key, number>>[],
  grouping: number,
): Float64Array {
  const groups = Map.groupBy(metrics, ({ group }) => group);
  const index = new Float64Array(rows.length);
  for (const { key, group } of metrics) {
    const alike = groups.get(group)!.length;
    const weight = (1 - grouping) / metrics.length + grouping / groups.size / alike;
    const ranks = meanRanks(Float64Array.from(rows.map((row) => row[key])));
    for (let at = 0; at < ranks.length; at += 1) index[at]! += weight * ranks[at]!;
  }
  return index;
}

/** Like `meanRanks` of rank.ts, without rounding, which takes most of its time. */
function meanRanks(values: Float64Array): Float64Array {
  const sorted = values.toSorted();
  return values.map((value) => (below(sorted, value) + 1 + upTo(sorted, value)) / 2);
}

const below = (sorted: Float64Array, value: number) => count(sorted, (other) => other < value);
const upTo = (sorted: Float64Array, value: number) => count(sorted, (other) => other <= value);

/** How many of the sorted values fulfil a condition that the first ones fulfil. */
function count(sorted: Float64Array, isCounted: (value: number) => boolean): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isCounted(sorted[middle]!)) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** A factor near 1 whose logarithm has this standard deviation. */
export const factorOf = (spread: number, random: Random): number =>
  Math.exp(spread * random.normal());

/** A share between 0 and 1 whose odds are multiplied by such a factor. */
export function oddsShifted(share: number, spread: number, random: Random): number {
  const odds = share * factorOf(spread, random);
  return odds / (odds + 1 - share);
}
