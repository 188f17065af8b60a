import type { Column } from "../figures/ranked.ts";
import type { Place } from "../lists/place.ts";
import type { Point } from "./india-projection.ts";
import type { Located } from "./nearest.ts";

/** The number of classes on a map. */
const CLASS_COUNT = 5;

/** Values in five classes of about equal size; equal values share a class. */
export interface Classes {
  /** The lowest value of each class except the first; none without values. */
  readonly bounds: readonly number[];
  /** 0 for the lowest to 4 for the highest. */
  readonly classOf: (value: number) => number;
}

/**
 * Divides values into quantile classes.
 *
 * @example
 * quantileClasses([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).bounds; // [3, 5, 7, 9]
 */
export function quantileClasses(values: readonly number[]): Classes {
  const sorted = values.toSorted((one, other) => one - other);
  const bounds =
    sorted.length === 0
      ? []
      : Array.from(
          { length: CLASS_COUNT - 1 },
          (_, at) => sorted[Math.floor(((at + 1) * sorted.length) / CLASS_COUNT)]!,
        );
  return { bounds, classOf: (value) => bounds.filter((bound) => bound <= value).length };
}

/** A place on the map. */
export interface Mark extends Located {
  readonly place: Place;
  /** 0 to 4; null if it has no value. */
  readonly level: number | null;
}

/** Places on a map, in classes by a column; places without a position are left out. */
export function marksOf(
  places: readonly Place[],
  column: Pick<Column, "read">,
  project: (lon: number, lat: number) => Point,
): { readonly marks: readonly Mark[]; readonly classes: Classes } {
  const { classes, levelOf } = levelsOf(places, column);
  const marks = places.flatMap((place): Mark[] => {
    const { id, position } = place;
    if (position === null) return [];
    return [{ id, place, level: levelOf(place), at: project(position.lon, position.lat) }];
  });
  return { marks, classes };
}

/** Divides places into classes by a column; a place without a value has the level null. */
export function levelsOf(places: readonly Place[], { read }: Pick<Column, "read">) {
  const classes = quantileClasses(places.flatMap((place) => read(place) ?? []));
  const levelOf = (place: Place) => {
    const value = read(place);
    return value === null ? null : classes.classOf(value);
  };
  return { classes, levelOf };
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
