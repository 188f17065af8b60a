import { areEqual, negate, type Rational, subtract } from "../../../exact/rational.ts";
import type { InputIn } from "../../definition.ts";
import { digitsOf, powerOfTen } from "../../digits/digits.ts";
import { byMode } from "../../input/mode.ts";
import { MAX_DIGITS, readRational } from "../../input/read-number.ts";
import type { Exact } from "../../working/exact-value.ts";
import {
  dividedBy,
  type Expression,
  equalsDecimal,
  equation,
  minus,
  type Operand,
  plus,
  raisedTo,
  times,
} from "../../working/expression.ts";
import { line } from "../../working/line.ts";
import { factor, write } from "../../working/notation.ts";
import { readable, readableExact } from "../../working/readable.ts";
import { answered, type Calculation, check, worked } from "../../working/working.ts";
import { definition } from "./definition.ts";
import { byAverage } from "./vyashti-quartic.ts";

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

function aboutAverage(input: InputIn<typeof definition, "product">): Calculation<Exact> {
  const [a, b] = [readRational(input.a, MAX_DIGITS), readRational(input.b, MAX_DIGITS)];
  const plain = times(readable(a), readable(b));
  const average = dividedBy(plus(readable(a), readable(b)), 2n);
  const mean = readable(average.value);
  const gap = subtract(average.value, a);
  const distance = readable(gap.numerator < 0n ? negate(gap) : gap);
  const [below, above] = [minus(mean, distance), plus(mean, distance)];
  const [meanSquare, square] = [raisedTo(mean, 2), raisedTo(distance, 2)];
  const product = minus(readable(meanSquare.value), readable(square.value));

  return worked<Exact>({
    result: readableExact(product.value),
    statement: answered(
      write`${readable(a)} × ${factor(readable(b))}`,
      "=",
      readable(product.value),
    ),
    lines: [
      line("The whole (samaṣṭi) is the average of the two:", equalsDecimal(average), {
        mean: average,
      }),
      line(
        "The single (vyaṣṭi) is the distance of each from it:",
        write`${equalsDecimal(below)}, ${equalsDecimal(above)}`,
        { deviation: subtract(above.value, average.value) },
      ),
      line("Square the average:", equalsDecimal(meanSquare), { meanSq: meanSquare }),
      line("Square the distance:", equalsDecimal(square), { devSq: square }),
      line("The product is the difference of the squares:", equalsDecimal(product)),
    ],
    check: check(
      "by multiplying plainly",
      "",
      equation(...digitByDigit(readable(a), b), readable(plain.value)),
      areEqual(product.value, plain.value),
    ),
  });
}

const LONGEST_TOLD = 6;

// The product; and for a short second number, its products with the places of that number.
function digitByDigit(a: Operand, b: Rational): Expression[] {
  const plain = times(a, readable(b));
  const digits = digitsOf(b.numerator);
  if (b.denominator !== 1n || digits.length > LONGEST_TOLD) return [plain];
  const sign = b.numerator < 0n ? -1n : 1n;
  const products = digits
    .map((digit, index) => sign * BigInt(digit) * powerOfTen(digits.length - 1 - index))
    .filter((part) => part !== 0n)
    .map((part) => times(a, part));
  const values = products.map(({ value }) => readable(value));
  return products.length < 2 ? [plain] : [plain, sumOf(products), sumOf(values)];
}

const sumOf = (terms: readonly Operand[]) => plus(...(terms as readonly [Operand]));
