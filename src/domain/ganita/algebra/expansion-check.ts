import { areEqual, isZero, type Rational, rational } from "../../exact/rational.ts";
import { equals, times } from "../working/expression.ts";
import { write } from "../working/notation.ts";
import { type Check, check } from "../working/working.ts";
import { degree, type Polynomial, valueAt } from "./polynomial.ts";

/**
 * Substitutes numbers in factors and expansion. If they agree at one more point than the degree,
 * they are the same polynomial. `verdict` says whether the conclusion from the expansion is right.
 */
export function expansionCheck(
  factors: readonly Polynomial[],
  expansion: Polynomial,
  verdict: boolean,
): Check {
  const most = factors.reduce((sum, factor) => sum + degree(factor), 0);
  const points = Array.from({ length: most + 1 }, (_, index) => rational(BigInt(index + 2)));
  const shown = points.find((point) => !isZero(valueAt(expansion, point))) ?? points[0]!;
  const values = (point: Rational) =>
    times(...(factors.map((factor) => valueAt(factor, point)) as [Rational]));
  return check(
    "by putting in a number",
    "the factors and the expanded product have the same value.",
    write`x = ${shown}: ${equals(values(shown))}`,
    verdict && points.every((point) => areEqual(values(point).value, valueAt(expansion, point))),
  );
}
