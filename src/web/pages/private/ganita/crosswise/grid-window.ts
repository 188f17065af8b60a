/** As many rows and columns as a phone can show with their products. */
export const SHOWN_CELLS = 12;

/** Part of the square of all products of two numbers of so many digits, the units at bottom right. */
export interface GridWindow {
  /** Places shown, from the highest: `highestUpper` leftmost, `highestLower` topmost. */
  readonly highestUpper: number;
  readonly highestLower: number;
  /** Rows and columns shown. */
  readonly size: number;
}

/** The products of a column lie on a diagonal: how many, and the highest place of the upper number. */
export function diagonal(column: number, digits: number) {
  const highest = Math.min(column, digits - 1);
  const lowest = Math.max(0, column - digits + 1);
  return { highest, count: Math.max(0, highest - lowest + 1) };
}

/**
 * The part of the square round one product of a column; `along` counts from the highest place of
 * the upper number. A column of carries has no product: the highest places are shown.
 */
export function windowAt(column: number, along: number, digits: number): GridWindow {
  const size = Math.min(SHOWN_CELLS, digits);
  const inside = (highest: number) => Math.min(digits - 1, Math.max(size - 1, highest));
  const upper = diagonal(column, digits).highest - along;
  const highestUpper = inside(upper + Math.floor(size / 2));
  // The corner of the window lies on the diagonal, so that as much of it as can be is shown.
  return { highestUpper, highestLower: inside(column - highestUpper + size - 1), size };
}

/** The cells of a column inside the window, as rows and columns of the window. */
export function litCells(column: number, { highestUpper, highestLower, size }: GridWindow) {
  return Array.from({ length: size }, (_, x) => ({
    x,
    y: highestLower - (column - (highestUpper - x)),
  })).filter(({ y }) => y >= 0 && y < size);
}

/** The part of a square of 100 by 100 that is finished with a column, as SVG path data. */
export function finishedShape(column: number, digits: number): string {
  const left = 100 * Math.max(0, 2 - (column + 1) / digits);
  return left >= 100
    ? `M${left - 100} 100L100 ${left - 100}V100Z`
    : `M0 ${left}L${left} 0H100V100H0Z`;
}
