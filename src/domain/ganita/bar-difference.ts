import { digitCount, digitsOf } from "./digits.ts";

/** A difference taken column by column without borrowing. */
export interface BarDifference {
  readonly upper: readonly number[];
  readonly lower: readonly number[];
  /** The difference of each column, the highest first; a negative one is a bar digit. */
  readonly bars: readonly number[];
  /** The same number without bars. */
  readonly digits: readonly number[];
  readonly runs: readonly BarRun[];
  readonly value: bigint;
}

/** Neighbouring columns whose bars are cleared together: the last from 10, the others from 9. */
export type BarRun = {
  /** Indexes from the left; clearing takes 1 from the digit before `first`. */
  readonly first: number;
  readonly last: number;
};

/**
 * Subtracts by columns as bar digits and clears the bars by Nikhilam, "all from nine and the last
 * from ten". The upper number must not be the smaller one.
 *
 * @example
 * barDifference(723n, 246n).bars; // [5, -2, -3]
 */
export function barDifference(upper: bigint, lower: bigint): BarDifference {
  const width = digitCount(upper);
  const upperDigits = digitsOf(upper, width);
  const lowerDigits = digitsOf(lower, width);
  const bars = upperDigits.map((digit, index) => digit - lowerDigits[index]!);

  const digits = [...bars];
  const runs: BarRun[] = [];
  for (let last = digits.length - 1; last >= 0; last--) {
    if (digits[last]! >= 0) continue;
    digits[last]! += 10;
    let first = last;
    for (; digits[first - 1]! <= 0; first--) digits[first - 1]! += 9;
    digits[first - 1]! -= 1;
    runs.push({ first, last });
    last = first;
  }
  return {
    upper: upperDigits,
    lower: lowerDigits,
    bars,
    digits,
    runs,
    value: BigInt(digits.join("")),
  };
}
