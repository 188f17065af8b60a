/** Where a value stands among those compared, and among all. */
export interface Standing {
  /** Above the lowest of those compared; 0 for the lowest. */
  readonly aboveLowest: number;
  /** Above the median of all; negative below it. Null where there is no median. */
  readonly aboveMedian: number | null;
}

/**
 * Tells for each value how far it is from the lowest, which is the best, and from the median of all.
 * A missing value has no standing.
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
