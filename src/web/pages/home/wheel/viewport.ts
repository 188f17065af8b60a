import { CENTRE } from "../../../ui/wheel-geometry.ts";

/** What of the wheel is looked at: how much it is enlarged, and which of its points is the middle. */
export interface Viewport {
  /** From {@link LEAST_ZOOM}, the whole wheel, to {@link MOST_ZOOM}. */
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** A point of the wheel, or a way across it, in the wheel's own units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What the wheel is drawn on, in pixels. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

export const LEAST_ZOOM = 1;
export const MOST_ZOOM = 3;

/** How much a mouse wheel enlarges for each unit it turns. */
const ZOOM_PER_WHEEL_UNIT = 0.0015;

/** The side of the square in which the wheel stands with the names of its places. */
const SIDE = 820;

export const WHOLE_WHEEL: Viewport = { zoom: LEAST_ZOOM, x: CENTRE, y: CENTRE };

/**
 * Enlarges to `zoom`, or as near as the limits allow. The point `around` stays where it is on the
 * screen, unless the wheel would leave its frame.
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
 * Follows a mouse wheel turned by `deltaY` units: away from the hand enlarges.
 *
 * @example
 * turnedBy(WHOLE_WHEEL, -1000).zoom; // 2.5
 */
export function turnedBy(viewport: Viewport, deltaY: number, around: Point = viewport): Viewport {
  return zoomedTo(viewport, viewport.zoom - deltaY * ZOOM_PER_WHEEL_UNIT, around);
}

/** Moves the look across the wheel, as far as the wheel reaches. */
export function pannedBy({ zoom, x, y }: Viewport, way: Point): Viewport {
  return bounded({ zoom, x: x + way.x, y: y + way.y });
}

/** Follows two fingers from where they were to where they are. */
export function pinched(
  viewport: Viewport,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
): Viewport {
  const [before, after] = [middle(from), middle(to)];
  const moved = pannedBy(viewport, { x: before.x - after.x, y: before.y - after.y });
  return zoomedTo(moved, (moved.zoom * distance(to)) / Math.max(distance(from), 1), before);
}

/** How many units of the wheel one pixel covers. */
export function unitsPerPixel({ zoom }: Viewport, { width, height }: Frame): number {
  return SIDE / zoom / Math.max(Math.min(width, height), 1);
}

/** The point of the wheel under a place on the screen, counted in pixels from the frame's middle. */
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
