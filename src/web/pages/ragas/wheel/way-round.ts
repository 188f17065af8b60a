import { CENTRE, round } from "../../../ui/wheel-geometry.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Draws a line between two points of a wheel: straight, or along the edge of its middle where that
 * is in the way.
 *
 * @param hub The radius of the middle that stays free; both points are outside it.
 */
export function wayRound(hub: number, from: Point, to: Point): string {
  const [start, end] = [from, to].map(({ x, y }) => ({
    angle: Math.atan2(y - CENTRE, x - CENTRE),
    // As seen from the centre, the turn from the point to where its line touches the middle.
    toTouch: Math.acos(hub / Math.hypot(x - CENTRE, y - CENTRE)),
  })) as [Polar, Polar];
  const turn = Math.atan2(Math.sin(end.angle - start.angle), Math.cos(end.angle - start.angle));
  if (Math.abs(turn) <= start.toTouch + end.toTouch) return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  const way = Math.sign(turn);
  const touch = (angle: number) =>
    `${round(CENTRE + hub * Math.cos(angle))} ${round(CENTRE + hub * Math.sin(angle))}`;
  return (
    `M${from.x} ${from.y}L${touch(start.angle + way * start.toTouch)}` +
    `A${hub} ${hub} 0 0 ${way > 0 ? 1 : 0} ${touch(end.angle - way * end.toTouch)}L${to.x} ${to.y}`
  );
}

interface Polar {
  readonly angle: number;
  readonly toTouch: number;
}
