import { useEffect, useMemo } from "react";
import type { Place, PlaceList } from "./lists/place.ts";
import type { Selection } from "./selection/selection.ts";

/** Every place of the view that any list has told of, by id; takes out of the selection what is none. */
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

  // An address can name what is no longer there; it would take up room among the ten.
  useEffect(() => {
    if (places.places.length === 0) return;
    selection.replace(selection.ids().filter((id) => placeById.has(id)));
  }, [places, selection, placeById]);

  return placeById;
}
