import type { ContinentRow, CountryRow, DistrictRow, StateRow } from "#contract/cirus.ts";
import type { AssessedGroup, Total } from "#domain/risk/add-up.ts";
import type { Assessment } from "#domain/risk/assess.ts";
import { INDIA_METRICS, type IndiaMetric } from "#domain/risk/india-metrics.data.ts";
import { eachMetric } from "#domain/risk/metric.ts";
import { comparable } from "#domain/risk/rank.ts";
import type { Status } from "#domain/risk/status.ts";
import { WORLD_METRICS, type WorldMetric } from "#domain/risk/world-metrics.data.ts";
import { CONTINENT_GROUPS, type Group, STATES } from "./groups.ts";
import { type Origins, unusualOrigins } from "./origins.ts";
import { packagedRecords } from "./packaged/packaged-facts.ts";
import type { HeldCountry, HeldDistrict, HeldPlace } from "./release.ts";

const keysBy = <Key extends string>(file: string, id: string, keys: readonly Key[]) =>
  new Map(
    packagedRecords(file).map((record) => [
      record[id]!,
      Object.fromEntries(
        keys.flatMap((key) => (record[key] ? [[key, record[key]]] : [])),
      ) as Partial<Record<Key, string>>,
    ]),
  );

/** The keys of places in the tables of others, by id; a key that is not known is absent. */
const DISTRICT_KEYS = keysBy("india-districts.csv", "id", ["lgd_code", "census2011_code"]);
const COUNTRY_KEYS = keysBy("world-countries.csv", "iso2", ["iso2", "iso3"]);

export const districtOnWire = (
  district: HeldDistrict & Assessment,
  usual: Origins<IndiaMetric>,
): DistrictRow => ({
  id: district.id,
  state_district_capital: district.capital,
  district: district.name,
  state_ut: district.group,
  state_code: district.stateCode,
  ...DISTRICT_KEYS.get(district.id),
  has_state_capital: district.hasStateCapital,
  ...figuresOnWire(INDIA_METRICS, district),
  ...placeFactsOnWire(district, usual),
});

export const countryOnWire = (
  country: HeldCountry & Assessment,
  usual: Origins<WorldMetric>,
): CountryRow => ({
  id: country.id,
  ...COUNTRY_KEYS.get(country.id),
  ccn3: country.ccn3,
  country: country.name,
  continent: country.group,
  ...figuresOnWire(WORLD_METRICS, country),
  ...publishedTie(country),
  ...placeFactsOnWire(country, usual),
});

export function stateOnWire(
  state: AssessedGroup<IndiaMetric>,
  origins: Origins<IndiaMetric>,
  usual: Origins<IndiaMetric>,
): StateRow {
  const group = STATES.find(({ name }) => name === state.name)!;
  return {
    id: group.id,
    state: group.name,
    districts: state.count,
    ...figuresOnWire(INDIA_METRICS, state),
    ...groupFactsOnWire(group, state, unusualOrigins(origins, usual)),
  };
}

export function continentOnWire(
  continent: AssessedGroup<WorldMetric>,
  origins: Origins<WorldMetric>,
  usual: Origins<WorldMetric>,
): ContinentRow {
  const group = CONTINENT_GROUPS.find(({ name }) => name === continent.name)!;
  return {
    id: group.id,
    continent: group.name,
    countries: continent.count,
    risk_index_by_population: comparable(continent.riskIndexByPopulation),
    modelled_share: comparable(continent.modelledShare),
    ...figuresOnWire(WORLD_METRICS, continent),
    ...groupFactsOnWire(group, continent, unusualOrigins(origins, usual)),
  };
}

/** The totals over all places. */
export const totalOnWire = <Key extends string>(
  metrics: readonly { readonly key: Key }[],
  total: Total<Key>,
) => ({
  ...valuesOnWire(metrics, total.values),
  risk_index: comparable(total.riskIndex),
  grouped_index: comparable(total.groupedIndex),
  published_index: comparableOrNull(total.publishedIndex),
});

interface Figures<Key extends string> extends Assessment {
  readonly values: Readonly<Record<Key, number>>;
  readonly statuses: Readonly<Record<Key, Status>>;
}

const figuresOnWire = <Key extends string>(
  metrics: readonly { readonly key: Key }[],
  figures: Figures<Key>,
) => ({
  risk_index: comparable(figures.riskIndex),
  cyber_risk_rank: figures.riskRank,
  rank_tied: figures.riskTied,
  // Only where rows tie: the list of all districts must stay below a megabyte.
  ...(figures.riskTied > 1 && { rank_shared: figures.riskShared }),
  ...valuesOnWire(metrics, figures.values),
  grouped_index: comparable(figures.groupedIndex),
  grouped_rank: figures.groupedRank,
  ...(figures.groupedTied > 1 && { grouped_shared: figures.groupedShared }),
  published_index: comparableOrNull(figures.publishedIndex),
  published_rank: figures.publishedRank,
  status: figures.statuses,
});

const publishedTie = ({ publishedTied }: Assessment) =>
  publishedTied > 1 && { published_tied: publishedTied };

// As precise as the comparison of figures: figures that tie here are also equal in the answer.
const valuesOnWire = <Key extends string>(
  metrics: readonly { readonly key: Key }[],
  values: Readonly<Record<Key, number>>,
) => eachMetric(metrics, ({ key }) => comparable(values[key]));
const comparableOrNull = (value: number | null) => (value === null ? null : comparable(value));

const placeFactsOnWire = <Key extends string>(place: HeldPlace<Key>, usual: Origins<Key>) => ({
  ...unusualOrigins(place, usual),
  // A range that was not simulated, such as that of an older release, claims too much.
  rank_low: place.rangeDraws === undefined ? null : (place.rankLow ?? null),
  rank_high: place.rangeDraws === undefined ? null : (place.rankHigh ?? null),
  aliases: [...place.aliases],
  lat: place.lat,
  lon: place.lon,
  note: place.note,
});

const groupFactsOnWire = <Key extends string, Unusual>(
  { aliases }: Group,
  figures: AssessedGroup<Key>,
  unusual: Unusual,
) => ({
  ...publishedTie(figures),
  ...unusual,
  aliases: [...aliases],
  lat: null,
  lon: null,
  note:
    figures.assumedZero.length === 0
      ? ""
      : `Figures taken as 0: ${figures.assumedZero.join(", ")}.`,
});
