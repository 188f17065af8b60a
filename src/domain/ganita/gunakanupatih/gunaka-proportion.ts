import { DomainError } from "../../domain-error.ts";
import { asDecimal, decimalOrFractionText } from "../../exact/decimal.ts";
import { divide, multiply, type Rational } from "../../exact/rational.ts";
import { factor, type Notation, type Writable, write } from "../notation.ts";
import { areEqual, isZero } from "../polynomial.ts";
import { MAX_DIGITS, readRational } from "../read-number.ts";
import { answered, type Calculation, check, type Exact, exact, line, worked } from "../working.ts";

export interface ProportionInput {
  readonly a: string;
  readonly b: string;
  /** What the first factor is multiplied by, and the second divided by. */
  readonly ratio: string;
}

export type ProportionFigures = {
  readonly scaledA: Exact;
  readonly scaledB: Exact;
};

/**
 * Multiplies with the multipliers in proportion: what one factor is multiplied by, the other is
 * divided by.
 *
 * Takes numbers and fractions of at most 1,000 digits.
 *
 * @throws {DomainError} `bad_number`, `zero_denominator`, `too_long` or `zero_ratio`
 */
export function inProportion(input: ProportionInput): Calculation<Exact, ProportionFigures> {
  const [a, b, ratio] = [input.a, input.b, input.ratio].map((text) =>
    readRational(text, MAX_DIGITS),
  ) as [Rational, Rational, Rational];
  if (isZero(ratio)) {
    throw new DomainError("zero_ratio", "The ratio cannot be 0, for nothing divides by it.");
  }

  const [scaledA, scaledB] = [multiply(a, ratio), divide(b, ratio)];
  const product = multiply(scaledA, scaledB);
  return worked<Exact, ProportionFigures>({
    result: product.denominator === 1n ? product.numerator : decimalOrFractionText(product),
    statement: answered(write`${shown(a)} × ${bracketed(b)}`, "=", shown(product)),
    lines: [
      line(
        "Multiply the first factor by the ratio:",
        write`${shown(a)} × ${bracketed(ratio)} = ${shown(scaledA)}`,
        { scaledA: exact(scaledA) },
      ),
      line(
        "Divide the second by the same ratio:",
        write`${shown(b)} ÷ ${bracketed(ratio)} = ${shown(scaledB)}`,
        { scaledB: exact(scaledB) },
      ),
      line(
        "The product has not changed:",
        write`${shown(scaledA)} × ${bracketed(scaledB)} = ${shown(product)}`,
      ),
    ],
    check: check(
      "Check by multiplying the factors as they were:",
      write`${shown(a)} × ${bracketed(b)} = ${shown(multiply(a, b))}`,
      areEqual(product, multiply(a, b)),
    ),
  });
}

const shown = (value: Rational): Writable => asDecimal(value) ?? value;

const bracketed = (value: Rational): Notation => factor(asDecimal(value) ?? value);
