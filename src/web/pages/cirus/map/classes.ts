/** The number of classes on a map. */
const CLASS_COUNT = 5;

/** Values in five classes of about equal size; equal values share a class. */
export interface Classes {
  /** The lowest value of each class except the first; none without values. */
  readonly bounds: readonly number[];
  /** 0 for the lowest to 4 for the highest. */
  readonly classOf: (value: number) => number;
}

/**
 * Divides values into quantile classes.
 *
 * @example
 * quantileClasses([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).bounds; // [3, 5, 7, 9]
 */
export function quantileClasses(values: readonly number[]): Classes {
  const sorted = values.toSorted((one, other) => one - other);
  const bounds =
    sorted.length === 0
      ? []
      : Array.from(
          { length: CLASS_COUNT - 1 },
          (_, at) => sorted[Math.floor(((at + 1) * sorted.length) / CLASS_COUNT)]!,
        );
  return { bounds, classOf: (value) => bounds.filter((bound) => bound <= value).length };
}
