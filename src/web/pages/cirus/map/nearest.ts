import type { Point } from "./india-projection.ts";

/** An item at a point of a map. */
export interface Located {
  readonly id: string;
  readonly at: Point;
}

/** Finds the items no farther than `reach` from a point, the nearest first. */
export function nearestTo<Mark extends Located>(
  marks: readonly Mark[],
  [x, y]: Point,
  reach: number,
): readonly Mark[] {
  return marks
    .map((mark) => ({ mark, distance: Math.hypot(mark.at[0] - x, mark.at[1] - y) }))
    .filter(({ distance }) => distance <= reach)
    .sort((one, other) => one.distance - other.distance)
    .map(({ mark }) => mark);
}

const ACROSS = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
} as const;
type Arrow = keyof typeof ACROSS;
export const isArrow = (key: string): key is Arrow => key in ACROSS;

/**
 * Finds the nearest neighbour in the direction of an arrow key, among those that lie more that way
 * than sideways. Where several share a point, right and down go through them in order, left and up
 * backwards. Undefined at the edge.
 */
export function neighbour<Mark extends Located>(
  marks: readonly Mark[],
  from: Mark,
  arrow: Arrow,
): Mark | undefined {
  const [right, down] = ACROSS[arrow];
  const order = (mark: Mark) => (right + down) * (marks.indexOf(mark) - marks.indexOf(from));
  let nearest: Mark | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const mark of marks) {
    const [x, y] = [mark.at[0] - from.at[0], mark.at[1] - from.at[1]];
    const ahead = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    const isThere = x === 0 && y === 0 ? order(mark) > 0 : ahead > 0 && aside <= ahead;
    const distance = ahead + aside * 2;
    if (isThere && distance < least) [nearest, least] = [mark, distance];
  }
  return nearest;
}
