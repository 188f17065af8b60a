import type { ReactNode } from "react";
import type { Measure } from "../figures/measure.ts";
import type { Place } from "../lists/place.ts";

/** The places and figures of a picture. */
export interface ChartData {
  readonly places: readonly Place[];
  /** The states or continents. */
  readonly groups: readonly Place[];
  /** The ids of the places to mark. */
  readonly marked: readonly string[];
  readonly x: Measure;
  readonly y: Measure;
  /** The words for places and groups: "district capitals", "states". */
  readonly placesWord: string;
  readonly groupsWord: string;
  /** The width of the drawing, in its units, which are about CSS pixels. */
  readonly width: number;
}

/** A picture, and the table behind it. */
export interface Chart {
  readonly title: string;
  /** What it tells beyond the drawing. */
  readonly note: string;
  readonly height: number;
  readonly drawing: ReactNode;
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** The places that have a value of every measure, with these values. */
export function valued(places: readonly Place[], measures: readonly Measure[]) {
  return places.flatMap((place) => {
    const values = measures.map(({ read }) => read(place));
    return values.every((value) => value !== null) ? [{ place, values: values as number[] }] : [];
  });
}
