import { useMemo } from "react";
import type { Place, PlaceList } from "./lists/place.ts";

/** All places of the view that any list contains, by id. */
export function useKnownPlaces(
  places: PlaceList,
  groups: PlaceList,
  children: ReadonlyMap<string, PlaceList>,
): ReadonlyMap<string, Place> {
  return useMemo(() => {
    const lists = [groups, ...children.values(), places];
    return new Map(lists.flatMap((list) => list.places).map((place) => [place.id, place]));
  }, [places, groups, children]);
}
