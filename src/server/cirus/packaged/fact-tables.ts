import type { CsvRecord } from "#domain/risk/fact-records.ts";
import type { ViewName } from "#domain/risk/view-name.ts";
import { FACT_KINDS, type FactKind, type OwnFacts } from "../release.ts";
import { packagedRecords } from "./packaged-facts.ts";

/** The tables of facts: the view of each, its file, and the columns that identify a row. */
export const FACT_TABLES: Readonly<
  Record<FactKind, { view: ViewName; file: string; keys: readonly string[] }>
> = {
  countries: { view: "world", file: "world-country-facts.csv", keys: ["iso2"] },
  districts: { view: "india", file: "india-district-facts.csv", keys: ["id"] },
  states: {
    view: "india",
    file: "india-state-facts.csv",
    keys: ["state_code", "metric", "period"],
  },
};

/** The key of a row of facts within its table. */
export const factKey = (kind: FactKind, record: CsvRecord): string =>
  FACT_TABLES[kind].keys.map((key) => record[key]).join(" ");

/** The packaged facts, overridden and extended by an operator's own. */
export function factRecords(kind: FactKind, own: OwnFacts = {}): CsvRecord[] {
  return merged(kind, packagedRecords(FACT_TABLES[kind].file), own[kind] ?? []);
}

/** An operator's facts updated with newer ones, without rows equal to the packaged ones. */
export function withNewer(before: OwnFacts, newer: OwnFacts): OwnFacts {
  return Object.fromEntries(
    FACT_KINDS.flatMap((kind) => {
      const packaged = new Map(factRecords(kind).map((row) => [factKey(kind, row), row]));
      const differing = merged(kind, before[kind] ?? [], newer[kind] ?? []).filter((row) => {
        const known = packaged.get(factKey(kind, row));
        return Object.entries(row).some(([column, text]) => text !== known?.[column]);
      });
      return differing.length === 0 ? [] : [[kind, differing]];
    }),
  );
}

function merged(
  kind: FactKind,
  records: readonly CsvRecord[],
  others: readonly CsvRecord[],
): CsvRecord[] {
  const byKey = new Map(records.map((record) => [factKey(kind, record), record]));
  for (const other of others) {
    const key = factKey(kind, other);
    byKey.set(key, { ...byKey.get(key), ...other });
  }
  return [...byKey.values()];
}
