import { areEqual, isZero, type Rational, rational } from "../../exact/rational.ts";
import { comparison } from "../notation.ts";
import { degree, type Polynomial, valueAt } from "../polynomial.ts";
import { equals, times } from "../working/expression.ts";
import { where } from "../working/parts.ts";
import { type Check, check } from "../working/working.ts";

/**
 * Substitutes numbers in the factors and in what they are said to multiply to. If both agree at one
 * more point than their degree, they are the same polynomial; a point where they differ shows that
 * they are not. `isSaidToHold` is what the working found.
 */
export function expansionCheck(
  factors: readonly Polynomial[],
  claim: Polynomial,
  isSaidToHold: boolean,
): Check {
  const most = Math.max(
    factors.reduce((sum, factor) => sum + degree(factor), 0),
    degree(claim),
  );
  const points = Array.from({ length: most + 1 }, (_, index) => rational(BigInt(index + 2)));
  const values = (point: Rational) =>
    times(...(factors.map((factor) => valueAt(factor, point)) as [Rational]));
  const different = points.find((x) => !areEqual(values(x).value, valueAt(claim, x)));
  const shown = different ?? points.find((x) => !isZero(valueAt(claim, x))) ?? points[0]!;
  const product = equals(values(shown));
  return check(
    "by putting in a number",
    different
      ? "the factors multiplied and the product given differ."
      : "the factors multiplied and the product given have the same value.",
    different
      ? where({ x: shown }, comparison(product, valueAt(claim, shown), false))
      : where({ x: shown }, product),
    isSaidToHold === (different === undefined),
  );
}
