import type { Status } from "#domain/risk/status.ts";

/** What a list of the API holds: one row for each of these. */
export type PlaceKind = "capital" | "state" | "country" | "continent";

/** One row of a list. */
export interface Place {
  readonly id: string;
  readonly name: string;
  /** The seat of a district, where it has another name. */
  readonly seat: string;
  /** The state or continent it lies in; empty where it is one itself. */
  readonly within: string;
  /** Every number of the row by its field; for what is not there, there is no data. */
  readonly figures: Readonly<Record<string, number>>;
  readonly statuses: Readonly<Record<string, Status>>;
  /** Years and sources of its figures where they are not those of the whole list. */
  readonly years: Readonly<Record<string, string>>;
  readonly sources: Readonly<Record<string, string>>;
  /** Former names and other spellings. */
  readonly aliases: readonly string[];
  /** What a reader should know before relying on it; empty for most. */
  readonly note: string;
  /** Its point on the map. */
  readonly position: { readonly lat: number; readonly lon: number } | null;
}

/** What the API says of a metric. */
export interface MetricNote {
  readonly label: string;
  readonly unit: string;
  readonly explanation: string;
  readonly source: string;
  readonly year: string;
  readonly direction: string;
}

/** A list of the API with what it says about itself. */
export interface PlaceList {
  readonly places: readonly Place[];
  /** dd/mm/yyyy, or null where the answer does not say. */
  readonly lastUpdated: string | null;
  /** The day its figures came to the site, likewise. */
  readonly released: string | null;
  /** Among how many a rank of these places is. */
  readonly ranked: number;
  readonly noteByMetric: ReadonlyMap<string, MetricNote>;
  /** All places of the view added up, by field; empty where the answer does not say. */
  readonly total: Readonly<Record<string, number>>;
}

export const EMPTY_LIST: PlaceList = {
  places: [],
  lastUpdated: null,
  released: null,
  ranked: 0,
  noteByMetric: new Map(),
  total: {},
};

/** A place in full, so that no namesake is meant: "Bilaspur, Himachal Pradesh". */
export function fullName({ name, within }: Pick<Place, "name" | "within">): string {
  return within ? `${name}, ${within}` : name;
}
