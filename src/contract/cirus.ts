import { z } from "zod";
import { INDIA_METRICS, type IndiaMetric } from "#domain/risk/india-metrics.data.ts";
import { STATUSES } from "#domain/risk/status.ts";
import { WORLD_METRICS, type WorldMetric } from "#domain/risk/world-metrics.data.ts";
import type { Endpoint, EndpointKey } from "./endpoint.ts";

/** Where a figure comes from, strongest first. */
export const figureStatus = z.enum(STATUSES);

const each = <Key extends string, Schema extends z.ZodType>(
  keys: readonly { readonly key: Key }[],
  schema: Schema,
) => Object.fromEntries(keys.map(({ key }) => [key, schema])) as Record<Key, Schema>;

const rank = z.int().min(1);
const index = z.number().min(0).max(10);

// What a row of any list tells beside its name.
const figures = <Key extends string>(metrics: readonly { readonly key: Key }[]) => ({
  ...each(metrics, z.number()),
  /** 0 to 10: ten times where the mean of its metric ranks lies between lowest and highest. */
  risk_index: index,
  /** Its place by risk_index among all of its kind; the highest number is the most exposed. */
  cyber_risk_rank: rank,
  /** The same with the metrics averaged within access, social and crime first. */
  grouped_index: index,
  grouped_rank: rank,
  /** The same over figures that a source prints alone; null where there are too few of them. Equals share a rank. */
  published_index: index.nullable(),
  published_rank: rank.nullable(),
  status: z.object(each(metrics, figureStatus)),
  /** The years of its figures, where they differ from those in meta. */
  year: z.partialRecord(z.enum(metrics.map(({ key }) => key)), z.string()),
  /** The sources of its figures, where they differ from those in meta. */
  source: z.partialRecord(z.enum(metrics.map(({ key }) => key)), z.string()),
  /** Former names, other spellings, codes. */
  aliases: z.array(z.string()),
  /** Null where it is no point on the map. */
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  /** What a reader should know before relying on the row; empty for most. */
  note: z.string(),
});
const indiaFigures = figures<IndiaMetric>(INDIA_METRICS);
const worldFigures = figures<WorldMetric>(WORLD_METRICS);

/** A district by its headquarters. Ranks are among all districts of India. */
export const districtRow = z.object({
  id: z.string(),
  /** The headquarters. */
  state_district_capital: z.string(),
  district: z.string(),
  state_ut: z.string(),
  state_code: z.string(),
  /** Whether the capital of its state lies in it. */
  has_state_capital: z.boolean(),
  ...indiaFigures,
  /** Its lowest and highest cyber_risk_rank under other weights of the model; null where it is not modelled. */
  rank_low: rank.nullable(),
  rank_high: rank.nullable(),
});
export type DistrictRow = z.infer<typeof districtRow>;

/** A state or union territory: its districts added up. Ranks are among the states. */
export const stateRow = z.object({
  /** Its code, the `state_code` of its districts. */
  id: z.string(),
  state: z.string(),
  districts: z.int(),
  ...indiaFigures,
});
export type StateRow = z.infer<typeof stateRow>;

export const countryRow = z.object({
  /** ISO 3166-1 alpha-2. */
  id: z.string(),
  /** ISO 3166-1 numeric, three digits, as maps use it; empty where nobody told. */
  ccn3: z.string(),
  country: z.string(),
  continent: z.string(),
  ...worldFigures,
});
export type CountryRow = z.infer<typeof countryRow>;

/** A continent: its countries added up; its index is the plain mean of theirs. Ranks are among the continents. */
export const continentRow = z.object({
  id: z.string(),
  continent: z.string(),
  countries: z.int(),
  /** The mean of the countries' risk_index by their people. */
  risk_index_by_population: index,
  /** Which part of its countries' figures is modelled or assumed, 0 to 1. */
  modelled_share: z.number().min(0).max(1),
  ...worldFigures,
});
export type ContinentRow = z.infer<typeof continentRow>;

const metricNote = z.object({
  key: z.string(),
  label: z.string(),
  unit: z.string(),
  explanation: z.string(),
  /** Of most rows; a row that differs says so in its own `source`. */
  source: z.string(),
  /** Of all rows, or from the oldest to the newest; then each row says so in its own `year`. */
  year: z.string(),
  /** Which way it counts, as a sentence. */
  direction: z.string(),
});
export type MetricNote = z.infer<typeof metricNote>;

export const cirusMeta = z.object({
  /** Names the release: two answers with the same name come from the same figures. */
  release: z.string(),
  /** The day after which nothing entered, dd/mm/yyyy. */
  last_updated: z.string().regex(/^\d\d\/\d\d\/\d{4}$/),
  /** How many rows `data` has. */
  count: z.int(),
  /** Among how many a rank of these rows is. */
  ranked: z.int(),
  /** Whether index and rank were computed here or came with an imported file. */
  index: z.enum(["computed", "imported"]),
  metrics: z.array(metricNote),
  /** Every source that a figure of the release names. */
  sources: z.array(z.string()),
});
export type CirusMeta = z.infer<typeof cirusMeta>;

const listOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), meta: cirusMeta });

// Groups are answered with what they come to together: all rows added up, the indices as means by people.
const totals = <Key extends string>(metrics: readonly { readonly key: Key }[]) =>
  z.object({
    ...each(metrics, z.number()),
    risk_index: index,
    grouped_index: index,
    published_index: index.nullable(),
  });
const statesMeta = cirusMeta.extend({ total: totals<IndiaMetric>(INDIA_METRICS) });
const continentsMeta = cirusMeta.extend({ total: totals<WorldMetric>(WORLD_METRICS) });

const named = (what: string) => z.string({ error: `Name ${what}.` }).max(100, `Name ${what}.`);
const refusals = { 404: "Nothing goes by that name; the sentence says where the names are." };

export const cirusEndpoints = {
  "GET /cirus/dhq": {
    summary: "All district headquarters of India with their figures, ranks and index.",
    access: "public",
    response: listOf(districtRow),
  },
  "GET /cirus/dhq/{state}": {
    summary: "Those of one state or union territory, by any of its names or its code.",
    access: "public",
    params: z.object({ state: named("a state or union territory") }),
    response: listOf(districtRow),
    refusals,
  },
  "GET /cirus/states": {
    summary: "The states and union territories, their districts added up.",
    access: "public",
    response: z.object({ data: z.array(stateRow), meta: statesMeta }),
  },
  "GET /cirus/countries": {
    summary: "All countries with their figures, ranks and index.",
    access: "public",
    response: listOf(countryRow),
  },
  "GET /cirus/continents": {
    summary: "The continents, their countries added up.",
    access: "public",
    response: z.object({ data: z.array(continentRow), meta: continentsMeta }),
  },
  "GET /cirus/countries/{continent}": {
    summary: "The countries of one continent.",
    access: "public",
    params: z.object({ continent: named("a continent") }),
    response: listOf(countryRow),
    refusals,
  },
} as const satisfies Record<EndpointKey, Endpoint>;
