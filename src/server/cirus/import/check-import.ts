import { type CheckedFigure, type Concern, checkFigures } from "#domain/risk/check-figures.ts";
import type { CsvRecord } from "#domain/risk/fact-records.ts";
import { COUNTRY_COLUMNS, DISTRICT_COLUMNS } from "../packaged/fact-columns.ts";
import { FACT_TABLES, factKey, factRecords } from "../packaged/fact-tables.ts";
import type { FactKind, HeldPlace, OwnFacts } from "../release.ts";
import type { ServedView } from "../views.ts";
import { isUsed, type ReadFact } from "./import-facts.ts";
import type { ImportedPlaces } from "./import-places.ts";

/** A figure of a file, with its position. */
export interface ImportedFigure extends CheckedFigure {
  readonly file: string;
  readonly column: string;
  /** The name of its place. */
  readonly name: string;
}

/**
 * LinkedIn has counted these by a separate rule since July 2024; EU law may make other services do
 * the same.
 */
const EEA_AND_SWITZERLAND = new Set(
  "AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(
    " ",
  ),
);
const areaOfCountry = (id: string) =>
  EEA_AND_SWITZERLAND.has(id) ? "the European Economic Area and Switzerland" : null;

/** These count subscriptions or cases, and one person may have several. */
const NOT_PEOPLE = new Set(["internet_penetration", "cyber_crime_rate_per_1000"]);

/** Checks each metric of the imported places against the live release. */
export function checkMetrics(
  { risk }: ServedView,
  { places, rows }: ImportedPlaces,
  live: readonly HeldPlace[],
): Concern<ImportedFigure>[] {
  const liveById = new Map(live.map((place) => [place.id, place]));
  return risk.metrics.flatMap(({ key, base }) =>
    checkFigures(
      places.map((place): ImportedFigure => {
        const { file, number } = rows.get(place.id)!;
        const people = place.bases[risk.population]! / place.bases[base]!;
        return {
          name: place.name,
          file,
          row: number,
          column: key,
          value: place.values[key]!,
          former: liveById.get(place.id)?.values[key] ?? null,
          limit:
            NOT_PEOPLE.has(key) || !Number.isFinite(people)
              ? null
              : { most: 100 * people, what: "the figure for all of its people" },
          base: 1,
          peers: place.group,
          area: risk.name === "india" ? place.group : areaOfCountry(place.id),
          family: risk.name === "india" ? place.group : place.id,
        };
      }),
    ),
  );
}

/**
 * Checks facts against those that the live release was made from. It compares whole columns, but
 * only reports concerns that involve a row of the files.
 */
export function checkFacts(read: readonly ReadFact[], facts: OwnFacts): Concern<ImportedFigure>[] {
  const used = read.filter(isUsed);
  const of = (kind: FactKind) => used.filter((fact) => fact.kind === kind);
  return [
    ...checkCountries(of("countries"), facts),
    ...checkDistricts(of("districts"), facts),
    ...checkStates(of("states"), facts),
  ];
}

function checkCountries(read: readonly ReadFact[], facts: OwnFacts) {
  return COUNTRY_COLUMNS.flatMap(({ column, most }) =>
    checkColumn("countries", column, read, facts, (row) => {
      const [people, adults] = [Number(row.population), Number(row.population_15plus)];
      const online = (people * Number(row.internet_users_pct)) / 100;
      return {
        // Accounts require an age of 13: of the fifteen years below 15, two count.
        limit: column.endsWith("_users")
          ? { most: adults + ((people - adults) * 2) / 15, what: "its people aged 13 and older" }
          : percentLimit(most),
        base: most ? 1 : column.endsWith("_users") ? online : null,
        peers: row.income_group_wb_via_gapminder!,
        area: areaOfCountry(row.iso2!),
        family: row.iso2!,
        name: row.country!,
      };
    }),
  );
}

function checkDistricts(read: readonly ReadFact[], facts: OwnFacts) {
  return DISTRICT_COLUMNS.flatMap(({ column, most }) =>
    checkColumn("districts", column, read, facts, (row) => {
      const people = Number(row.census2011_population);
      const isPart = !most && column !== "census2011_population";
      return {
        limit: isPart ? { most: people, what: "its people" } : percentLimit(most),
        base: most ? 1 : isPart ? people : null,
        peers: row.state_code!,
        area: row.state!,
        family: row.state_code!,
        name: row.district!,
      };
    }),
  );
}

function checkStates(read: readonly ReadFact[], facts: OwnFacts) {
  const columns = Map.groupBy(read, ({ record }) => `${record.metric} ${record.period}`);
  return [...columns.values()].flatMap((rows) => {
    const { metric, period } = rows[0]!.record;
    const isOfColumn = (row: CsvRecord) => row.metric === metric && row.period === period;
    return checkColumn(
      "states",
      "value",
      rows,
      facts,
      (row) => ({
        limit: percentLimit(metric!.endsWith("_pct") ? 100 : undefined),
        base: /_(cases|projected)$/.test(metric!) ? null : 1,
        peers: metric!,
        area: null,
        family: row.state_code!,
        name: `${row.state ?? row.state_code}, ${metric} ${period}`,
      }),
      isOfColumn,
    );
  });
}

const percentLimit = (most: number | undefined) =>
  most === undefined ? null : { most, what: "all of them" };

type About = Pick<ImportedFigure, "limit" | "base" | "peers" | "area" | "family" | "name">;

function checkColumn(
  kind: FactKind,
  column: string,
  read: readonly ReadFact[],
  facts: OwnFacts,
  about: (row: CsvRecord) => About,
  isOfColumn: (row: CsvRecord) => boolean = () => true,
): Concern<ImportedFigure>[] {
  const newer = new Map(
    read.flatMap((fact) =>
      fact.record[column] === undefined ? [] : [[factKey(kind, fact.record), fact] as const],
    ),
  );
  if (newer.size === 0) return [];
  const former = new Map(
    factRecords(kind, facts)
      .filter(isOfColumn)
      .map((row) => [factKey(kind, row), row]),
  );
  const figures = [...new Set([...former.keys(), ...newer.keys()])].flatMap((key) => {
    const fact = newer.get(key);
    const row = { ...former.get(key), ...fact?.record };
    const was = former.get(key)?.[column];
    if (!row[column]) return [];
    const figure: ImportedFigure = {
      ...about(row),
      file: fact?.row.file ?? FACT_TABLES[kind].file,
      row: fact?.row.number ?? 0,
      column,
      value: Number(row[column]),
      former: was ? Number(was) : null,
    };
    return [figure];
  });
  return checkFigures(figures).filter((concern) => concern.figures.some(({ row }) => row > 0));
}
