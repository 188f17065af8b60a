import type { CSSProperties } from "react";
import type { Mark } from "./drawing.ts";

// In hundredths of the ring's box: outside, inside, in the middle.
const RADIUS = [42, 26, 0] as const;
const RING_RADIUS = 34;

/** How wide a ring of so many digits must be, in em, so that none touches the next. */
export const emsAcross = (digits: number): number => Math.max(8.5, 0.58 * digits);

/** Where a mark of a ring stands. */
export function ringPlace({ row, column }: Mark, columns: number): CSSProperties {
  const [x, y] = pointAt((column - 1) / columns, RADIUS[row - 1]!);
  return { left: `${x}%`, top: `${y}%` };
}

/** The ring, with a dot for each digit. */
export function Ring({ digits }: { digits: number }) {
  const dots = Array.from(
    { length: digits },
    (_, index) => `M${pointAt(index / digits, RING_RADIUS).join(" ")}h0`,
  );
  return (
    <svg className="board-ring-line" viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r={RING_RADIUS} />
      <path d={dots.join("")} />
    </svg>
  );
}

function pointAt(turn: number, radius: number): [x: number, y: number] {
  const angle = turn * 2 * Math.PI;
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return [rounded(50 + radius * Math.sin(angle)), rounded(50 - radius * Math.cos(angle))];
}
