import { INDICES, type IndexKind } from "../figures/indices.ts";
import type { Place } from "../lists/place.ts";
import { type Classes, quantileClasses } from "./classes.ts";
import type { Located } from "./nearest.ts";
import type { Point } from "./projection.ts";

/** A place on the map. */
export interface Mark extends Located {
  readonly place: Place;
  /** 0 to 4; null if it has no index. */
  readonly level: number | null;
}

/** Places on a map, in classes by their index; places without a position are left out. */
export function marksOf(
  places: readonly Place[],
  index: IndexKind,
  project: (lon: number, lat: number) => Point,
): { readonly marks: readonly Mark[]; readonly classes: Classes } {
  const field = INDICES[index].index;
  const classes = quantileClasses(places.flatMap(({ figures }) => figures[field] ?? []));
  const marks = places.flatMap((place): Mark[] => {
    const { id, position, figures } = place;
    if (position === null) return [];
    const value = figures[field];
    const level = value === undefined ? null : classes.classOf(value);
    return [{ id, place, level, at: project(position.lon, position.lat) }];
  });
  return { marks, classes };
}

/** The radius of a mark in drawing units: higher classes are larger as well as darker. */
export const radiusOf = (level: number | null): number => 6 + 2 * (level ?? 0);

/**
 * Draws circles as one path.
 *
 * @example
 * circlesPath([[10, 20]], 5); // "M5 20a5 5 0 1 0 10 0a5 5 0 1 0-10 0z"
 */
export function circlesPath(points: readonly Point[], radius: number): string {
  const [half, whole] = [`a${radius} ${radius} 0 1 0`, 2 * radius];
  return points
    .map(([x, y]) => `M${round(x - radius)} ${round(y)}${half} ${whole} 0${half}-${whole} 0z`)
    .join("");
}

const round = (number: number) => Math.round(number * 10) / 10;
