import { useEffect, useMemo } from "react";
import type { Place, PlaceList } from "./lists/place.ts";
import type { Selection } from "./selection/selection.ts";

/** All places of the view that any list contains, by id. Removes unknown ids from the selection. */
export function useKnownPlaces(
  places: PlaceList,
  groups: PlaceList,
  children: ReadonlyMap<string, PlaceList>,
  selection: Selection,
): ReadonlyMap<string, Place> {
  const placeById = useMemo(() => {
    const lists = [groups, ...children.values(), places];
    return new Map(lists.flatMap((list) => list.places).map((place) => [place.id, place]));
  }, [places, groups, children]);

  // An address can name a place that no longer exists; it would take one of the ten slots.
  useEffect(() => {
    if (places.places.length === 0) return;
    selection.replace(selection.ids().filter((id) => placeById.has(id)));
  }, [places, selection, placeById]);

  return placeById;
}
