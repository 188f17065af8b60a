import type {
  CirusMeta,
  ContinentRow,
  CountryRow,
  DistrictRow,
  MetricNote,
  StateRow,
} from "#contract/cirus.ts";
import type { PublishedStateRow } from "#contract/cirus-published.ts";
import { INDIA_METRICS, type IndiaMetric } from "#domain/risk/india-metrics.data.ts";
import { DIRECTION } from "#domain/risk/metric.ts";
import type { Status } from "#domain/risk/status.ts";
import { WORLD_METRICS, type WorldMetric } from "#domain/risk/world-metrics.data.ts";

/** The same entry for every metric. */
const each = <Key extends string, Value>(
  metrics: readonly { readonly key: Key }[],
  value: (at: number) => Value,
) => Object.fromEntries(metrics.map(({ key }, at) => [key, value(at)])) as Record<Key, Value>;

const common = (rank: number, of: number) => ({
  risk_index: (10 * (rank - 1)) / (of - 1),
  cyber_risk_rank: rank,
  rank_tied: 1,
  grouped_index: (10 * (of - rank)) / (of - 1),
  grouped_rank: of + 1 - rank,
  published_index: 5,
  published_rank: 1,
  year: {},
  source: {},
  aliases: [],
  lat: null,
  lon: null,
  note: "",
});

/**
 * A district at this rank of so many: its figures are 100 times its rank, plus one more for each
 * metric.
 */
export function district(
  id: string,
  name: string,
  state: string,
  rank: number,
  of: number,
  more: Partial<DistrictRow> = {},
): DistrictRow {
  return {
    id,
    state_district_capital: name,
    district: name,
    state_ut: state,
    state_code: id.slice(0, 2).toUpperCase(),
    has_state_capital: false,
    ...each<IndiaMetric, number>(INDIA_METRICS, (at) => 100 * rank + at),
    ...common(rank, of),
    status: {
      ...each<IndiaMetric, Status>(INDIA_METRICS, () => "modelled"),
      cyber_crime_rate_per_1000: "state-level",
    },
    rank_low: rank,
    rank_high: rank,
    ...more,
  };
}

function state(id: string, name: string, districts: number, rank: number): StateRow {
  return {
    id,
    state: name,
    districts,
    ...each<IndiaMetric, number>(INDIA_METRICS, (at) => 10 * rank + at),
    ...common(rank, 3),
    status: each<IndiaMetric, Status>(INDIA_METRICS, () => "modelled"),
  };
}

export function country(
  id: string,
  name: string,
  continent: string,
  rank: number,
  more: Partial<CountryRow> = {},
): CountryRow {
  return {
    id,
    ccn3: "000",
    country: name,
    continent,
    ...each<WorldMetric, number>(WORLD_METRICS, (at) => 10 * rank + at),
    ...common(rank, 7),
    status: each<WorldMetric, Status>(WORLD_METRICS, () => "published"),
    rank_low: rank,
    rank_high: rank,
    ...more,
  };
}

function continent(name: string, countries: number, rank: number): ContinentRow {
  return {
    id: name,
    continent: name,
    countries,
    risk_index_by_population: 5,
    modelled_share: 0.25,
    ...each<WorldMetric, number>(WORLD_METRICS, (at) => rank + at),
    ...common(rank, 2),
    status: each<WorldMetric, Status>(WORLD_METRICS, () => "modelled"),
  };
}

function meta(
  lastUpdated: string,
  ranked: number,
  metrics: readonly { key: string; label: string; unit: string; explanation: string }[],
): CirusMeta {
  const notes: MetricNote[] = metrics.map(({ key, label, unit, explanation }) => ({
    key,
    label,
    unit,
    explanation,
    source: "TRAI",
    year: "June 2025",
    direction: DIRECTION,
  }));
  return {
    release: "2025-09",
    last_updated: lastUpdated,
    released: "01/10/2025",
    count: ranked,
    ranked,
    index: "computed",
    range: null,
    data_years: [2011, 2025],
    metrics: notes,
    sources: ["TRAI"],
  };
}

export const INDIA_META = meta("30/09/2025", 13, INDIA_METRICS);
export const WORLD_META = meta("25/09/2025", 7, WORLD_METRICS);

const at = (rank: number) => [rank, 13] as const;

/** Thirteen districts in three states, ranked by their order. */
export const DISTRICTS: readonly DistrictRow[] = [
  district("br-araria", "Araria", "Bihar", ...at(1)),
  district("br-patna", "Patna", "Bihar", ...at(2)),
  district("br-aurangabad", "Aurangabad", "Bihar", ...at(3)),
  district("br-gaya", "Gaya", "Bihar", ...at(4)),
  district("br-banka", "Banka", "Bihar", ...at(5)),
  district("ga-north-goa", "North Goa", "Goa", ...at(6), { state_district_capital: "Panaji" }),
  district("ga-south-goa", "South Goa", "Goa", ...at(7), { state_district_capital: "Margao" }),
  district("hr-nuh", "Nuh", "Haryana", ...at(8), { aliases: ["Mewat"] }),
  district("hr-hisar", "Hisar", "Haryana", ...at(9), { rank_low: 8, rank_high: 11 }),
  district("hr-karnal", "Karnal", "Haryana", ...at(10)),
  district("hr-ambala", "Ambala", "Haryana", ...at(11)),
  district("hr-sonipat", "Sonipat", "Haryana", ...at(12)),
  district("hr-gurugram", "Gurugram", "Haryana", ...at(13), { aliases: ["Gurgaon"] }),
];

export const STATES: readonly StateRow[] = [
  state("BR", "Bihar", 5, 1),
  state("GA", "Goa", 2, 3),
  state("HR", "Haryana", 6, 2),
];

/** What is published of three states; two of them share an index. */
export const PUBLISHED_STATES: readonly PublishedStateRow[] = [
  publishedState("BR", "Bihar", 42.5, 44, 1, 1),
  publishedState("GA", "Goa", 151.25, 30, 2, 2),
  publishedState("HR", "Haryana", 70, 90, 2, 2),
];

function publishedState(
  id: string,
  name: string,
  perHundred: number,
  cases: number,
  rank: number,
  tied: number,
): PublishedStateRow {
  return {
    id,
    state: name,
    internet_subscriptions_per_100: perHundred,
    internet_subscriptions_million: perHundred / 10,
    internet_subscriptions_year: "March 2025",
    internet_subscriptions_source: "TRAI",
    internet_subscriptions_evidence: "data file",
    internet_subscriptions_rank: rank,
    cyber_crime_rate_per_1000: cases / 1000,
    cyber_crime_cases: cases,
    cyber_crime_year: "2023",
    cyber_crime_source: "NCRB",
    cyber_crime_evidence: "data file",
    cyber_crime_rank: rank,
    published_index: 5 * (rank - 1),
    published_rank: rank,
    published_tied: tied,
    aliases: [],
  };
}

/** Seven countries on two continents. */
export const COUNTRIES: readonly CountryRow[] = [
  country("KP", "North Korea", "Asia", 1),
  country("IN", "India", "Asia", 2),
  country("JP", "Japan", "Asia", 3),
  country("FR", "France", "Europe", 4),
  country("MC", "Monaco", "Europe", 5, {
    status: {
      ...each<WorldMetric, Status>(WORLD_METRICS, () => "published"),
      twitter_literate: "modelled",
      twitter_internet: "modelled",
    },
  }),
  country("TR", "Türkiye", "Asia", 6, { aliases: ["Turkey"] }),
  country("AE", "United Arab Emirates", "Asia", 7),
];

export const CONTINENTS: readonly ContinentRow[] = [
  continent("Asia", 5, 1),
  continent("Europe", 2, 2),
];
