import type { Metric } from "./metric.ts";
import type { Status } from "./status.ts";
import type { ViewFacts, ViewName } from "./view-facts.data.ts";

/** A district or country with the figures it is assessed by. */
export interface Place<Key extends string, Base extends string> {
  readonly id: string;
  readonly name: string;
  /** Its state or continent. */
  readonly group: string;
  readonly values: Readonly<Record<Key, number>>;
  readonly statuses: Readonly<Record<Key, Status>>;
  /** How much of each base it has: its weight when rows are added up. */
  readonly bases: Readonly<Record<Base, number>>;
  /** The published figures, by what they count. */
  readonly published: Readonly<Record<string, number>>;
  /** An index and position computed elsewhere, used in place of ours. */
  readonly given?: { readonly index: number; readonly rank: number };
}

/**
 * What differs between districts of India and countries of the world. Import, export and the API
 * use all of it. The page, whose script must be small, uses only its words and gets the rest from
 * the API.
 */
export interface RiskView<Key extends string, Base extends string> {
  readonly name: ViewName;
  readonly words: ViewFacts;
  readonly metrics: readonly Metric<Key, Base>[];
  /** The metric that breaks ties. */
  readonly penetration: Key;
  readonly population: Base;
  /** A place with fewer published figures has no published index. */
  readonly leastPublished: number;
}
