import { type AssessedPlace, type Assessment, ranked } from "./assess.ts";
import { eachMetric, type Metric } from "./metric.ts";
import type { RiskView } from "./place.ts";
import { perBase } from "./quantity.ts";
import { isGuess, type Status, weakestOf } from "./status.ts";

/** The total of several places: each metric is the sum of its counts per sum of its base. */
export interface Total<Key extends string> {
  readonly count: number;
  readonly values: Readonly<Record<Key, number>>;
  /** For each metric, the status of its weakest figure. */
  readonly statuses: Readonly<Record<Key, Status>>;
  /** The names of places with a figure that is assumed to be zero. */
  readonly assumedZero: readonly string[];
  /** The share of figures that are modelled or assumed, 0 to 1. */
  readonly modelledShare: number;
  readonly riskIndex: number;
  /** The same mean, weighted by population. */
  readonly riskIndexByPopulation: number;
  readonly groupedIndex: number;
  readonly publishedIndex: number | null;
}

/** A state or continent, ranked among the others. */
export type AssessedGroup<Key extends string> = Total<Key> & Assessment & { readonly name: string };

/** Weight of each place in the mean of the indices: its population, or equal for all. */
export type IndexWeight = "population" | "equal";

/** Adds places up. There must be at least one. */
export function addUp<Key extends string, Base extends string>(
  { metrics, population }: RiskView<Key, Base>,
  places: readonly AssessedPlace<Key, Base>[],
  indexWeight: IndexWeight,
): Total<Key> {
  const people = places.map(({ bases }) => bases[population]);
  const weights = indexWeight === "population" ? people : people.map(() => 1);
  const statusesOf = (key: Key) => places.map(({ statuses }) => statuses[key]);
  const cells = metrics.flatMap(({ key }) => statusesOf(key));
  const counting = places.flatMap(({ publishedIndex }, at) =>
    publishedIndex === null ? [] : [{ index: publishedIndex, weight: weights[at]! }],
  );
  const indices = places.map(({ riskIndex }) => riskIndex);
  return {
    count: places.length,
    values: eachMetric(metrics, (metric) => {
      const { counted, base } = sumsOf(metric, places);
      return perBase(counted, base, metric.per);
    }),
    statuses: eachMetric(metrics, ({ key }) => weakestOf(statusesOf(key))),
    assumedZero: places.flatMap(({ name, statuses }) =>
      metrics.some(({ key }) => statuses[key] === "assumed-zero") ? [name] : [],
    ),
    modelledShare: cells.filter(isGuess).length / cells.length,
    riskIndex: weightedMean(indices, weights),
    riskIndexByPopulation: weightedMean(indices, people),
    groupedIndex: weightedMean(
      places.map(({ groupedIndex }) => groupedIndex),
      weights,
    ),
    publishedIndex:
      counting.length === 0
        ? null
        : weightedMean(
            counting.map(({ index }) => index),
            counting.map(({ weight }) => weight),
          ),
  };
}

/** How much places together have of what a metric counts, and of its base. */
export function sumsOf<Key extends string, Base extends string>(
  { key, base: baseKey, per = 100 }: Pick<Metric<Key, Base>, "key" | "base" | "per">,
  places: readonly Pick<AssessedPlace<Key, Base>, "values" | "bases">[],
): { readonly counted: number; readonly base: number } {
  let [counted, base] = [0, 0];
  for (const { values, bases } of places) {
    counted += (values[key] * bases[baseKey]) / per;
    base += bases[baseKey];
  }
  return { counted, base };
}

/** Adds places up by group and ranks the groups; returns them in order of name. */
export function addUpGroups<Key extends string, Base extends string>(
  view: RiskView<Key, Base>,
  places: readonly AssessedPlace<Key, Base>[],
  indexWeight: IndexWeight,
): AssessedGroup<Key>[] {
  const groups = [...Map.groupBy(places, ({ group }) => group)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, members]) => ({ id: name, name, ...addUp(view, members, indexWeight) }));
  return ranked(groups, view.penetration);
}

// With no people or users at all, the mean is 0.
function weightedMean(values: readonly number[], weights: readonly number[]): number {
  let [sum, whole] = [0, 0];
  for (const [at, weight] of weights.entries()) {
    sum += values[at]! * weight;
    whole += weight;
  }
  return whole === 0 ? 0 : sum / whole;
}
