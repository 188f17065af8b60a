/** The centre of the wheel's 800 × 800 square. */
export const CENTRE = 400;

/** Half the gap between neighbouring sectors. */
const HALF_GAP = 1.5;

/** A point by its distance from the centre and its direction in degrees clockwise from the top. */
export function pointAt(radius: number, direction: number): readonly [x: number, y: number] {
  const angle = (direction * Math.PI) / 180;
  return [round(CENTRE + radius * Math.sin(angle)), round(CENTRE - radius * Math.cos(angle))];
}

/** The path of a ring segment, slightly narrower than its span so that neighbours do not touch. */
export function sectorPath(inner: number, outer: number, direction: number, span: number): string {
  const edge = (radius: number, side: number) =>
    pointAt(radius, direction + side * (span / 2 - gapAngle(radius)));
  const back = inner === 0 ? "" : `L${edge(inner, 1)}A${inner} ${inner} 0 0 0 ${edge(inner, -1)}`;
  return `M${edge(outer, -1)}A${outer} ${outer} 0 0 1 ${edge(outer, 1)}${back}Z`;
}

/**
 * The path along which a name reads upright: leftwards at the bottom, rightwards elsewhere. It
 * reaches `halfSpan` degrees to each side.
 */
export function namePath(radius: number, direction: number, halfSpan: number): string {
  const isBelow = direction > 90 && direction < 270;
  const side = isBelow ? -halfSpan : halfSpan;
  const start = pointAt(radius, direction - side);
  return `M${start}A${radius} ${radius} 0 0 ${isBelow ? 0 : 1} ${pointAt(radius, direction + side)}`;
}

/** Two decimals are finer than any screen, and keep the page short. */
export const round = (coordinate: number): number => Math.round(coordinate * 100) / 100;

const gapAngle = (radius: number) => (Math.asin(HALF_GAP / radius) * 180) / Math.PI;
