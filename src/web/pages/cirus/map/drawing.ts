import type { ReactNode } from "react";
import type { Column, Ranked } from "../figures/ranked.ts";
import type { Place } from "../lists/place.ts";
import type { Point } from "./india-projection.ts";
import type { Classes, Mark } from "./marks.ts";
import type { Box } from "./zoom-box.ts";

/** What a map is of. */
export interface Mapped {
  /** All places of the view, and its states or continents. */
  readonly ranked: Ranked;
  readonly groups: Ranked;
  /** What colours the map. */
  readonly column: Column;
  /** See `Address.map`. */
  readonly map: string;
}

/** A map, to be drawn on the page and as a picture for an article. */
export interface MapDrawing {
  /** The list that has its places, and those of them that it shows. */
  readonly ranked: Ranked;
  readonly places: readonly Place[];
  /** The word for them: "districts". */
  readonly placesWord: string;
  readonly column: Column;
  readonly classes: Classes;
  /** Of what there is a fifth in each class: "districts of India". */
  readonly classed: string;
  /** What it shows where that is not all; null for all. */
  readonly part: string | null;
  /** The rest of its title, after the figure: "India by states". */
  readonly title: string;
  /** Its name for those who do not see it. */
  readonly label: string;
  readonly size: Point;
  /** The part of the drawing in sight. */
  readonly box: Box;
  /** What lies under the marks. */
  readonly ground: ReactNode;
  /** The places that can be pointed at; those without an outline are drawn as points. */
  readonly marks: readonly Mark[];
  readonly outlines: Readonly<Record<string, string>>;
  readonly hasAreas: boolean;
  readonly hasPoints: boolean;
  /** The origin of its lines, on the page and in the picture. */
  readonly note: ReactNode;
  readonly credit: string;
}

export type Draw = (mapped: Mapped) => MapDrawing;
