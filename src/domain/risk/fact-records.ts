import type { CountryFacts, Figure } from "./country-facts.ts";
import { NATIONAL } from "./india/assumptions.data.ts";
import type { IndiaFacts, StateFacts } from "./india/facts.ts";
import { STATUSES, type Status } from "./status.ts";

/** A row of a file in data/, by the names of its columns. */
export type CsvRecord = Readonly<Record<string, string>>;

/** Facts of states, with all columns of the file. */
export type StateRecords = ReadonlyMap<string, CsvRecord>;

/** Facts of states by `state_code metric period`. */
export const byMetric = (records: readonly CsvRecord[]): StateRecords =>
  new Map(
    records.map((record) => [`${record.state_code} ${record.metric} ${record.period}`, record]),
  );

/** The newest crime rate of a state. */
export const crimeRecord = (records: StateRecords, stateCode: string): CsvRecord =>
  [...records.values()]
    .filter((row) => row.state_code === stateCode && row.metric === "cyber_crime_rate_per_lakh")
    .reduce((newest, row) => (row.period! > newest.period! ? row : newest));

/** Reads the facts that the model of India uses. */
export function readIndiaFacts(districts: readonly CsvRecord[], records: StateRecords): IndiaFacts {
  return {
    census: new Map(
      districts
        .filter(({ census_basis }) => census_basis === "own")
        .map((row) => [
          row.census2011_code!,
          {
            population: Number(row.census2011_population),
            graduates: Number(row.census2011_graduates),
            otherWorkers: Number(row.census2011_other_workers),
          },
        ]),
    ),
    states: new Map(
      [...new Map(districts.map(({ state_code: code, state }) => [code!, state!]))].map(
        ([code, name]) => [code, stateFacts(code, name, records)],
      ),
    ),
    districts: districts.map((row) => ({
      id: row.id!,
      name: row.district!,
      stateCode: row.state_code!,
      hasOwnCensus: row.census_basis === "own",
      censusCodes:
        row.census_basis === "own"
          ? [row.census2011_code!]
          : row.census2011_parent_codes!.split("|"),
      urbanShare: Number(row.hh_urban_pct_2011) / 100,
      literacy2011: Number(row.literacy_crude_pct_2011),
      onlineHouses2011: Number(row.hh_internet_pct_2011),
    })),
  };
}

function stateFacts(code: string, name: string, records: StateRecords): StateFacts {
  const figure = (metric: string, period: string) => {
    const record = records.get(`${code} ${metric} ${period}`);
    return record === undefined ? null : Number(record.value);
  };
  return {
    name,
    population2025: figure("population_projected", "2025")!,
    literacy: figure("literacy_rate_7plus_pct", "2023-24")!,
    subscribers: figure("internet_subscribers_per_100", "2025-03")!,
    urbanSubscribers: figure("internet_per_100_urban", "2024-03"),
    ruralSubscribers: figure("internet_per_100_rural", "2024-03"),
    usersPerSubscription: NATIONAL.internetUsers / NATIONAL.subscribersMarch,
    crimePerLakh: Number(crimeRecord(records, code).value),
  };
}

/** Reads the facts that the model of the world uses. */
export function readCountryFacts(
  records: readonly CsvRecord[],
): (CountryFacts & { readonly name: string })[] {
  return records.map((row) => ({
    id: row.iso2!,
    name: row.country!,
    continent: row.continent!,
    incomeGroup: row.income_group_wb_via_gapminder!,
    population: Number(row.population),
    population15Plus: Number(row.population_15plus),
    internet: figureOf(row.internet_users_pct!, row.internet_status!) ?? NO_INTERNET,
    literacy: figureOf(row.literacy_pct!, row.literacy_status!),
    facebook: figureOf(row.facebook_users!, statusOfYear(row.facebook_year!)),
    linkedin: figureOf(row.linkedin_users!, statusOfYear(row.linkedin_year!)),
    x: figureOf(row.twitter_users!, statusOfYear(row.twitter_year!)),
  }));
}

const NO_INTERNET: Figure = { value: 0, status: "assumed-zero" };

function figureOf(value: string, status: string): Figure | null {
  if (value === "") return null;
  const known = STATUSES.find((one) => one === status);
  if (known === undefined) throw new Error(`no status is called ${status}`);
  return { value: Number(value), status: known };
}

/** Audiences of 2023 and before are old. */
const statusOfYear = (year: string): Status =>
  Number(year) <= 2023 ? "published-old" : "published";
