import type { ReactNode } from "react";
import type { Sheet } from "../../../download/csv.ts";
import type { figuresIn } from "../figures/about-figures.ts";
import { statusText } from "../figures/figure-text.ts";
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
  /** A place's figure by a measure, with its origin. */
  readonly figureOf: ReturnType<typeof figuresIn>;
  /** Why the two measures are bound to rise together; empty where they are not. */
  readonly relation: string;
  /** The words for places and groups: "districts", "states". */
  readonly placesWord: string;
  readonly groupsWord: string;
  /** The width of the drawing, in its units, which are about CSS pixels. */
  readonly width: number;
}

/** A picture, and the table behind it. */
export interface Chart {
  readonly title: string;
  /** What it tells beyond the drawing, in the picture; empty for nothing. */
  readonly note: string;
  /** What a visitor of the page can do, beside the picture. */
  readonly hint: string;
  readonly height: number;
  readonly drawing: ReactNode;
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  /** More columns of its file, which say of each row where it comes from. */
  readonly origins: Sheet;
}

/** The origins of the figures in each row: status, year and source for each measure. */
export const originsOf = (
  rows: readonly Place[],
  measures: readonly Measure[],
  figureOf: ChartData["figureOf"],
): Sheet => ({
  head: measures.flatMap(({ label }) => [`${label}: status`, `${label}: year`, `${label}: source`]),
  rows: rows.map((place) =>
    measures.flatMap((measure) => {
      const { status, value, year, source } = figureOf(place, measure);
      return [status ? statusText(status, value) : "", year, source];
    }),
  ),
});

/** The places that have a value of every measure, with these values. */
export function valued(places: readonly Place[], measures: readonly Measure[]) {
  return places.flatMap((place) => {
    const values = measures.map(({ read }) => read(place));
    return values.every((value) => value !== null) ? [{ place, values: values as number[] }] : [];
  });
}
