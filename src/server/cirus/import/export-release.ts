import { writeCsv } from "../csv-table.ts";
import { writeDay } from "../day.ts";
import type { HeldPlace, Release } from "../release.ts";
import { assessHeld, INDIA_VIEW, type ServedView, WORLD_VIEW } from "../views.ts";
import { COLUMNS } from "./columns.ts";

type Cells = Readonly<Record<string, string | number | null>>;

/** Writes a release as CSV: importing it makes the same release. */
export const exportIndia = (release: Release<"india">): string => exportAs(INDIA_VIEW, release);
export const exportWorld = (release: Release<"world">): string => exportAs(WORLD_VIEW, release);

function exportAs<Key extends string, Base extends string, Held extends HeldPlace<Key, Base>>(
  view: ServedView<Key, Base, Held>,
  { asOf, places }: { readonly asOf: string; readonly places: readonly Held[] },
): string {
  const assessed = assessHeld(view, places);
  const rows = places.map((place, at) => ({
    id: place.id,
    risk_index: assessed[at]!.riskIndex,
    cyber_risk_rank: assessed[at]!.riskRank,
    ...place.values,
    ...view.ownCells(place),
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
  return writeCsv(COLUMNS[view.risk.name], rows);
}

const renamed = (fields: Cells, name: (key: string) => string): Cells =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [name(key), value]));
