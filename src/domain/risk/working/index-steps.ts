import type { Assessment, PublishedRanks } from "../assess.ts";
import type { Metric } from "../metric.ts";
import { mean } from "../rank.ts";
import { rate, type Step, workedOut } from "./step.ts";

type Ranked = Pick<Metric<string, string>, "key" | "label" | "group">;

/**
 * Makes the steps from a place's ranks in the metrics to its plain index.
 *
 * @param ranks One for each metric.
 * @param places How many places are ranked.
 */
export function indexSteps(
  metrics: readonly Pick<Ranked, "label">[],
  ranks: readonly number[],
  { riskIndex }: Pick<Assessment, "riskIndex">,
  places: number,
): Step[] {
  const meanRank = mean(ranks);
  return [
    ...rankSteps(metrics, ranks, places),
    workedOut("Mean of the ranks", meanText(ranks), meanRank, 3),
    workedOut("Risk index", `10 × (${rate(meanRank)} − 1) ÷ (${places} − 1)`, riskIndex, 3),
  ];
}

/** The same for the grouped index: ranks are averaged within access, social and crime first. */
export function groupedIndexSteps(
  metrics: readonly Ranked[],
  ranks: readonly number[],
  { groupedIndex }: Pick<Assessment, "groupedIndex">,
  places: number,
): Step[] {
  const ranked = metrics.map(({ group }, at) => ({ group, rank: ranks[at]! }));
  const means = [...Map.groupBy(ranked, ({ group }) => group)].map(([group, members]) => {
    const inGroup = members.map(({ rank }) => rank);
    return workedOut(`Mean of the ranks, ${group}`, meanText(inGroup), mean(inGroup), 3);
  });
  const meanRank = mean(means.map(({ value }) => value));
  return [
    ...rankSteps(metrics, ranks, places),
    ...means,
    workedOut("Mean of these", meanText(means.map(({ value }) => rate(value))), meanRank, 3),
    workedOut("Risk index", `10 × (${rate(meanRank)} − 1) ÷ (${places} − 1)`, groupedIndex, 3),
  ];
}

/**
 * The same for the index over published figures, each ranked among the places that have it.
 *
 * @param at The place, in the order in which the ranks are.
 */
export function publishedIndexSteps(
  metrics: readonly Ranked[],
  ranks: PublishedRanks,
  at: number,
  publishedIndex: number,
): Step[] {
  const own = [...ranks].flatMap(([key, { rankOf, count }]) => {
    const rank = rankOf[at];
    return rank === null || rank === undefined ? [] : [{ key, rank, count }];
  });
  const shares = own.map(({ rank, count }) =>
    count === 1 ? "0.5" : `(${rank} − 1) ÷ (${count} − 1)`,
  );
  return [
    ...own.map(({ key, rank, count }) =>
      workedOut(
        `Rank by: ${metrics.find((metric) => metric.key === key)?.label ?? NOT_METRICS[key] ?? key}`,
        `among ${count} that have it published, ${count} for the highest`,
        rank,
        1,
      ),
    ),
    workedOut("Risk index", `10 × (${shares.join(" + ")}) ÷ ${own.length}`, publishedIndex, 3),
  ];
}

// Published figures that count only in this index.
const NOT_METRICS: Readonly<Record<string, string>> = {
  internet_subscribers_per_100: "Internet subscriptions per 100 people of the state",
};

const rankSteps = (
  metrics: readonly Pick<Ranked, "label">[],
  ranks: readonly number[],
  places: number,
) =>
  metrics.map(({ label }, at) =>
    workedOut(`Rank by: ${label}`, `among ${places}, ${places} for the highest`, ranks[at]!, 1),
  );

const meanText = (numbers: readonly number[]) => `(${numbers.join(" + ")}) ÷ ${numbers.length}`;
