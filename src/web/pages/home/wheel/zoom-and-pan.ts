import { CENTRE } from "../../../ui/wheel-geometry.ts";

/** The visible part of the wheel: its zoom, and the wheel's point in the middle. */
export interface Viewport {
  /** From {@link LEAST_ZOOM}, the whole wheel, to {@link MOST_ZOOM}. */
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** A point of the wheel, or a vector across it, in the wheel's own units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The frame that the wheel is drawn in, in pixels. */
interface Frame {
  readonly width: number;
  readonly height: number;
}

export const LEAST_ZOOM = 1;
export const MOST_ZOOM = 3;

/** How much the zoom grows for each unit that a mouse wheel turns. */
const ZOOM_PER_WHEEL_UNIT = 0.0015;

/** The side length of the square that holds the wheel and the names of its places. */
const SIDE = 820;

export const WHOLE_WHEEL: Viewport = { zoom: LEAST_ZOOM, x: CENTRE, y: CENTRE };

/**
 * Zooms to `zoom`, or as near as the limits allow. The point `around` stays in place on the screen,
 * unless the wheel would leave its frame.
 */
export function zoomedTo(viewport: Viewport, zoom: number, around: Point = viewport): Viewport {
  const next = within(zoom, LEAST_ZOOM, MOST_ZOOM);
  const kept = viewport.zoom / next;
  return bounded({
    zoom: next,
    x: around.x + (viewport.x - around.x) * kept,
    y: around.y + (viewport.y - around.y) * kept,
  });
}

/**
 * Zooms by `deltaY` units of mouse wheel rotation: turning it away from the user zooms in.
 *
 * @example
 * turnedBy(WHOLE_WHEEL, -1000).zoom; // 2.5
 */
export function turnedBy(viewport: Viewport, deltaY: number, around: Point = viewport): Viewport {
  return zoomedTo(viewport, viewport.zoom - deltaY * ZOOM_PER_WHEEL_UNIT, around);
}

/** Pans across the wheel, up to its edges. */
export function pannedBy({ zoom, x, y }: Viewport, way: Point): Viewport {
  return bounded({ zoom, x: x + way.x, y: y + way.y });
}

/** Zooms and pans as two fingers move from their old to their new positions. */
export function pinched(
  viewport: Viewport,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
): Viewport {
  const [before, after] = [middle(from), middle(to)];
  const moved = pannedBy(viewport, { x: before.x - after.x, y: before.y - after.y });
  return zoomedTo(moved, (moved.zoom * distance(to)) / Math.max(distance(from), 1), before);
}

/** The number of wheel units that one pixel covers. */
export function unitsPerPixel({ zoom }: Viewport, { width, height }: Frame): number {
  return SIDE / zoom / Math.max(Math.min(width, height), 1);
}

/** The wheel's point at a position on the screen, in pixels from the frame's centre. */
export function pointUnder(viewport: Viewport, frame: Frame, fromMiddle: Point): Point {
  const units = unitsPerPixel(viewport, frame);
  return { x: viewport.x + fromMiddle.x * units, y: viewport.y + fromMiddle.y * units };
}

/** The viewport as the `viewBox` of an SVG. */
export function viewBoxOf({ zoom, x, y }: Viewport): string {
  const side = SIDE / zoom;
  return [x - side / 2, y - side / 2, side, side]
    .map((part) => Math.round(part * 100) / 100)
    .join(" ");
}

function bounded({ zoom, x, y }: Viewport): Viewport {
  const reach = (SIDE - SIDE / zoom) / 2;
  return {
    zoom,
    x: within(x, CENTRE - reach, CENTRE + reach),
    y: within(y, CENTRE - reach, CENTRE + reach),
  };
}

const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

const middle = ([one, other]: readonly [Point, Point]): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

const distance = ([one, other]: readonly [Point, Point]) =>
  Math.hypot(one.x - other.x, one.y - other.y);
