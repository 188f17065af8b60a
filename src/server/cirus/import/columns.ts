import { INDIA_BASES, INDIA_METRICS } from "#domain/risk/india-metrics.data.ts";
import type { ViewName } from "#domain/risk/view-name.ts";
import { WORLD_BASES, WORLD_METRICS } from "#domain/risk/world-metrics.data.ts";

const KEYS = {
  india: INDIA_METRICS.map(({ key }): string => key),
  world: WORLD_METRICS.map(({ key }): string => key),
};

const originColumns = (keys: readonly string[]) =>
  keys.flatMap((key) => [`${key}_status`, `${key}_year`, `${key}_source`]);

/** The columns that say of each view's figures where they come from. */
export const ORIGIN_COLUMNS: Readonly<Record<ViewName, readonly string[]>> = {
  india: originColumns(KEYS.india),
  world: originColumns(KEYS.world),
};

const columnsOf = (
  view: ViewName,
  names: readonly string[],
  own: readonly string[],
  bases: readonly string[],
) => [
  "id",
  ...names,
  "risk_index",
  "cyber_risk_rank",
  ...KEYS[view],
  ...own,
  "rank_low",
  "rank_high",
  "range_draws",
  ...bases.map((base) => `weight_${base}`),
  "lat",
  "lon",
  "aliases",
  "note",
  ...ORIGIN_COLUMNS[view],
  "last_updated",
];

const INDIA_NAMES = ["state_district_capital", "state_ut"];
const INDIA_OWN = ["district", "state_code", "has_state_capital", "published_subscribers_per_100"];
const WORLD_NAMES = ["country", "continent"];

/** The columns of each view's files, in the order in which they are written. */
export const COLUMNS: Readonly<Record<ViewName, readonly string[]>> = {
  india: columnsOf("india", INDIA_NAMES, INDIA_OWN, INDIA_BASES),
  world: columnsOf("world", WORLD_NAMES, ["ccn3"], WORLD_BASES),
};

/** Columns that a file must have. */
export const REQUIRED_COLUMNS: Readonly<Record<ViewName, readonly string[]>> = {
  india: [...INDIA_NAMES, ...KEYS.india],
  world: [...WORLD_NAMES, ...KEYS.world],
};

/** Other names of columns. */
export const OTHER_COLUMN_NAMES: Readonly<Record<string, string>> = {
  linkedin_audience_formal_employment: "linkedin_per_100_formal_employees",
  cyber_crime_rate: "cyber_crime_rate_per_1000",
  state: "state_ut",
  state_name: "state_ut",
};
