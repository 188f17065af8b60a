import { type IndexWeight, sumsOf } from "./add-up.ts";
import type { AssessedPlace, PublishedRanks } from "./assess.ts";
import { groupedIndex, plainIndex, publishedIndex } from "./indices.ts";
import type { Metric } from "./metric.ts";
import type { RiskView } from "./place.ts";
import { found, literal, named, perBase, type Step, stepsTo, type Traced } from "./quantity.ts";

type Ranked = Pick<Metric<string, string>, "key" | "label" | "group">;

/**
 * Makes the steps from a place's ranks in the metrics to its plain and its grouped index.
 *
 * @param ranks One for each metric.
 * @param count How many places are ranked.
 */
export function indexSteps(metrics: readonly Ranked[], ranks: readonly number[], count: number) {
  const traced = metrics.map(({ label }, at) =>
    rankBy(label, ranks[at]!, `among ${count}, ${count} for the highest`),
  );
  const groups = metrics.map(({ group }) => group);
  return {
    risk_index: stepsTo(plainIndex(traced, literal(count))),
    grouped_index: stepsTo(groupedIndex(groups, traced, literal(count))),
  };
}

/**
 * Makes the steps to a place's index over published figures, each ranked among the places that have
 * it.
 *
 * @param at The place, in the order in which the ranks are.
 */
export function publishedIndexSteps(
  metrics: readonly Ranked[],
  ranks: PublishedRanks,
  at: number,
): Step[] {
  const labels = new Map(metrics.map(({ key, label }) => [key, label]));
  const own = [...ranks].flatMap(([key, { rankOf, count }]) => {
    const rank = rankOf[at];
    if (rank === null || rank === undefined) return [];
    const how = `among ${count} that have it published, ${count} for the highest`;
    const label = labels.get(key) ?? NOT_METRICS[key] ?? key;
    return [{ rank: rankBy(label, rank, how), count: literal(count) }];
  });
  return stepsTo(publishedIndex(own));
}

const rankBy = (label: string, rank: number, how: string): Traced =>
  found(`Rank by: ${label}`, 1, rank, how);

// Published figures that count only in this index.
const NOT_METRICS: Readonly<Record<string, string>> = {
  internet_subscribers_per_100: "Internet subscriptions per 100 people of the state",
};

/** Makes the steps that add up a metric of a state or continent from its places. */
export function groupSteps<Key extends string, Base extends string>(
  { words }: RiskView<Key, Base>,
  metric: Metric<Key, Base>,
  members: readonly AssessedPlace<Key, Base>[],
): Step[] {
  const sum = `sum over its ${countedIn(words, members.length)}`;
  // Labels read "Facebook audience per 100 literates".
  const [what, per] = metric.label.split(" per ") as [string, string];
  const ofWhat = per.slice(per.indexOf(" ") + 1);
  const { counted, base } = sumsOf(metric, members);
  const above = found(what, 0, counted, sum);
  const below = found(`${ofWhat.charAt(0).toUpperCase()}${ofWhat.slice(1)}`, 0, base, sum);
  return stepsTo(named(metric.label, 2, perBase(above, below, metric.per)));
}

/** Makes the step from the indices of places to that of their state or continent. */
export function groupIndexSteps(
  { words }: Pick<RiskView<string, string>, "words">,
  index: number,
  places: number,
  weight: IndexWeight,
): Step[] {
  const how = weight === "equal" ? "plain mean" : "mean, weighted by people,";
  const working = `${how} of the indices of its ${countedIn(words, places)}`;
  return stepsTo(found("Risk index", 2, index, working));
}

const countedIn = ({ child, children }: RiskView<string, string>["words"], places: number) =>
  `${places} ${places === 1 ? child : children}`;
