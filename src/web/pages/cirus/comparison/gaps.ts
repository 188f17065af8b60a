/** A value's distance from the lowest of those compared and from the median of all. */
export interface Standing {
  /** Distance above the lowest of those compared; 0 for the lowest. */
  readonly aboveLowest: number;
  /** Distance above the median of all, negative below it; null if there is no median. */
  readonly aboveMedian: number | null;
}

/**
 * Returns for each value its distance from the lowest, which is the best, and from the median of
 * all; null for a missing value.
 *
 * @example
 * standings([9.78, null, 9.49], 5); // [{ aboveLowest: 0.29, aboveMedian: 4.78 }, null, { … }]
 */
export function standings(
  values: readonly (number | null)[],
  median: number | null,
): readonly (Standing | null)[] {
  const lowest = Math.min(...values.filter((value) => value !== null));
  return values.map((value) =>
    value === null
      ? null
      : { aboveLowest: value - lowest, aboveMedian: median === null ? null : value - median },
  );
}
