import { asDecimal, decimalOrFractionText } from "../../exact/decimal.ts";
import { add, multiply, type Rational, rational, subtract } from "../../exact/rational.ts";
import { byMode } from "../mode.ts";
import { factor, type Notation, power, type Writable, write } from "../notation.ts";
import { areEqual } from "../polynomial.ts";
import { MAX_DIGITS, readRational } from "../read-number.ts";
import { answered, type Calculation, check, type Exact, exact, line, worked } from "../working.ts";
import { definition } from "./definition.ts";
import { byAverage } from "./vyashti-quartic.ts";

export interface AverageInput {
  readonly a: string;
  readonly b: string;
}

export type AverageFigures = {
  /** The whole: the average of both numbers. */
  readonly mean: Exact;
  /** The single: how far each number is from it. */
  readonly deviation: Exact;
  readonly meanSq: Exact;
  readonly devSq: Exact;
};

/**
 * Works by vyaṣṭi-samaṣṭiḥ (व्यष्टिसमष्टिः), "individuality and totality": a product from the average
 * of its factors, and fourth powers of x + a and x + b from the average of the two.
 *
 * Takes numbers and fractions of at most 1,000 digits; in the equation, of at most 30.
 *
 * @throws {DomainError} `bad_number`, `zero_denominator`, `too_long` or `bad_mode`
 * @see Tirthaji, Vedic Mathematics (1965), for the equation, as told by others; the product about the
 * average is the common teaching.
 *
 * @example
 * vyashtisamashtih({ a: "58", b: "62" }).result; // 3596n
 */
export const vyashtisamashtih = byMode(definition, {
  product: aboutAverage,
  quartic: byAverage,
});

const HALF = rational(1n, 2n);

function aboutAverage(input: AverageInput): Calculation<Exact, AverageFigures> {
  const [a, b] = [readRational(input.a, MAX_DIGITS), readRational(input.b, MAX_DIGITS)];
  const mean = multiply(add(a, b), HALF);
  const gap = multiply(subtract(a, b), HALF);
  const isBelow = gap.numerator < 0n;
  const [deviation, lesser, greater] = isBelow ? [subtract(mean, a), a, b] : [gap, b, a];
  const [meanSq, devSq] = [multiply(mean, mean), multiply(deviation, deviation)];
  const product = subtract(meanSq, devSq);

  return worked<Exact, AverageFigures>({
    result: product.denominator === 1n ? product.numerator : decimalOrFractionText(product),
    statement: answered(write`${shown(a)} × ${bracketed(b)}`, "=", shown(product)),
    lines: [
      line(
        "The whole (samaṣṭi) is the average of the two:",
        write`(${shown(a)} + ${bracketed(b)}) ÷ 2 = ${shown(mean)}`,
        { mean: exact(mean) },
      ),
      line(
        "The single (vyaṣṭi) is the distance of each from it:",
        write`${shown(mean)} − ${shown(deviation)} = ${shown(lesser)}, ${shown(mean)} + ${shown(deviation)} = ${shown(greater)}`,
        { deviation: exact(deviation) },
      ),
      line("Square the average:", write`${power(shown(mean), 2)} = ${shown(meanSq)}`, {
        meanSq: exact(meanSq),
      }),
      line("Square the distance:", write`${power(shown(deviation), 2)} = ${shown(devSq)}`, {
        devSq: exact(devSq),
      }),
      line(
        "The product is the difference of the squares:",
        write`${shown(meanSq)} − ${shown(devSq)} = ${shown(product)}`,
      ),
    ],
    check: check(
      "Check: the two numbers are the average with the distance taken off and put on.",
      write`(${shown(mean)} − ${shown(deviation)}) × (${shown(mean)} + ${shown(deviation)}) = ${shown(product)}`,
      areEqual(product, multiply(a, b)),
    ),
  });
}

// A decimal if it ends, because halves read better that way; otherwise a fraction.
const shown = (value: Rational): Writable => asDecimal(value) ?? value;

const bracketed = (value: Rational): Notation => factor(asDecimal(value) ?? value);
