import { INDIA_BASES, INDIA_METRICS } from "#domain/risk/india-metrics.data.ts";
import { eachMetric } from "#domain/risk/metric.ts";
import { WORLD_BASES, WORLD_METRICS } from "#domain/risk/world-metrics.data.ts";
import { findContinent, findState } from "../groups.ts";
import type { HeldCountry, HeldDistrict, HeldPlace } from "../release.ts";
import type { ImportRow } from "./import-row.ts";
import { namesWithin, newId, placeFinder } from "./known-places.ts";

// Without a semicolon, which would part it into two sources.
const NO_SOURCE = "Imported by the operator of this site, whose file names no source";

/** A reader of rows: null if a row does not even say which place it is about. */
export type PlaceReader<Held> = (row: ImportRow) => Held | null;

/**
 * Makes the reader of rows about districts. If a file lacks a column, its value comes from the
 * known district.
 */
export function districtReader(known: readonly HeldDistrict[]): PlaceReader<HeldDistrict> {
  const find = placeFinder(
    known,
    ({ capital }) => namesWithin(capital),
    ({ group }) => group,
  );
  return (row) => {
    const capital = row.name("state_district_capital");
    const state = row.oneOf("state_ut", findState, "not a state or union territory of India");
    const figures = readFigures(row, INDIA_METRICS);
    const name = row.text("district");
    if (state === null || capital === "") return null;
    const before = find(row, state.name, name === "" ? namesWithin(capital) : [name]);
    return {
      ...figures,
      ...readOtherFields(row, INDIA_BASES, before),
      id: before?.id ?? (row.text("id") || newId(state.id, name || capital)),
      name: name || before?.name || capital,
      capital,
      group: state.name,
      stateCode: state.id,
      hasStateCapital: row.has("has_state_capital")
        ? row.flag("has_state_capital")
        : (before?.hasStateCapital ?? false),
      publishedSubscribers: row.has("published_subscribers_per_100")
        ? row.optionalFigure("published_subscribers_per_100")
        : (before?.publishedSubscribers ?? null),
    };
  };
}

/** Makes the reader of rows about countries, in the same way. */
export function countryReader(known: readonly HeldCountry[]): PlaceReader<HeldCountry> {
  // A country is the same whichever continent a file puts it in.
  const find = placeFinder(
    known,
    ({ id }) => [id],
    () => "",
  );
  return (row) => {
    const name = row.name("country");
    const continent = row.oneOf("continent", findContinent, "not one of the six continents");
    const figures = readFigures(row, WORLD_METRICS);
    if (continent === null || name === "") return null;
    const before = find(row, "", [name]);
    return {
      ...figures,
      ...readOtherFields(row, WORLD_BASES, before),
      id: before?.id ?? (row.text("id") || newId(name)),
      name,
      group: continent.name,
      ccn3: row.has("ccn3") ? row.text("ccn3") : (before?.ccn3 ?? ""),
    };
  };
}

// The metrics, and what the file says about each.
function readFigures<Key extends string>(
  row: ImportRow,
  metrics: readonly { readonly key: Key }[],
) {
  return {
    values: eachMetric(metrics, ({ key }) => row.figure(key)),
    statuses: eachMetric(metrics, ({ key }) => row.status(`${key}_status`)),
    years: eachMetric(metrics, ({ key }) => row.text(`${key}_year`)),
    sources: eachMetric(metrics, ({ key }) => row.text(`${key}_source`) || NO_SOURCE),
  };
}

/** The weights of an unknown place whose file has none. */
const UNKNOWN = Number.NaN;

function readOtherFields<Base extends string>(
  row: ImportRow,
  bases: readonly Base[],
  before: HeldPlace<string, Base> | null,
) {
  const rank = (column: string) => (row.isEmpty(column) ? null : row.rank(column));
  const rangeDraws = rank("range_draws");
  const degrees = (column: "lat" | "lon", most: number) =>
    row.has(column)
      ? row.optionalFigure(column, { least: -most, most })
      : (before?.[column] ?? null);
  return {
    bases: Object.fromEntries(
      bases.map((base) => [
        base,
        row.has(`weight_${base}`) ? row.figure(`weight_${base}`) : (before?.bases[base] ?? UNKNOWN),
      ]),
    ) as Record<Base, number>,
    lat: degrees("lat", 90),
    lon: degrees("lon", 180),
    aliases: row.has("aliases") ? row.list("aliases") : (before?.aliases ?? []),
    note: row.text("note"),
    rankLow: rank("rank_low"),
    rankHigh: rank("rank_high"),
    ...(rangeDraws !== null && { rangeDraws }),
  };
}
