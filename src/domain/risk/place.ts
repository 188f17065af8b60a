import type { Metric } from "./metric.ts";
import type { Status } from "./status.ts";

/** A district or country with the figures it is judged by. */
export interface Place<Key extends string, Base extends string> {
  readonly id: string;
  readonly name: string;
  /** The state or continent it is counted in. */
  readonly group: string;
  readonly values: Readonly<Record<Key, number>>;
  readonly statuses: Readonly<Record<Key, Status>>;
  /** How much of each base it has: its part when rows are added up. */
  readonly bases: Readonly<Record<Base, number>>;
  /** The figures that a source prints, by what they count. */
  readonly published: Readonly<Record<string, number>>;
  /** An index and position worked out elsewhere, which stand in the place of ours. */
  readonly given?: { readonly index: number; readonly rank: number };
}

/** What distinguishes the judging of districts from that of countries. */
export interface RiskView<Key extends string, Base extends string> {
  readonly metrics: readonly Metric<Key, Base>[];
  /** The metric that decides between equals. */
  readonly penetration: Key;
  readonly population: Base;
  /** A place with fewer published figures has no index over them. */
  readonly leastPublished: number;
}
