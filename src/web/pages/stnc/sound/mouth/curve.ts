/** A point of the drawing; y points down. */
export type Point = readonly [x: number, y: number];

/** Points as SVG writes them: "104,40 96,62". */
export const points = (text: string): readonly Point[] =>
  text.split(" ").map((pair) => pair.split(",").map(Number) as [number, number]);

/**
 * The path of a smooth curve through all points (Catmull-Rom), from the first to the last. It leaves
 * a point in the direction from the one before to the one after.
 *
 * @example
 * curve(points("0,0 30,0 60,0")); // "M0,0C5,0 20,0 30,0 40,0 55,0 60,0"
 */
export function curve(through: readonly Point[]): string {
  const at = (index: number) => through[Math.min(Math.max(index, 0), through.length - 1)]!;
  const handles = through
    .slice(1)
    .flatMap((end, index) => [
      handle(at(index), at(index - 1), end),
      handle(end, at(index + 2), at(index)),
      end,
    ]);
  return `M${rounded(at(0))}${handles.length > 0 ? `C${handles.map(rounded).join(" ")}` : ""}`;
}

/** Several curves as one outline, each joined to the next by a straight line. */
export function outline(...curves: readonly (readonly Point[])[]): string {
  return `${curves
    .map(curve)
    .join("")
    .replace(/(?!^)M/g, "L")}Z`;
}

/**
 * Moves every point towards its counterpart in the other shape: not at all for 0, all the way for 1.
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

function handle([x, y]: Point, before: Point, after: Point): Point {
  return [x + (after[0] - before[0]) / 6, y + (after[1] - before[1]) / 6];
}

const rounded = ([x, y]: Point) => `${Math.round(x)},${Math.round(y)}`;
