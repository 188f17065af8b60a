import type { ViewName } from "./view-name.ts";

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

/** What metrics count or are proportional to, besides people. */
export type Input = Counted | "literates" | "formal_employees";

type Made = Pick<Metric<string, Input | "population">, "counts" | "base">;

/**
 * The inputs from which both of two metrics of a view are made, so that they move together by
 * construction; none if they do not.
 */
export function sharedInputs(view: ViewName, one: Made, other: Made): readonly Input[] {
  const inputsOf = ({ counts, base }: Made): readonly (Input | "population")[] => [
    counts,
    base,
    ...(MADE_FROM[view][counts] ?? []),
  ];
  const others = inputsOf(other);
  return [...new Set(inputsOf(one))].filter(
    (input): input is Input => input !== "population" && others.includes(input),
  );
}

const MADE_FROM: Readonly<Record<ViewName, Readonly<Partial<Record<Counted, readonly Input[]>>>>> =
  {
    // Users are made from subscriptions, and India's audiences are shared out by users.
    india: {
      subscriptions: ["users"],
      facebook: ["users"],
      linkedin: ["users"],
      x: ["users"],
    },
    // Most countries' audience of X is modelled from the two others.
    world: { x: ["facebook", "linkedin"] },
  };
