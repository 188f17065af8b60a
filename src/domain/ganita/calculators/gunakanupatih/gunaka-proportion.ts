import { DomainError } from "../../../domain-error.ts";
import { areEqual, isZero, type Rational } from "../../../exact/rational.ts";
import type { InputIn } from "../../definition.ts";
import { MAX_DIGITS, readRational } from "../../input/read-number.ts";
import type { Exact } from "../../working/exact-value.ts";
import { dividedBy, equalsDecimal, times } from "../../working/expression.ts";
import { line } from "../../working/line.ts";
import { factor, write } from "../../working/notation.ts";
import { readable, readableExact } from "../../working/readable.ts";
import { answered, type Calculation, check, worked } from "../../working/working.ts";
import type { definition } from "./definition.ts";

/**
 * Multiplies with the multipliers in proportion: what one factor is multiplied by, the other is
 * divided by.
 *
 * Takes numbers and fractions of at most 1,000 digits.
 *
 * @throws {DomainError} `bad_number`, `zero_denominator`, `too_long` or `zero_ratio`
 */
export function inProportion(input: InputIn<typeof definition, "proportion">): Calculation<Exact> {
  const [a, b, ratio] = [input.a, input.b, input.ratio].map((text) =>
    readRational(text, MAX_DIGITS),
  ) as [Rational, Rational, Rational];
  if (isZero(ratio)) {
    throw new DomainError(
      "zero_ratio",
      "The ratio cannot be 0, for nothing divides by it.",
      [],
      input.ratio,
    );
  }

  const [shownA, shownB] = [readable(a), readable(b)];
  const [scaledA, scaledB] = [times(shownA, readable(ratio)), dividedBy(shownB, readable(ratio))];
  const product = times(readable(scaledA.value), readable(scaledB.value));
  const plain = times(shownA, shownB);
  return worked<Exact>({
    result: readableExact(product.value),
    statement: answered(write`${shownA} × ${factor(shownB)}`, "=", readable(product.value)),
    lines: [
      line("Multiply the first factor by the ratio:", equalsDecimal(scaledA), { scaledA }),
      line("Divide the second by the same ratio:", equalsDecimal(scaledB), { scaledB }),
      line("The product has not changed:", equalsDecimal(product)),
    ],
    check: check(
      "by multiplying the factors as they were",
      "",
      equalsDecimal(plain),
      areEqual(product.value, plain.value),
    ),
  });
}
