/** Metrics that tell much the same stand in one group, and the grouped index counts groups. */
export type MetricGroup = "access" | "social" | "crime";

/** What a metric counts and what it is in proportion to. */
export interface Metric<Key extends string, Base extends string> {
  readonly key: Key;
  readonly group: MetricGroup;
  /** The bottom of the fraction: rows are added up in proportion to it. */
  readonly base: Base;
  readonly label: string;
  readonly unit: string;
  /** What it says of a place, in a sentence. */
  readonly explanation: string;
}

/** Which way every metric counts. */
export const DIRECTION = "A higher figure means more exposure.";
