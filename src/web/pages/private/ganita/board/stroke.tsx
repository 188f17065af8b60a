import type { Look } from "./drawing.ts";

// Drawn in a box of 100 by 100 that takes the shape of its place; lines keep their width.
const PATHS: Partial<Record<Look, string>> = {
  cross: "M8 24 92 76M8 76 92 24",
  bracket: "M10 22C80 30 80 70 10 78",
  rule: "M0 50H100",
  dashes: "M0 50H100",
  divider: "M50 0V100",
};

/** A line of the board; a dot, a box and an elbow are boxes with a border. */
export function Stroke({ look }: { look: Look }) {
  const path = PATHS[look];
  if (!path) return null;
  return (
    <svg
      className="board-stroke"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
