/** The middle of the wheel's square of 800. */
export const CENTRE = 400;

/** Half the gap between neighbouring sectors. */
const HALF_GAP = 1.5;

/** A point by its distance from the middle and its direction in degrees clockwise from the top. */
export function pointAt(radius: number, direction: number): readonly [x: number, y: number] {
  const angle = (direction * Math.PI) / 180;
  return [round(CENTRE + radius * Math.sin(angle)), round(CENTRE - radius * Math.cos(angle))];
}

/** The path of a piece of a ring, a hair narrower than its span so that neighbours stay apart. */
export function sectorPath(inner: number, outer: number, direction: number, span: number): string {
  const edge = (radius: number, side: number) =>
    pointAt(radius, direction + side * (span / 2 - gapAngle(radius)));
  const back = inner === 0 ? "" : `L${edge(inner, 1)}A${inner} ${inner} 0 0 0 ${edge(inner, -1)}`;
  return `M${edge(outer, -1)}A${outer} ${outer} 0 0 1 ${edge(outer, 1)}${back}Z`;
}

/**
 * The path on which a name stands upright: leftwards along the bottom, rightwards elsewhere. It
 * reaches `halfSpan` degrees to each side.
 */
export function namePath(radius: number, direction: number, halfSpan: number): string {
  const isBelow = direction > 90 && direction < 270;
  const side = isBelow ? -halfSpan : halfSpan;
  const start = pointAt(radius, direction - side);
  return `M${start}A${radius} ${radius} 0 0 ${isBelow ? 0 : 1} ${pointAt(radius, direction + side)}`;
}

/** Two decimals are finer than any screen, and shorter in the page. */
export const round = (coordinate: number): number => Math.round(coordinate * 100) / 100;

const gapAngle = (radius: number) => (Math.asin(HALF_GAP / radius) * 180) / Math.PI;
