import type { Point } from "./india-projection.ts";

/** The part of a drawing that is in sight, in drawing units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The empty part around the points, of the width of what they span. */
const MARGIN = 0.16;
/** A map comes no closer than this, in drawing units: about 230 km of India. */
const NARROWEST = 90;

/** The whole of a drawing. */
export const wholeOf = ([width, height]: Point): Box => ({ x: 0, y: 0, width, height });

/**
 * The part of a drawing that holds all the points, in the proportions of the whole; the whole if
 * there are none.
 */
export function zoomBox(points: readonly Point[], size: Point, margin = MARGIN): Box {
  if (points.length === 0) return wholeOf(size);
  const [left, right] = rangeOf(points.map(([x]) => x));
  const [top, bottom] = rangeOf(points.map(([, y]) => y));
  const scale = size[1] / size[0];
  const width = Math.max(
    NARROWEST,
    (right - left) * (1 + 2 * margin),
    ((bottom - top) * (1 + 2 * margin)) / scale,
  );
  const height = width * scale;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

/** How large points are in a part of a drawing: they grow as they come nearer, but less than distances. */
export const scaleOf = ({ width }: Box, size: Point): number => Math.sqrt(width / size[0]);

const rangeOf = (numbers: readonly number[]) =>
  [Math.min(...numbers), Math.max(...numbers)] as const;
