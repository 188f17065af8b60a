import { assess } from "#domain/risk/assess.ts";
import { publishedOfDistrict } from "#domain/risk/india-places.ts";
import type { Place, RiskView } from "#domain/risk/place.ts";
import { INDIA, WORLD } from "#domain/risk/view.ts";
import { publishedOfCountry } from "#domain/risk/world-places.ts";
import { INDIA_COLUMNS, WORLD_COLUMNS } from "./columns.ts";
import { writeCsv } from "./csv-table.ts";
import { writeDay } from "./day.ts";
import type { HeldPlace, Release } from "./release.ts";

type Cells = Readonly<Record<string, string | number | null>>;

/** Writes a release as CSV: importing it gives the same release. */
export function exportIndia(release: Release<"india">): string {
  return exportRelease(INDIA_COLUMNS, INDIA, release, publishedOfDistrict, (district) => ({
    state_district_capital: district.capital,
    state_ut: district.group,
    district: district.name,
    state_code: district.stateCode,
    has_state_capital: String(district.hasStateCapital),
    rank_low: district.rankLow,
    rank_high: district.rankHigh,
    published_subscribers_per_100: district.publishedSubscribers,
  }));
}

export function exportWorld(release: Release<"world">): string {
  return exportRelease(WORLD_COLUMNS, WORLD, release, publishedOfCountry, (country) => ({
    country: country.name,
    continent: country.group,
    ccn3: country.ccn3,
  }));
}

function exportRelease<Key extends string, Base extends string, Held extends HeldPlace<Key, Base>>(
  columns: readonly string[],
  view: RiskView<Key, Base>,
  { asOf, places }: { readonly asOf: string; readonly places: readonly Held[] },
  publishedOf: (place: Held) => Place<Key, Base>["published"],
  ownCells: (place: Held) => Cells,
): string {
  const assessed = assess(
    view,
    places.map((place) => ({ ...place, published: publishedOf(place) })),
  );
  const rows = places.map((place, at) => ({
    id: place.id,
    risk_index: assessed[at]!.riskIndex,
    cyber_risk_rank: assessed[at]!.riskRank,
    ...place.values,
    ...ownCells(place),
    ...renamed(place.bases, (base) => `weight_${base}`),
    lat: place.lat,
    lon: place.lon,
    aliases: place.aliases.join("|"),
    note: place.note,
    ...renamed(place.statuses, (key) => `${key}_status`),
    ...renamed(place.years, (key) => `${key}_year`),
    ...renamed(place.sources, (key) => `${key}_source`),
    last_updated: writeDay(asOf),
  }));
  return writeCsv(columns, rows);
}

const renamed = (fields: Cells, name: (key: string) => string): Cells =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [name(key), value]));
