import { PUBLISHER } from "#domain/risk/datasets.data.ts";
import type { ViewName } from "#domain/risk/view-facts.data.ts";
import { lastUpdatedOf, type PlaceList } from "../lists/place.ts";
import { releasePage } from "../releases/dataset.ts";
import { explanationOf, INDICES, type IndexKind } from "./indices.ts";
import { isOfStates } from "./scope.ts";

/** What travels with figures of a view wherever they go. */
export const CAVEATS: Readonly<Record<ViewName, string>> = {
  india:
    "CIRUS measures exposure, not insecurity: how many people, accounts and reported cases a place has for its size, not its readiness or where crime comes from.",
  world:
    "CIRUS measures exposure, not insecurity: how many people and accounts a place has for its size, not its readiness or where crime comes from.",
};

/** The caveats of a picture: its index, what it measures, its day, release and address. */
export function aboutFigures(view: ViewName, index: IndexKind, list: PlaceList): readonly string[] {
  const { label } = INDICES[index];
  const released = list.release ? `, release ${list.release}` : "";
  return [
    `Index: ${label.toLowerCase()}. ${isOfStates(view, index) ? "" : explanationOf(index, view)}`.trim(),
    CAVEATS[view],
    `CIRUS, ${PUBLISHER}, as of ${lastUpdatedOf(view, list)}${released}. ${list.release ? releasePage(list.release, location.origin) : `${location.origin}/cirus`}`,
  ];
}
