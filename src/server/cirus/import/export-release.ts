import { writeCsv } from "../csv-table.ts";
import { writeDay } from "../day.ts";
import type { AnyRelease } from "../release.ts";
import { assessHeld, VIEWS } from "../views.ts";
import { COLUMNS } from "./columns.ts";

type Cells = Readonly<Record<string, string | number | null>>;

/** Writes a release as CSV: importing it makes the same release. */
export function exportRelease({ view: name, asOf, places }: AnyRelease): string {
  const view = VIEWS[name];
  const assessed = assessHeld(view, places);
  const rows = places.map((place, at) => ({
    id: place.id,
    risk_index: assessed[at]!.riskIndex,
    cyber_risk_rank: assessed[at]!.riskRank,
    ...place.values,
    ...view.ownCells(place),
    rank_low: place.rankLow ?? null,
    rank_high: place.rankHigh ?? null,
    range_draws: place.rangeDraws ?? null,
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
  return writeCsv(COLUMNS[name], rows);
}

const renamed = (fields: Cells, name: (key: string) => string): Cells =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [name(key), value]));
