import { digitCount, powerOfTen } from "../../exact/digits.ts";
import { magnitude } from "../../exact/greatest-common-divisor.ts";
import { integerRoot } from "../../exact/integer-root.ts";
import {
  add,
  divide,
  multiply,
  negate,
  type Rational,
  rational,
  subtract,
} from "../../exact/rational.ts";
import { roundedDecimal } from "../../exact/rounded-decimal.ts";
import { clearDenominators, type Polynomial } from "../polynomial.ts";
import { changesSign, rootCells } from "./rational-roots.ts";

const SIGNIFICANT_DIGITS = 12;

// Far more precise than what is shown, so that roots close together stay distinct.
const SCALE = 10n ** 60n;

const TWO = rational(2n);

/** The real roots to twelve digits, ascending; none may be rational or repeated. */
export const realApproximations = (p: Polynomial): string[] => realRoots(p).map(significantText);

/**
 * The roots of a cubic without rational roots to twelve digits: real ones ascending, then a complex
 * pair, minus before plus.
 */
export function cubicApproximations(cubic: Polynomial): string[] {
  const real = realRoots(cubic);
  const shown = real.map(significantText);
  return real.length === 1 ? [...shown, ...complexPair(cubic, real[0]!)] : shown;
}

function realRoots(p: Polynomial): Rational[] {
  const scaled = clearDenominators(p).map(
    (coefficient, index) => coefficient * SCALE ** BigInt(index),
  );
  return rootCells(scaled)
    .filter((cell) => changesSign(scaled, cell, cell + 1n))
    .map((cell) => rational(cell, SCALE));
}

// Finds the other two roots from their sum and their product.
function complexPair([a, b, , d]: Polynomial, real: Rational): string[] {
  const sum = subtract(negate(divide(b!, a!)), real);
  const product = negate(divide(d!, multiply(a!, real)));
  const middle = divide(sum, TWO);
  const { numerator, denominator } = add(product, negate(multiply(middle, middle)));
  const height = rational(integerRoot((numerator * SCALE * SCALE) / denominator, 2), SCALE);
  const [shownMiddle, shownHeight] = [significantText(middle), significantText(height)];
  return [`${shownMiddle} - ${shownHeight}i`, `${shownMiddle} + ${shownHeight}i`];
}

function significantText(value: Rational): string {
  const places = Math.max(0, SIGNIFICANT_DIGITS - 1 - leadingExponent(value));
  return roundedDecimal(value, places).text;
}

// The power of ten of the first nonzero digit.
function leadingExponent({ numerator, denominator }: Rational): number {
  const size = magnitude(numerator);
  const exponent = digitCount(size) - digitCount(denominator);
  const isBelow =
    exponent < 0
      ? size * powerOfTen(-exponent) < denominator
      : size < denominator * powerOfTen(exponent);
  return isBelow ? exponent - 1 : exponent;
}
