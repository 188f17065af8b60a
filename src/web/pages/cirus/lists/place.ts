import type { Status } from "#domain/risk/status.ts";
import type { ViewName } from "#domain/risk/view-name.ts";
import { VIEW_FACTS } from "../view-words.data.ts";

/** One row of a list. */
export interface Place {
  readonly id: string;
  readonly name: string;
  /** The headquarters of a district, if it has another name. */
  readonly seat: string;
  /** Its state or continent; empty for a state or continent itself. */
  readonly within: string;
  /** Every number of the row by its field; a missing field means no data. */
  readonly figures: Readonly<Record<string, number>>;
  readonly statuses: Readonly<Record<string, Status>>;
  /** Years and sources of its figures, if they differ from those of the whole list. */
  readonly years: Readonly<Record<string, string>>;
  readonly sources: Readonly<Record<string, string>>;
  /** Former names and other spellings. */
  readonly aliases: readonly string[];
  /** A note for readers who rely on its figures; empty for most. */
  readonly note: string;
  /** Its keys in other tables, by their field: `lgd_code`, `iso3`. */
  readonly keys: Readonly<Record<string, string>>;
  /** Its position on the map. */
  readonly position: { readonly lat: number; readonly lon: number } | null;
}

/** What the cells of a row show: the total of all places has no more than these. */
export type RowFigures = Pick<Place, "id" | "figures" | "statuses" | "years" | "sources">;

/** What the API says about a metric. */
export interface MetricNote {
  readonly label: string;
  readonly unit: string;
  readonly explanation: string;
  readonly source: string;
  readonly year: string;
  readonly direction: string;
}

/** A list of the API, with its metadata. A failed list is empty; the client has logged why. */
export interface PlaceList {
  readonly state: "awaited" | "loaded" | "failed";
  readonly places: readonly Place[];
  /** The id of the release; empty if the answer does not say. */
  readonly release: string;
  /** dd/mm/yyyy, or null if the answer does not say. */
  readonly lastUpdated: string | null;
  /** The day the site received its figures; format as above. */
  readonly released: string | null;
  readonly noteByMetric: ReadonlyMap<string, MetricNote>;
  /** The oldest and newest year of what its figures rest on; null if the answer does not say. */
  readonly dataYears: { readonly first: number; readonly last: number } | null;
  /** How the ranges of ranks were found; null where there are none. */
  readonly range: {
    readonly draws: number;
    /** In which part of the draws a rank lies in its range. */
    readonly share: number;
    /** What was varied, a sentence each. */
    readonly varied: readonly string[];
  } | null;
  /** The total of all places of the view, by field; empty if the answer does not say. */
  readonly total: Readonly<Record<string, number>>;
}

/** A list that has not come yet. */
export const AWAITED: PlaceList = {
  state: "awaited",
  places: [],
  release: "",
  lastUpdated: null,
  released: null,
  noteByMetric: new Map(),
  dataYears: null,
  range: null,
  total: {},
};

/** The day of a list's figures; until an answer says it, that of the release the page was built for. */
export const lastUpdatedOf = (view: ViewName, { lastUpdated }: PlaceList): string =>
  lastUpdated ?? VIEW_FACTS[view].lastUpdated;

/** A place's full name, to tell namesakes apart: "Bilaspur, Himachal Pradesh". */
export function fullName({ name, within }: Pick<Place, "name" | "within">): string {
  return within ? `${name}, ${within}` : name;
}
