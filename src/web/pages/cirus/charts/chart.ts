import type { ReactNode } from "react";
import { isGuess, weakestOf } from "#domain/risk/status.ts";
import type { ViewName } from "#domain/risk/view-facts.data.ts";
import type { Sheet } from "../../../download/csv.ts";
import { statusText } from "../figures/figure-text.ts";
import type { IndexKind } from "../figures/indices.ts";
import type { Measure } from "../figures/measure.ts";
import { metricsOf } from "../figures/scope.ts";
import { type SourcedFigure, shownFigure, sourcedFigure } from "../figures/shown-figure.ts";
import type { Place, PlaceList } from "../lists/place.ts";

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
  readonly figureOf: (place: Place, measure: Measure) => SourcedFigure;
  /** Why the two measures are bound to rise together; empty where they are not. */
  readonly relation: string;
  /** The words for places and groups: "districts", "states". */
  readonly placesWord: string;
  readonly groupsWord: string;
  /** The width of the drawing, in its units, which are about CSS pixels. */
  readonly width: number;
}

/** Finds the figure of a place by a measure of a list, with its origin. */
export const figuresIn =
  (view: ViewName, index: IndexKind, list: PlaceList): ChartData["figureOf"] =>
  (place, { key, read, write }) => {
    const metrics = metricsOf(view, index);
    const metric = metrics.find((one) => one.key === key);
    if (metric) return sourcedFigure(place, metric, index, list);
    const value = read(place);
    const statuses = metrics.flatMap((one) => shownFigure(place, one, index).status ?? []);
    return {
      value,
      text: value === null ? "no index" : write(value),
      // An index is as sure as the weakest of the figures in it.
      status: statuses.length > 0 ? weakestOf(statuses) : null,
      source: "computed",
      year: "",
    };
  };

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
  /** For how many of its places a figure is modelled or assumed, in words; empty for none. */
  readonly modelled: string;
}

/**
 * The origins of the figures in each row: status, year and source for each measure.
 *
 * @param word The word for the rows' places.
 */
export function originsOf(
  rows: readonly Place[],
  measures: readonly Measure[],
  figureOf: ChartData["figureOf"],
  word: string,
): Pick<Chart, "origins" | "modelled"> {
  const figures = rows.map((place) => measures.map((measure) => figureOf(place, measure)));
  const guesses = figures.filter((row) =>
    row.some(({ status }) => status !== null && isGuess(status)),
  );
  return {
    origins: {
      head: measures.flatMap(({ label }) => [
        `${label}: status`,
        `${label}: year`,
        `${label}: source`,
      ]),
      rows: figures.map((row) =>
        row.flatMap((figure) => [
          figure.status ? statusText(figure.status, figure.value) : "",
          figure.year,
          figure.source,
        ]),
      ),
    },
    modelled: guesses.length
      ? `Modelled or assumed, in part at least, for ${guesses.length} of ${rows.length} ${word}.`
      : "",
  };
}

/** The places that have a value of every measure, with these values. */
export function valued(places: readonly Place[], measures: readonly Measure[]) {
  return places.flatMap((place) => {
    const values = measures.map(({ read }) => read(place));
    return values.every((value) => value !== null) ? [{ place, values: values as number[] }] : [];
  });
}
