import { median } from "#domain/risk/rank.ts";

/**
 * The median of the values present; null if there are none.
 *
 * @example
 * medianOf([4, null, 1, 3, 2]); // 2.5
 */
export function medianOf(values: readonly (number | null)[]): number | null {
  const present = values.filter((value) => value !== null);
  return present.length === 0 ? null : median(present);
}
