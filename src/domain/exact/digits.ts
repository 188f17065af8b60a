import { magnitude } from "./greatest-common-divisor.ts";

/** The digits of a whole number without its sign, the highest first, padded with zeros. */
export function digitsOf(value: bigint, width = 0): number[] {
  return Array.from(padded(magnitude(value), width), Number);
}

/** The number padded with leading zeros to at least this many places. */
export function padded(value: bigint, width: number): string {
  return `${value}`.padStart(width, "0");
}

/** The number of digits of a whole number. */
export function digitCount(value: bigint): number {
  return `${magnitude(value)}`.length;
}

/** 1 followed by this many zeros. */
export function powerOfTen(exponent: number): bigint {
  return 10n ** BigInt(exponent);
}

/**
 * Adds digits up again until one is left (bījāṅka): 0 for 0, otherwise 1 to 9.
 *
 * @example
 * digitRoot(8526n); // 3
 */
export function digitRoot(value: bigint): number {
  return value === 0n ? 0 : Number(magnitude(value) % 9n) || 9;
}

/**
 * Rewrites digits over 5 as bar digits (vinculum), so that none is larger than 5 in size.
 *
 * @example
 * barForm([6, 8]); // [1, -3, -2]
 */
export function barForm(digits: readonly number[]): number[] {
  let carry = 0;
  const bars = digits.toReversed().map((digit) => {
    const raised = digit + carry;
    carry = raised > 5 ? 1 : 0;
    return raised - 10 * carry;
  });
  return (carry ? [...bars, carry] : bars).reverse();
}

/**
 * The digits of a complement: all from 9 and the last from 10; trailing zeros stay.
 *
 * @example
 * complementDigits([4, 3, 0, 0]); // [5, 7, 0, 0]
 */
export function complementDigits(digits: readonly number[]): number[] {
  const last = digits.findLastIndex((digit) => digit !== 0);
  return digits.map((digit, index) => (index > last ? 0 : index === last ? 10 - digit : 9 - digit));
}
