import { z } from "zod";
import { INDIA_METRICS, type IndiaMetric } from "#domain/risk/india-metrics.data.ts";
import { eachMetric } from "#domain/risk/metric.ts";
import { STATUSES } from "#domain/risk/status.ts";
import { WORLD_METRICS, type WorldMetric } from "#domain/risk/world-metrics.data.ts";
import type { Endpoint, EndpointKey } from "./endpoint.ts";
import { PREPARED } from "./examples.ts";

const figureStatus = z
  .enum(STATUSES)
  .meta({ id: "FigureStatus", description: "Where a figure comes from, strongest first." });

interface Labelled<Key extends string> {
  readonly key: Key;
  readonly label: string;
}

const figure = ({ label }: Labelled<string>) => z.number().describe(`${label}.`);

const rank = z.int().min(1);
const index = z.number().min(0).max(10);

// What a row of any list contains besides its name.
const figures = <Key extends string>(metrics: readonly Labelled<Key>[]) => ({
  ...eachMetric(metrics, figure),
  risk_index: index.describe(
    "0 to 10: the mean of its metric ranks, scaled so that the lowest possible is 0 and the highest 10.",
  ),
  cyber_risk_rank: rank.describe(
    "Its rank by risk_index among all of its kind; the highest is the most exposed.",
  ),
  rank_tied: rank.describe("How many rows have its risk_index, itself included; 1 for no other."),
  rank_shared: z.exactOptional(
    rank.describe(
      "Only where rank_tied is above 1: the place these rows share, the lowest of their ranks.",
    ),
  ),
  grouped_index: index.describe(
    "The same with the metrics averaged within access, social and crime first.",
  ),
  grouped_rank: rank.describe("Its rank by grouped_index."),
  grouped_shared: z.exactOptional(
    rank.describe("Only where others have its grouped_index: the place these rows share."),
  ),
  published_index: index
    .nullable()
    .describe("The same over published figures only; null if there are too few of them."),
  published_rank: rank.nullable().describe("Its rank by published_index; equals share the lowest."),
  status: z.object(eachMetric(metrics, () => figureStatus)),
  year: z
    .partialRecord(z.enum(metrics.map(({ key }) => key)), z.string())
    .describe("The years of its figures, where they differ from those in meta."),
  source: z
    .partialRecord(z.enum(metrics.map(({ key }) => key)), z.string())
    .describe("The sources of its figures, where they differ from those in meta."),
  aliases: z.array(z.string()).describe("Former names, other spellings, codes."),
  lat: z.number().nullable().describe("Degrees north; null if it has no point on the map."),
  lon: z.number().nullable().describe("Degrees east; null with lat."),
  note: z.string().describe("What a reader should know before relying on the row; empty for most."),
});
const indiaFigures = figures<IndiaMetric>(INDIA_METRICS);
const worldFigures = figures<WorldMetric>(WORLD_METRICS);

// Not for districts: all of a state share their rank, and the list must stay below a megabyte.
const publishedTie = {
  published_tied: z.exactOptional(
    rank.describe("Only where others have its published_index: how many rows share its rank."),
  ),
};

// The key of a place in other tables: a text, for it may begin with a zero.
const key = (what: string) => z.exactOptional(z.string().describe(what));

const ranges = {
  rank_low: rank
    .nullable()
    .describe(
      "The low end of its range of ranks: where its cyber_risk_rank lies in most draws of the simulation that meta.range describes; null if it has none.",
    ),
  rank_high: rank.nullable().describe("The high end of its range of ranks."),
};

export const districtRow = z
  .object({
    id: z.string(),
    state_district_capital: z.string().describe("The headquarters."),
    district: z.string(),
    state_ut: z.string(),
    state_code: z.string(),
    lgd_code: key("Its code in the Local Government Directory of India; absent if not known."),
    census2011_code: key("Its code in the Census of India 2011; absent for a district made since."),
    has_state_capital: z.boolean().describe("Whether the capital of its state is in it."),
    ...indiaFigures,
    ...ranges,
  })
  .meta({
    id: "District",
    description: "A district by its headquarters. Ranks are among all districts of India.",
  });
export type DistrictRow = z.infer<typeof districtRow>;

export const stateRow = z
  .object({
    id: z.string().describe("Its code, the `state_code` of its districts."),
    state: z.string(),
    districts: z.int(),
    ...indiaFigures,
    ...publishedTie,
  })
  .meta({
    id: "State",
    description: "A state or union territory: its districts added up. Ranks are among the states.",
  });
export type StateRow = z.infer<typeof stateRow>;

export const countryRow = z
  .object({
    id: z.string().describe("ISO 3166-1 alpha-2."),
    iso2: key("ISO 3166-1 alpha-2; absent for a place that has none."),
    iso3: key("ISO 3166-1 alpha-3; absent for a place that has none."),
    ccn3: z
      .string()
      .describe("ISO 3166-1 numeric, three digits, as maps use it; empty if unknown."),
    country: z.string(),
    continent: z.string(),
    ...worldFigures,
    ...publishedTie,
    ...ranges,
  })
  .meta({ id: "Country", description: "A country. Ranks are among all countries." });
export type CountryRow = z.infer<typeof countryRow>;

export const continentRow = z
  .object({
    id: z.string(),
    continent: z.string(),
    countries: z.int(),
    risk_index_by_population: index.describe(
      "The mean of the countries' risk_index, weighted by population.",
    ),
    modelled_share: z
      .number()
      .min(0)
      .max(1)
      .describe("Which part of its countries' figures is modelled or assumed, 0 to 1."),
    ...worldFigures,
    ...publishedTie,
  })
  .meta({
    id: "Continent",
    description:
      "A continent: its countries added up; its index is the plain mean of theirs. Ranks are among the continents.",
  });
export type ContinentRow = z.infer<typeof continentRow>;

const metricNote = z
  .object({
    key: z.string(),
    label: z.string(),
    unit: z.string(),
    explanation: z.string(),
    source: z.string().describe("Of most rows; a row that differs says so in its own `source`."),
    year: z
      .string()
      .describe(
        "Of nearly all rows; a row that differs says so in its own `year`. Where no year is usual, from the oldest to the newest, and each row has its own.",
      ),
    direction: z.string().describe("Which way it counts, as a sentence."),
  })
  .meta({ id: "MetricNote", description: "What one column of figures counts." });
export type MetricNote = z.infer<typeof metricNote>;

export const cirusMeta = z
  .object({
    release: z
      .string()
      .describe("Names the release: two answers with the same name come from the same figures."),
    last_updated: z
      .string()
      .regex(/^\d\d\/\d\d\/\d{4}$/)
      .describe("The day after which nothing entered, dd/mm/yyyy."),
    released: z
      .string()
      .regex(/^\d\d\/\d\d\/\d{4}$/)
      .describe("The day these figures came to this site, dd/mm/yyyy."),
    count: z.int().describe("How many rows `data` has."),
    ranked: z.int().describe("Among how many a rank of these rows is."),
    index: z
      .enum(["computed", "imported"])
      .describe("Whether index and rank were computed here or came with an imported file."),
    range: z
      .object({
        draws: z.int().describe("How many times the model was computed with other inputs."),
        seed: z
          .string()
          .describe("The seed of its random numbers: the same seed gives the same ranges."),
        share: z
          .number()
          .describe(
            "The share of draws in which a rank lies in its range; the rest are beyond it.",
          ),
        varied: z.array(z.string()).describe("What was varied together, a sentence each."),
      })
      .nullable()
      .describe("How rank_low and rank_high were found; null if the ranges were imported or none."),
    data_years: z
      .tuple([z.int(), z.int()])
      .nullable()
      .describe(
        "The oldest and the newest year of what the figures are made from; null if no figure says its year.",
      ),
    metrics: z.array(metricNote),
    sources: z.array(z.string()).describe("Every source that a figure of the release names."),
  })
  .meta({ id: "CirusMeta", description: "What is told of a list beside its rows." });
export type CirusMeta = z.infer<typeof cirusMeta>;

const listOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), meta: cirusMeta });

// Answers with groups include their total: all rows added up, and the indices as means weighted by
// people.
const totals = <Key extends string>(metrics: readonly Labelled<Key>[]) =>
  z.object({
    ...eachMetric(metrics, figure),
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
    description: `meta.metrics explains each column and its unit; status says where each figure comes from. ${PREPARED}`,
    access: "public",
    response: listOf(districtRow),
  },
  "GET /cirus/dhq/{state}": {
    summary: "Those of one state or union territory, by any of its names or its code.",
    description: `Ranks are among all districts of India. ${PREPARED}`,
    examples: [{ params: { state: "Chandigarh" } }],
    access: "public",
    params: z.object({
      state: named("a state or union territory").describe(
        "A name, old or new, or a code; case and spaces do not matter.",
      ),
    }),
    response: listOf(districtRow),
    refusals,
  },
  "GET /cirus/states": {
    summary: "The states and union territories, their districts added up.",
    description: `meta.total has the figures for all of them together. ${PREPARED}`,
    access: "public",
    response: z.object({ data: z.array(stateRow), meta: statesMeta }),
  },
  "GET /cirus/countries": {
    summary: "All countries with their figures, ranks and index.",
    description: `meta.metrics explains each column and its unit; status says where each figure comes from. ${PREPARED}`,
    access: "public",
    response: listOf(countryRow),
  },
  "GET /cirus/continents": {
    summary: "The continents, their countries added up.",
    description: `meta.total has the figures for all of them together. ${PREPARED}`,
    access: "public",
    response: z.object({ data: z.array(continentRow), meta: continentsMeta }),
  },
  "GET /cirus/countries/{continent}": {
    summary: "The countries of one continent.",
    description: `Ranks are among all countries. ${PREPARED}`,
    examples: [{ params: { continent: "Oceania" } }],
    access: "public",
    params: z.object({
      continent: named("a continent").describe("Its name; case and spaces do not matter."),
    }),
    response: listOf(countryRow),
    refusals,
  },
} as const satisfies Record<EndpointKey, Endpoint>;
