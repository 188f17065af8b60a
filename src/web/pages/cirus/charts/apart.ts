/**
 * Moves positions on a line apart, in their order, until neighbours are `gap` apart and the last is
 * at most at `most`.
 *
 * @example
 * apart([30, 10, 12], 10, 100); // [30, 10, 20]
 */
export function apart(wanted: readonly number[], gap: number, most: number): number[] {
  const order = wanted.map((_, at) => at).sort((one, other) => wanted[one]! - wanted[other]!);
  const moved = [...wanted];
  let least = Number.NEGATIVE_INFINITY;
  for (const at of order) {
    moved[at] = Math.max(moved[at]!, least);
    least = moved[at] + gap;
  }
  let highest = most;
  for (const at of order.reverse()) {
    moved[at] = Math.min(moved[at]!, highest);
    highest = moved[at] - gap;
  }
  return moved;
}
