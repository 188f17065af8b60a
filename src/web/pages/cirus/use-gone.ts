import { useEffect, useState } from "react";
import type { Place } from "./lists/place.ts";
import type { ViewLists } from "./lists/use-lists.ts";
import type { Selection } from "./selection/selection.ts";
import type { Shown } from "./use-cirus.ts";
import { ALL_PLACES } from "./view.ts";

const NONE: readonly string[] = [];

/**
 * Takes out of what is shown the places, states and continents that an address names and the lists do
 * not have, and holds their names until `forget`. One that is gone would take one of the ten slots,
 * and a dialog of it would open at the next tick.
 */
export function useGone(
  shown: Shown | null,
  { places, groups }: ViewLists,
  placeById: ReadonlyMap<string, Place>,
  selection: Selection,
  change: (changes: Partial<Shown>) => void,
) {
  const [gone, setGone] = useState(NONE);
  useEffect(() => {
    if (shown === null || places.places.length === 0 || groups.state !== "loaded") return;
    const { placeShown, within, map, isComparing } = shown;
    const names = new Set(["", ALL_PLACES, ...groups.places.map(({ name }) => name)]);
    const lost = [
      ...[...selection.ids(), placeShown?.id ?? ""].filter((id) => id && !placeById.has(id)),
      ...[within, map].filter((name) => !names.has(name)),
    ];
    const kept = selection.ids().filter((id) => !lost.includes(id));
    if (lost.length > 0) {
      setGone([...new Set(lost)]);
      selection.replace(kept);
      change({
        placeShown: placeShown && (lost.includes(placeShown.id) ? null : placeShown),
        within: lost.includes(within) ? "" : within,
        map: lost.includes(map) ? "" : map,
      });
    }
    if (isComparing && kept.length === 0) change({ isComparing: false });
  }, [shown, places, groups, placeById, selection, change]);
  return { gone, forget: () => setGone(NONE) };
}
