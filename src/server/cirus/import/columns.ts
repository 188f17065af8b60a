import { INDIA_BASES, INDIA_METRICS } from "#domain/risk/india/metrics.data.ts";
import type { ViewName } from "#domain/risk/view-facts.data.ts";
import { WORLD_BASES, WORLD_METRICS } from "#domain/risk/world/metrics.data.ts";

const indiaMetrics = INDIA_METRICS.map(({ key }) => key);
const worldMetrics = WORLD_METRICS.map(({ key }) => key);

const about = (keys: readonly string[]) =>
  keys.flatMap((key) => [`${key}_status`, `${key}_year`, `${key}_source`]);

/** The columns that say of each view's figures where they come from. */
export const ORIGIN_COLUMNS: Readonly<Record<ViewName, readonly string[]>> = {
  india: about(indiaMetrics),
  world: about(worldMetrics),
};

const weights = (bases: readonly string[]) => bases.map((base) => `weight_${base}`);

const INDIA_COLUMNS = [
  "id",
  "state_district_capital",
  "state_ut",
  "risk_index",
  "cyber_risk_rank",
  ...indiaMetrics,
  "district",
  "state_code",
  "has_state_capital",
  "rank_low",
  "rank_high",
  "published_subscribers_per_100",
  ...weights(INDIA_BASES),
  "lat",
  "lon",
  "aliases",
  "note",
  ...ORIGIN_COLUMNS.india,
  "last_updated",
];

const WORLD_COLUMNS = [
  "id",
  "country",
  "continent",
  "risk_index",
  "cyber_risk_rank",
  ...worldMetrics,
  "ccn3",
  ...weights(WORLD_BASES),
  "lat",
  "lon",
  "aliases",
  "note",
  ...ORIGIN_COLUMNS.world,
  "last_updated",
];

/** The columns of each view's files, in the order in which they are written. */
export const COLUMNS: Readonly<Record<ViewName, readonly string[]>> = {
  india: INDIA_COLUMNS,
  world: WORLD_COLUMNS,
};

/** Columns that a file must have. */
export const REQUIRED_COLUMNS: Readonly<Record<ViewName, readonly string[]>> = {
  india: ["state_district_capital", "state_ut", ...indiaMetrics],
  world: ["country", "continent", ...worldMetrics],
};

/** Other names of columns. */
export const OTHER_COLUMN_NAMES: Readonly<Record<string, string>> = {
  linkedin_audience_formal_employment: "linkedin_per_100_formal_employees",
  cyber_crime_rate: "cyber_crime_rate_per_1000",
  state: "state_ut",
  state_name: "state_ut",
};
