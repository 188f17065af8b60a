import { areEqual, negate, subtract } from "../../exact/rational.ts";
import type { InputIn } from "../definition.ts";
import { dividedBy, equalsDecimal, minus, plus, raisedTo, times } from "../expression.ts";
import { byMode } from "../mode.ts";
import { factor, write } from "../notation.ts";
import { MAX_DIGITS, readRational } from "../read-number.ts";
import { readable, readableExact } from "../readable.ts";
import { answered, type Calculation, check, type Exact, line, worked } from "../working.ts";
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
      "by the average",
      "the two numbers are the average with the distance taken off and put on.",
      equalsDecimal(times(below, above)),
      areEqual(product.value, plain.value),
    ),
  });
}
