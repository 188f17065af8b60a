import type { MetricGroup } from "./metric.ts";
import { mean, minus, named, over, type Quantity, taken, times, worthOf } from "./quantity.ts";

/** The plain index: the mean of a place's ranks in the metrics, scaled to 0 to 10. */
export const plainIndex = <N extends Quantity>(ranks: readonly N[], places: N): N =>
  scaled(named("Mean of the ranks", 3, mean(ranks)), places);

/** The grouped index: ranks are averaged within access, social and crime first. */
export function groupedIndex<N extends Quantity>(
  groups: readonly MetricGroup[],
  ranks: readonly N[],
  places: N,
): N {
  const means = [...new Set(groups)].map((group) => {
    const ofGroup = ranks.filter((_, at) => groups[at] === group);
    return named(`Mean of the ranks, ${group}`, 3, mean(ofGroup));
  });
  return scaled(named("Mean of these", 3, mean(means)), places);
}

/** The index over published figures, each ranked among the `count` places that have it. */
export const publishedIndex = <N extends Quantity>(
  ranks: readonly { readonly rank: N; readonly count: N }[],
): N => named(INDEX, 3, times(10, mean(ranks.map(({ rank, count }) => rankShare(rank, count)))));

const scaled = <N extends Quantity>(rank: N, places: N): N =>
  named(INDEX, 3, over(times(10, minus(rank, 1)), minus(places, 1)));

/** A rank, scaled from 0 (lowest possible) to 1 (highest). */
const rankShare = <N extends Quantity>(rank: N, count: N): N =>
  worthOf(count) === 1 ? taken(0.5, "0.5", rank) : over(minus(rank, 1), minus(count, 1));

const INDEX = "Risk index";
