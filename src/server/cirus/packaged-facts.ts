import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { IndiaFacts, StateFacts } from "#domain/risk/india-facts.ts";
import { STATUSES, type Status } from "#domain/risk/status.ts";
import type { CountryFacts, Figure } from "#domain/risk/world-model.ts";
import type { ViewName } from "../db/cirus-release.ts";
import { projectFile } from "../process/project-file.ts";
import { readCsvRecords } from "./csv-table.ts";

const DIRECTORY = projectFile("data");

export type CsvRecord = Readonly<Record<string, string>>;

/** Reads one of the files of facts that come with the project. */
export function packagedRecords(file: string): CsvRecord[] {
  return readCsvRecords(readFileSync(path.join(DIRECTORY, file), "utf8"));
}

/** A fingerprint of the files of a view's packaged figures: it changes when they do. */
export function packagedFingerprint(view: ViewName): string {
  const hash = createHash("sha256");
  for (const file of readdirSync(DIRECTORY).sort()) {
    if (file.startsWith(`${view}-`))
      hash.update(file).update(readFileSync(path.join(DIRECTORY, file)));
  }
  return hash.digest("hex").slice(0, 12);
}

/** The other names of places, by the id in `column`; several places may share a name. */
export function namesBy(column: string, records: readonly CsvRecord[]): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const record of records) {
    for (const id of record[column]!.split("|")) {
      names.set(id, [...(names.get(id) ?? []), record.name!]);
    }
  }
  return names;
}

/** Joins the texts, each written as a sentence. */
export const sentences = (parts: readonly (string | false)[]): string =>
  parts
    .filter((part) => typeof part === "string" && part !== "")
    .map((part) => `${String(part).charAt(0).toUpperCase()}${String(part).slice(1)}.`)
    .join(" ");

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
export function readIndiaFacts(
  districts = packagedRecords("india-district-facts.csv"),
  records = byMetric(packagedRecords("india-state-facts.csv")),
): IndiaFacts {
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
      districts.map(({ state_code: code, state }) => [code!, stateFacts(code!, state!, records)]),
    ),
    districts: districts.map((row) => ({
      id: row.id!,
      name: row.district!,
      stateCode: row.state_code!,
      censusCodes:
        row.census_basis === "own"
          ? [row.census2011_code!]
          : row.census2011_parent_codes!.split("|"),
      urbanShare: Number(row.hh_urban_pct_2011) / 100,
      literacy2011: Number(row.literacy_crude_pct_2011),
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
    crimePerLakh: Number(crimeRecord(records, code).value),
  };
}

/** Reads the facts that the model of the world uses. */
export function readCountryFacts(
  records = packagedRecords("world-country-facts.csv"),
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
