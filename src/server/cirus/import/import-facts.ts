import type { CsvRecord } from "#domain/risk/fact-records.ts";
import {
  COUNTRY_COLUMNS,
  DISTRICT_COLUMNS,
  FIGURE_COLUMNS,
  STATE_METRICS,
} from "../packaged/fact-columns.ts";
import { FACT_TABLES, factKey, factRecords, withNewer } from "../packaged/fact-tables.ts";
import type { FactKind, OwnFacts } from "../release.ts";
import type { ImportRow } from "./import-row.ts";

/** Rows of one table of facts, and the columns that their file has. */
interface FactRows {
  readonly kind: FactKind;
  readonly columns: readonly string[];
  readonly rows: readonly ImportRow[];
}

/** A row of facts that has been read, with its position. */
export interface ReadFact {
  readonly kind: FactKind;
  readonly row: ImportRow;
  readonly record: CsvRecord;
}

/**
 * Reads rows of facts; mistakes become faults of the rows.
 *
 * @param own The operator's facts behind the live releases, which the rows add to.
 */
export function readFacts(tables: readonly FactRows[], own: OwnFacts, today: string): ReadFact[] {
  const read = tables.flatMap(({ kind, columns, rows }) => {
    const known = new Map(factRecords(kind, own).map((row) => [factKey(kind, row), row]));
    return rows.flatMap((row) => {
      const record =
        kind === "states"
          ? readStateFact(row, known)
          : readPlaceFacts(kind, row, columns, known, today);
      return record === null ? [] : [{ kind, row, record }];
    });
  });
  refuseDuplicates(read);
  return [...read, ...crimeRates(read, own)];
}

// Two files may have different columns of the same country.
function refuseDuplicates(read: readonly ReadFact[]) {
  const first = new Map<string, ImportRow>();
  for (const { kind, row, record } of read) {
    const columns = Object.keys(record).filter((column) => FIGURE_COLUMNS.has(column));
    for (const column of columns) {
      const key = `${kind} ${factKey(kind, record)} ${column}`;
      const before = first.get(key);
      if (before) row.fault(column, `the same fact as row ${before.number} of ${before.file}`);
      else first.set(key, row);
    }
  }
}

// The model uses the rate. If only cases are given, the rate is computed, as in the packaged facts.
function crimeRates(read: readonly ReadFact[], own: OwnFacts): ReadFact[] {
  if (read.length === 0) return [];
  const states = new Map(
    [...factRecords("states", own), ...read.map(({ record }) => record)].map((row) => [
      factKey("states", row),
      row,
    ]),
  );
  const rates = new Set(
    read
      .filter(({ record }) => record.metric === "cyber_crime_rate_per_lakh")
      .map(({ record }) => factKey("states", record)),
  );
  return read.flatMap(({ kind, row, record }): ReadFact[] => {
    const rate = { ...record, metric: "cyber_crime_rate_per_lakh" };
    const isWanted = record.metric === "cyber_crime_cases" && isUsed({ kind, row, record });
    if (!isWanted || rates.has(factKey("states", rate))) return [];
    const people = states.get(`${record.state_code} population_projected ${record.period}`);
    if (people === undefined) {
      row.fault(
        "metric",
        `the people of ${record.period} are not known: give cyber_crime_rate_per_lakh`,
      );
      return [];
    }
    const value = ((100_000 * Number(record.value)) / Number(people.value)).toFixed(2);
    const source = `computed: cases / people of that year (${people.source}); ${record.source}`;
    return [{ kind, row, record: { ...rate, value, source, unit: "per 100,000 population" } }];
  });
}

/** An operator's facts, updated with those just read. */
export function ownFactsWith(before: OwnFacts, read: readonly ReadFact[]): OwnFacts {
  const newer = Object.groupBy(read, ({ kind }) => kind);
  const records = (kind: FactKind) => newer[kind]?.map(({ record }) => record) ?? [];
  return withNewer(before, {
    countries: records("countries"),
    districts: records("districts"),
    states: records("states"),
  });
}

type Known = ReadonlyMap<string, CsvRecord>;

function readPlaceFacts(
  kind: "countries" | "districts",
  row: ImportRow,
  columns: readonly string[],
  known: Known,
  today: string,
): CsvRecord | null {
  const [key] = FACT_TABLES[kind].keys as [string];
  const id = row.name(key);
  const before = known.get(id);
  if (before === undefined) {
    if (id !== "")
      row.fault(key, `${JSON.stringify(id.slice(0, 40))} is not one of the ${known.size} ${kind}`);
    return null;
  }
  const given = (kind === "countries" ? COUNTRY_COLUMNS : DISTRICT_COLUMNS).filter(({ column }) =>
    columns.includes(column),
  );
  const record: Record<string, string> = { [key]: id };
  for (const { column, about, most, mayBeEmpty } of given) {
    const range = most === undefined ? {} : { most };
    const value = mayBeEmpty ? row.optionalFigure(column, range) : row.figure(column, range);
    // Most rows of a complete file repeat known figures, which need no year or source.
    const isNew = row.text(column) !== before[column];
    if (value !== null && isNew) requireOrigin(row, about, today);
    for (const other of [column, ...about]) if (row.has(other)) record[other] = row.text(other);
  }
  if (kind === "districts") fitDistrict(row, record, before);
  else checkCountry(row, record, before);
  return record;
}

function requireOrigin(row: ImportRow, about: readonly string[], today: string) {
  for (const column of about) {
    const text = row.name(column);
    if (text === "") continue;
    const isYear = /^\d{4}$/.test(text) && text <= today.slice(0, 4);
    if (column.endsWith("_year") && !isYear)
      row.fault(column, "is not a year up to the current one, such as 2025");
    if (column.endsWith("_status")) row.status(column);
  }
}

function checkCountry(row: ImportRow, record: CsvRecord, before: CsvRecord) {
  const { population, population_15plus: adults } = { ...before, ...record };
  if (Number(adults) > Number(population)) {
    row.fault("population_15plus", `${adults} is above the population, ${population}`);
  }
}

// Checks the counts, and works out the literacy that new ones mean. Districts made after 2011 have the
// rates of the districts they came from, but no counts.
function fitDistrict(row: ImportRow, record: Record<string, string>, before: CsvRecord) {
  const counts = DISTRICT_COLUMNS.filter(({ most, column }) => !most && record[column]);
  if (before.census_basis !== "own") {
    for (const { column } of counts) {
      row.fault(column, "the district is newer than the census, which has no figure for it");
    }
    return;
  }
  const { census2011_population: people, census2011_literates: literates } = {
    ...before,
    ...record,
  };
  const isOver = counts.filter(({ column }) => Number(record[column]) > Number(people));
  for (const { column } of isOver)
    row.fault(column, `${record[column]} is above the population, ${people}`);
  if (record.census2011_literates !== undefined && record.literacy_crude_pct_2011 === undefined) {
    record.literacy_crude_pct_2011 = ((100 * Number(literates)) / Number(people)).toFixed(2);
  }
}

function readStateFact(row: ImportRow, known: Known): CsvRecord | null {
  const [code, metric, period] = FACT_TABLES.states.keys.map((key) => row.name(key)) as [
    string,
    string,
    string,
  ];
  const isKnownMetric = [...known.values()].some((record) => record.metric === metric);
  if (![...known.values()].some((record) => record.state_code === code)) {
    row.fault("state_code", `${JSON.stringify(code.slice(0, 40))} is not the code of a state`);
  } else if (!isKnownMetric) {
    row.fault("metric", `${JSON.stringify(metric.slice(0, 40))} is not a metric of states`);
  }
  const value = row.figure("value", metric.endsWith("_pct") ? { most: 100 } : {});
  const source = row.name("source");
  if (Number.isNaN(value)) return null;
  const rest = ["unit", "evidence"].filter((column) => row.has(column));
  return {
    state_code: code,
    metric,
    period,
    value: row.text("value"),
    source,
    ...Object.fromEntries(rest.map((column) => [column, row.text(column)])),
  };
}

/** Whether the model uses any part of a fact. */
export const isUsed = ({ kind, record }: ReadFact): boolean =>
  kind !== "states" ||
  (record.state_code !== "IN" && !!STATE_METRICS[record.metric!]?.test(record.period!));
