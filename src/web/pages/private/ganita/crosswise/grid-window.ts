/** The maximum number of rows and columns that a phone can show with their products. */
export const SHOWN_CELLS = 12;

/**
 * A part of the square of all products of two numbers with this many digits; units are at the
 * bottom right.
 */
export interface GridWindow {
  /** The highest places shown: `highestUpper` leftmost, `highestLower` topmost. */
  readonly highestUpper: number;
  readonly highestLower: number;
  /** The number of rows and columns shown. */
  readonly size: number;
}

/**
 * A column's products lie on a diagonal: their number, and the highest place of the upper number.
 */
export function diagonal(column: number, digits: number) {
  const highest = Math.min(column, digits - 1);
  const lowest = Math.max(0, column - digits + 1);
  return { highest, count: Math.max(0, highest - lowest + 1) };
}

/**
 * The part of the square around one product of a column; `along` counts from the highest place of
 * the upper number. A column with only a carry has no product: then it is the part with the highest
 * places.
 */
export function windowAt(column: number, along: number, digits: number): GridWindow {
  const size = Math.min(SHOWN_CELLS, digits);
  const inside = (highest: number) => Math.min(digits - 1, Math.max(size - 1, highest));
  const upper = diagonal(column, digits).highest - along;
  const highestUpper = inside(upper + Math.floor(size / 2));
  // The window's corner lies on the diagonal, so that it shows as much of the diagonal as possible.
  return { highestUpper, highestLower: inside(column - highestUpper + size - 1), size };
}

/** The cells of a column in the window, by the window's rows and columns. */
export function litCells(column: number, { highestUpper, highestLower, size }: GridWindow) {
  return Array.from({ length: size }, (_, x) => ({
    x,
    y: highestLower - (column - (highestUpper - x)),
  })).filter(({ y }) => y >= 0 && y < size);
}

/** The finished part of a 100 × 100 square, including this column, as SVG path data. */
export function finishedShape(column: number, digits: number): string {
  const left = 100 * Math.max(0, 2 - (column + 1) / digits);
  return left >= 100
    ? `M${left - 100} 100L100 ${left - 100}V100Z`
    : `M0 ${left}L${left} 0H100V100H0Z`;
}
