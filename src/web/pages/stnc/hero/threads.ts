/** Where threads start or end: a height, and a horizontal position for each. */
interface Beam {
  readonly y: number;
  readonly xs: readonly number[];
}

/** The path of a thread that is vertical at both ends. */
export function threadPath(fromX: number, fromY: number, toX: number, toY: number): string {
  const bend = Math.round((fromY + toY) / 2);
  const [start, end] = [Math.round(fromX), Math.round(toX)];
  return `M${start} ${fromY}C${start} ${bend} ${end} ${bend} ${end} ${toY}`;
}

/** The paths from each place of one beam to the same place of the other. */
export function threadPaths(from: Beam, to: Beam): string[] {
  return from.xs.map((x, index) => threadPath(x, from.y, to.xs[index]!, to.y));
}

/**
 * Positions along the width of the cloth for one of several sets of threads that alternate.
 *
 * @example
 * turns(0, 12, { sets: 3, set: 1, threads: 2 }); // [3, 9]
 */
export function turns(
  start: number,
  width: number,
  { sets, set, threads }: { readonly sets: number; readonly set: number; readonly threads: number },
): number[] {
  const step = width / (sets * threads);
  return Array.from({ length: threads }, (_, index) => start + step * (index * sets + set + 0.5));
}
