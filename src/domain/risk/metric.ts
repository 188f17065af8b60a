/** Metrics that say much the same are in one group; the grouped index averages the groups. */
export type MetricGroup = "access" | "social" | "crime";

/** What the metrics of both views count. */
export type Counted = "subscriptions" | "users" | "facebook" | "linkedin" | "x" | "crime";

/** What a metric counts and what it is proportional to. */
export interface Metric<Key extends string, Base extends string> {
  readonly key: Key;
  readonly group: MetricGroup;
  /** What is counted. Metrics that count the same, or per the same base, move together. */
  readonly counts: Counted;
  /** The denominator, and so the weight of a row when rows are added up. */
  readonly base: Base;
  /** Of how much of the base it gives what is counted; 100 if absent. */
  readonly per?: number;
  readonly label: string;
  readonly unit: string;
  /** What it says about a place, in a sentence. */
  readonly explanation: string;
}

/** Makes a record with an entry for every metric, in their order. */
export const eachMetric = <Keyed extends { readonly key: string }, Value>(
  metrics: readonly Keyed[],
  of: (metric: Keyed) => Value,
) =>
  Object.fromEntries(metrics.map((metric) => [metric.key, of(metric)])) as Record<
    Keyed["key"],
    Value
  >;

/** The direction of every metric. */
export const DIRECTION = "A higher figure means more exposure.";

/** Whether two metrics are made from the same input, so that they move together by construction. */
export const shareInput = (
  one: Pick<Metric<string, string>, "counts" | "base">,
  other: Pick<Metric<string, string>, "counts" | "base">,
): boolean => {
  const inputs = ({ counts, base }: typeof one) => [INPUT_OF[counts] ?? counts, base];
  return inputs(one).some((input) => input !== "population" && inputs(other).includes(input));
};

// Users are made from subscriptions, and audiences are shared out by users.
const INPUT_OF: Readonly<Partial<Record<Counted, string>>> = { subscriptions: "users" };
