/**
 * Rounds a computed value to ten digits for comparison, so that values that differ only by floating
 * point noise tie.
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
  for (let [from, to] = [0, 0]; from < sorted.length; from = to) {
    // At least one step: NaN does not equal itself.
    do to += 1;
    while (sorted[to] === sorted[from]);
    rankByValue.set(sorted[from]!, (from + 1 + to) / 2);
  }
  return rounded.map((value) => rankByValue.get(value)!);
}

/** What ranks rows by exposure: the index, then internet penetration, the name and the id. */
interface Standing {
  readonly index: number;
  readonly penetration: number;
  readonly name: string;
  readonly id: string;
}

/**
 * The position of each row: from 1 for the least exposed to the row count for the most exposed. No
 * two rows share a position.
 */
export function positions(rows: readonly Standing[]): number[] {
  // Once for each row: rounding takes longer than comparing.
  const rounded = rows.map((row) => ({
    ...row,
    index: comparable(row.index),
    penetration: comparable(row.penetration),
  }));
  const order = rows
    .map((_, at) => at)
    .sort((one, other) => byExposure(rounded[one]!, rounded[other]!));
  const position = new Array<number>(rows.length);
  for (const [above, at] of order.entries()) position[at] = rows.length - above;
  return position;
}

// Takes rounded values.
function byExposure(one: Standing, other: Standing): number {
  return (
    other.index - one.index ||
    other.penetration - one.penetration ||
    inOrder(one.name, other.name) ||
    inOrder(one.id, other.id)
  );
}

// By code unit, so the locale has no effect.
const inOrder = (one: string, other: string) => Number(one > other) - Number(one < other);

/**
 * The position that rows with equal indices share, the lowest of theirs, and how many they are; a
 * row without an index has none.
 *
 * @example
 * sharedPositions([2, null, 5, 2]).map(({ shared }) => shared); // [1, null, 3, 1]
 */
export function sharedPositions(
  indices: readonly (number | null)[],
): { readonly shared: number | null; readonly tied: number }[] {
  const sorted = indices
    .flatMap((index) => (index === null ? [] : comparable(index)))
    .sort((one, other) => one - other);
  return indices.map((index) => {
    if (index === null) return { shared: null, tied: 0 };
    const first = sorted.indexOf(comparable(index));
    return { shared: first + 1, tied: sorted.lastIndexOf(comparable(index)) - first + 1 };
  });
}

/**
 * The median; for an even count, the mean of the two middle values. NaN for no values.
 *
 * @example
 * median([4, 1, 3, 2]); // 2.5
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}
