import type { Place, PlaceList } from "./lists/place.ts";

/** The source and year of a figure. */
export function provenanceOf(place: Place, key: string, { noteByMetric }: PlaceList) {
  const note = noteByMetric.get(key);
  return {
    source: place.sources[key] ?? note?.source ?? "",
    year: place.years[key] ?? note?.year ?? "",
  };
}
