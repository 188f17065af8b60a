import type { ReactNode } from "react";
import type { Sheet } from "../../../download/csv.ts";
import { statusText } from "../figures/figure-text.ts";
import type { Column, Ranked } from "../figures/ranked.ts";
import type { Place } from "../lists/place.ts";

/** The places and figures of a picture. */
export interface ChartData {
  /** The places drawn. */
  readonly ranked: Ranked;
  /** The word for them: "districts". */
  readonly placesWord: string;
  /** The ids of the places to mark. */
  readonly marked: readonly string[];
  readonly x: Column;
  readonly y: Column;
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

/** The origins of the figures in each row: status, year and source for each column. */
export const originsOf = (rows: readonly Place[], columns: readonly Column[]): Sheet => ({
  head: columns.flatMap(({ name }) => [`${name}: status`, `${name}: year`, `${name}: source`]),
  rows: rows.map((place) =>
    columns.flatMap(({ figureOf }) => {
      const { status, value, year, source } = figureOf(place);
      return [status ? statusText(status, value) : "", year, source];
    }),
  ),
});

/** The places that have a value of every column, with these values. */
export const valued = ({ list }: Ranked, columns: readonly Column[]) =>
  list.places.flatMap((place) => {
    const values = columns.map(({ read }) => read(place));
    return values.every((value) => value !== null) ? [{ place, values: values as number[] }] : [];
  });
