import { ExactError } from "./exact-error.ts";
import { greatestCommonDivisor, magnitude } from "./greatest-common-divisor.ts";

/** An exact fraction in lowest terms. The denominator is positive, and 1 for a whole number. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The number 0. */
export const ZERO: Rational = { numerator: 0n, denominator: 1n };
/** The number 1. */
export const ONE: Rational = { numerator: 1n, denominator: 1n };

/** The most digits the numerator or denominator of a result may have. */
export const MAX_DIGITS = 20_000;

const TOO_LARGE = 10n ** BigInt(MAX_DIGITS);
const TOO_LARGE_HEX_LENGTH = hexLength(TOO_LARGE);

/**
 * Reduces a fraction to lowest terms; one argument gives a whole number.
 *
 * @throws {DomainError} `division_by_zero`
 *
 * @example
 * rational(6n, -4n); // { numerator: -3n, denominator: 2n }
 */
export function rational(numerator: bigint, denominator = 1n): Rational {
  if (denominator === 0n) throw new ExactError("division_by_zero", "Division by zero.");
  if (denominator === 1n) return { numerator, denominator };

  const divisor = greatestCommonDivisor(numerator, denominator);
  const signed = denominator < 0n ? -divisor : divisor;
  return { numerator: numerator / signed, denominator: denominator / signed };
}

/** Whether a number is 0. */
export const isZero = ({ numerator }: Rational): boolean => numerator === 0n;

/** Whether two fractions in lowest terms are the same number. */
export const areEqual = (left: Rational, right: Rational): boolean =>
  left.numerator === right.numerator && left.denominator === right.denominator;

/** The number with its sign changed. */
export const negate = ({ numerator, denominator }: Rational): Rational => ({
  numerator: -numerator,
  denominator,
});

/** The sum. @throws {DomainError} `result_too_large` past {@link MAX_DIGITS}. */
export function add(left: Rational, right: Rational): Rational {
  if (left.denominator === 1n && right.denominator === 1n) {
    return rational(product(left.numerator + right.numerator, 1n));
  }
  const shared = greatestCommonDivisor(left.denominator, right.denominator);
  const leftFactor = right.denominator / shared;
  const rightFactor = left.denominator / shared;
  return rational(
    product(left.numerator, leftFactor) + product(right.numerator, rightFactor),
    product(left.denominator, leftFactor),
  );
}

/** Left minus right. @throws {DomainError} `result_too_large` past {@link MAX_DIGITS}. */
export function subtract(left: Rational, right: Rational): Rational {
  return add(left, negate(right));
}

/** The product. @throws {DomainError} `result_too_large` past {@link MAX_DIGITS}. */
export function multiply(left: Rational, right: Rational): Rational {
  // Reduce crosswise first: then the product is in lowest terms, and the factors stay small.
  const first = rational(left.numerator, right.denominator);
  const second = rational(right.numerator, left.denominator);
  return {
    numerator: product(first.numerator, second.numerator),
    denominator: product(first.denominator, second.denominator),
  };
}

/**
 * Left divided by right, exactly.
 *
 * @throws {DomainError} `division_by_zero`, or `result_too_large` past {@link MAX_DIGITS}.
 */
export function divide(left: Rational, right: Rational): Rational {
  return multiply(left, rational(right.denominator, right.numerator));
}

/** The exact text for programs: digits, or `p/q`; a minus sign is a plain hyphen. */
export function fractionText({ numerator, denominator }: Rational): string {
  return denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;
}

// The lengths of the factors show if the product would be too long, before computing it.
function product(left: bigint, right: bigint): bigint {
  if (isShort(left) && isShort(right)) return left * right;
  const hopeless = hexLength(left) + hexLength(right) - 2 >= TOO_LARGE_HEX_LENGTH;
  const result = hopeless ? TOO_LARGE : left * right;
  if (result >= TOO_LARGE || -result >= TOO_LARGE) {
    throw new ExactError(
      "result_too_large",
      `The result would have more than ${MAX_DIGITS.toLocaleString("en")} digits. Use fewer or smaller numbers.`,
    );
  }
  return result;
}

// Most factors are, and comparing costs less than their lengths.
const isShort = (value: bigint): boolean => value < SHORT && value > -SHORT;
const SHORT = 10n ** 30n;

/** About how many digits a fraction has, at most three too many. Fast even for long fractions. */
export function digitsAbout({ numerator, denominator }: Rational): number {
  return Math.ceil((hexLength(numerator) + hexLength(denominator)) * Math.log10(16));
}

function hexLength(value: bigint): number {
  return magnitude(value).toString(16).length;
}
