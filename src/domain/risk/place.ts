import type { Metric } from "./metric.ts";
import type { Status } from "./status.ts";
import type { ViewName } from "./view-name.ts";

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

/** What the places of a view are called in workings and files. */
interface PlaceWords {
  /** A place, as a member of its group. */
  readonly child: string;
  readonly children: string;
  readonly groups: string;
}

/** What differs between districts of India and countries of the world. */
export interface RiskView<Key extends string, Base extends string> {
  readonly name: ViewName;
  readonly words: PlaceWords;
  readonly metrics: readonly Metric<Key, Base>[];
  /** The metric that breaks ties. */
  readonly penetration: Key;
  readonly population: Base;
  /** A place with fewer published figures has no published index. */
  readonly leastPublished: number;
}
