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

/** The direction of every metric. */
export const DIRECTION = "A higher figure means more exposure.";
