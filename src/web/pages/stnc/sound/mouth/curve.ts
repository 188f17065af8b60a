/** A point of the drawing; y points down. */
export type Point = readonly [x: number, y: number];

/**
 * The path of a smooth curve through all points (Catmull-Rom), from the first to the last. It
 * leaves a point in the direction in which it arrives, so that SVG's s can mirror one of the two
 * handles. Steps are relative to their start, which is shorter.
 *
 * @example
 * curve([[0, 0], [30, 0], [60, 0]]); // "M0 0c5 0 20 0 30 0s25 0 30 0"
 */
export function curve(points: readonly Point[]): string {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)]!;
  const [start, ...ends] = points;
  const first = step(start!, towards(at(0), at(0), at(1)));
  return `M${pair(start!)}c${first} ${ends
    .map((end, index) => {
      const here = at(index);
      return `${step(here, towards(end, at(index + 2), here))} ${step(here, end)}`;
    })
    .join("s")}`.replaceAll(" -", "-");
}

/** Several curves as one outline, each joined to the next by a straight line. */
export function outline(...curves: readonly (readonly Point[])[]): string {
  return `${curves
    .map((points) => (points.length === 1 ? `M${pair(points[0]!)}` : curve(points)))
    .join("")
    .replace(/(?!^)M/g, "L")}Z`;
}

/**
 * Moves every point towards its counterpart in the other shape: not at all for 0, all the way for
 * 1.
 */
export function between(
  from: readonly Point[],
  to: readonly Point[],
  share: number,
): readonly Point[] {
  return from.map(([x, y], index) => {
    const [toX, toY] = to[index]!;
    return [x + (toX - x) * share, y + (toY - y) * share];
  });
}

function towards([x, y]: Point, before: Point, after: Point): Point {
  return [x + (after[0] - before[0]) / 6, y + (after[1] - before[1]) / 6];
}

const pair = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;

const step = (from: Point, to: Point) =>
  pair([Math.round(to[0]) - Math.round(from[0]), Math.round(to[1]) - Math.round(from[1])]);
