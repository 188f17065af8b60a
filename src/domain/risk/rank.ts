/**
 * Rounds a computed value to the ten digits at which values are compared, so that those equal but for
 * the noise of floating point tie.
 *
 * @example
 * comparable(0.1 + 0.2) === comparable(0.3); // true
 */
export const comparable = (value: number): number => Number(value.toPrecision(10));

/**
 * Ranks values from the lowest, 1, to the highest; equals share the mean of their ranks.
 *
 * @example
 * meanRanks([30, 10, 30, 20]); // [3.5, 1, 3.5, 2]
 */
export function meanRanks(values: readonly number[]): number[] {
  const rounded = values.map(comparable);
  const sorted = rounded.toSorted((one, other) => one - other);
  const rankByValue = new Map<number, number>();
  for (let from = 0; from < sorted.length; ) {
    const to = sorted.lastIndexOf(sorted[from]!);
    rankByValue.set(sorted[from]!, (from + to) / 2 + 1);
    from = to + 1;
  }
  return rounded.map((value) => rankByValue.get(value)!);
}

/** What decides who is the more exposed of two: the index, then internet penetration, then the name, then the id. */
export interface Standing {
  readonly index: number;
  readonly penetration: number;
  readonly name: string;
  readonly id: string;
}

/**
 * Tells each row's position: the most exposed has the highest number, the row count, the least
 * exposed 1. No two share one.
 */
export function positions(rows: readonly Standing[]): number[] {
  const order = rows.map((_, at) => at).sort((one, other) => byExposure(rows[one]!, rows[other]!));
  const position = new Array<number>(rows.length);
  for (const [above, at] of order.entries()) position[at] = rows.length - above;
  return position;
}

function byExposure(one: Standing, other: Standing): number {
  return (
    comparable(other.index) - comparable(one.index) ||
    comparable(other.penetration) - comparable(one.penetration) ||
    inOrder(one.name, other.name) ||
    inOrder(one.id, other.id)
  );
}

// By code unit, whatever the language of the machine.
const inOrder = (one: string, other: string) => Number(one > other) - Number(one < other);

/**
 * Tells positions where equals share the highest of theirs and a row without an index has none.
 *
 * @example
 * sharedPositions([2, null, 5, 2]); // [2, null, 3, 2]
 */
export function sharedPositions(indices: readonly (number | null)[]): (number | null)[] {
  const sorted = indices
    .flatMap((index) => (index === null ? [] : comparable(index)))
    .sort((one, other) => one - other);
  return indices.map((index) =>
    index === null ? null : sorted.lastIndexOf(comparable(index)) + 1,
  );
}

/**
 * Finds the value in the middle; of an even number, the mean of the two middle ones. NaN of none.
 *
 * @example
 * median([4, 1, 3, 2]); // 2.5
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}
