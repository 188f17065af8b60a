import { barForm, complementDigits, digitsOf } from "../../exact/digits.ts";

/** A divisor, or a small multiple of it, written with a leading 1 so that it can be transposed. */
export interface TransposedDivisor {
  /** 1 to 9. */
  readonly multiplier: number;
  /** The digits of the multiple, the leading 1 first; bar digits are negative. */
  readonly digits: readonly number[];
  /** The digits after the leading 1 with their signs changed. */
  readonly transposed: readonly number[];
}

/** If columns grow by more than this factor from one to the next, a multiple is used instead. */
const BEARABLE_GROWTH = 4;

/** Growths that differ by less than this are equal except for rounding. */
const TOLERANCE = 1e-9;

/**
 * Chooses the digits to divide by: the divisor itself while its columns stay small, otherwise the
 * multiple by 2 to 9 under which they grow least.
 *
 * @example
 * transposedDivisor(89n); // { multiplier: 1, digits: [1, -1, -1], transposed: [1, 1] }
 */
export function transposedDivisor(divisor: bigint): TransposedDivisor {
  let best = leastGrowing(divisor, 1);
  if (best && best.growth <= BEARABLE_GROWTH) return best.written;
  for (let multiplier = 2; multiplier <= 9; multiplier++) {
    const next = leastGrowing(divisor, multiplier);
    if (next && (!best || next.growth < best.growth - TOLERANCE)) best = next;
  }
  return best!.written;
}

function leastGrowing(divisor: bigint, multiplier: number) {
  const candidates = formsWithLeadingOne(divisor * BigInt(multiplier)).map((digits) => {
    const transposed = digits.slice(1).map((digit) => 0 - digit);
    return { growth: growthOf(transposed), written: { multiplier, digits, transposed } };
  });
  return candidates.reduce<(typeof candidates)[number] | null>(
    (best, next) => (best && best.growth <= next.growth + TOLERANCE ? best : next),
    null,
  );
}

// Of three forms (plain digits, bars of the complement, bars for 6 to 9), those that begin with 1.
function formsWithLeadingOne(value: bigint): number[][] {
  const digits = digitsOf(value);
  const complement = [1, ...complementDigits(digits).map((digit) => 0 - digit)];
  return [digits, complement, barForm(digits)].filter(([lead]) => lead === 1);
}

// The largest root of x^k = Σ |tⱼ| x^(k−j): the factor by which a column can exceed the one before.
function growthOf(transposed: readonly number[]): number {
  const reach = (x: number) =>
    transposed.reduceRight((sum, digit) => (sum + Math.abs(digit)) / x, 0);
  let [low, high] = [0, 10];
  if (transposed.every((digit) => digit === 0)) return 0;
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (reach(middle) > 1) low = middle;
    else high = middle;
  }
  return high;
}
