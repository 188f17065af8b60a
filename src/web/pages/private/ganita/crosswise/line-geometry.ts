/** Two places joined by a line, units being 0: one of the upper number, one of the lower. */
export type Pair = readonly [upper: number, lower: number];

/** The height of the drawing and the positions of its rows, in drawing units. */
export const DRAWING = { height: 226, upperDigit: 34, upper: 56, lower: 162, lowerDigit: 212 };

/** The distance between dots for this many digits: small enough for twelve to fit on a phone. */
export function pitchOf(digits: number): number {
  return Math.max(44, 104 - 5 * digits);
}

/** The horizontal position of a place, the units rightmost. */
export function placeX(place: number, digits: number): number {
  return (digits - place - 0.5) * pitchOf(digits);
}

/** The lines between the pairs' dots, as SVG path data. */
export function linesPath(pairs: readonly Pair[], digits: number): string {
  return pairs
    .map(([upper, lower]) => {
      const [from, to] = [placeX(upper, digits), placeX(lower, digits)];
      return `M${from} ${DRAWING.upper}L${to} ${DRAWING.lower}`;
    })
    .join("");
}

/** All dots as path data: zero-length lines with round ends. */
export function dotsPath(digits: number): string {
  return Array.from({ length: digits }, (_, place) => {
    const x = placeX(place, digits);
    return `M${x} ${DRAWING.upper}h0M${x} ${DRAWING.lower}h0`;
  }).join("");
}
