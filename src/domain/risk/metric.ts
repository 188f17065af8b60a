/** Metrics that say much the same are in one group; the grouped index averages the groups. */
export type MetricGroup = "access" | "social" | "crime";

/** What a metric counts and what it is proportional to. */
export interface Metric<Key extends string, Base extends string> {
  readonly key: Key;
  readonly group: MetricGroup;
  /** The denominator, and so the weight of a row when rows are added up. */
  readonly base: Base;
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
