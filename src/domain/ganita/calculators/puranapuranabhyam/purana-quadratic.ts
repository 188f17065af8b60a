import { DomainError } from "../../../domain-error.ts";
import { divide, isZero, negate, ONE, type Rational, ZERO } from "../../../exact/rational.ts";
import { rootsNotation } from "../../algebra/counted-roots.ts";
import { type Polynomial, xPlus } from "../../algebra/polynomial.ts";
import { raised } from "../../algebra/polynomial-expression.ts";
import { polynomialNotation } from "../../algebra/polynomial-notation.ts";
import { type QuadraticNumber, rootNotation } from "../../algebra/quadratic-number.ts";
import { exactRoots } from "../../algebra/quadratic-roots.ts";
import { solvedPolynomial } from "../../algebra/roots-check.ts";
import type { InputIn } from "../../definition.ts";
import { readRationals } from "../../input/read-number.ts";
import type { Exact } from "../../working/exact-value.ts";
import { dividedBy, plus, raisedTo } from "../../working/expression.ts";
import { type Line, line } from "../../working/line.ts";
import { write } from "../../working/notation.ts";
import type { Calculation } from "../../working/working.ts";
import type { definition } from "./definition.ts";

/**
 * Solves a quadratic by completing the square. Takes coefficients of at most 30 digits; complex
 * roots are written with i, a double root is given twice.
 *
 * @throws {DomainError} `bad_number`, `zero_denominator`, `too_long`, or `outside_domain` for a = 0.
 */
export function completeSquare(
  input: InputIn<typeof definition, "quadratic">,
): Calculation<readonly Exact[]> {
  const quadratic = readRationals([input.a, input.b, input.c]);
  if (isZero(quadratic[0])) {
    throw new DomainError(
      "outside_domain",
      "With a = 0 this is no quadratic. Give another a.",
      ["paravartya-yojayet"],
      input.a,
    );
  }
  const roots = exactRoots(quadratic);
  return solvedPolynomial(quadratic, roots, squareLines(quadratic, roots));
}

// From (x + half)² = square to x.
function rootLines(half: Rational, square: Rational, roots: readonly QuadraticNumber[]): Line[] {
  const isDouble = isZero(square);
  const size = rootNotation(exactRoots([ONE, ZERO, negate(square)]).at(-1)!);
  const moving = isZero(half) ? "The half is 0, so nothing moves" : "Move the half to the right";
  const telling = isDouble ? "the root counts twice:" : "each sign gives a root:";
  return [
    line(
      isDouble ? "Take the root on both sides:" : "Take the root on both sides, with both signs:",
      write`${polynomialNotation(xPlus(half))} = ${isDouble ? "" : "±"}${size}`,
    ),
    line(`${moving}; ${telling}`, rootsNotation(roots)),
  ];
}

// The steps from a quadratic to its roots by its completed square.
function squareLines(quadratic: Polynomial, roots: readonly QuadraticNumber[]): Line[] {
  const [a, b, c] = quadratic as [Rational, Rational, Rational];
  const [linear, moved] = [divide(b, a), negate(divide(c, a))];
  const half = dividedBy(linear, 2n);
  const added = raisedTo(half.value, 2);
  const square = plus(moved, added.value);
  const left = polynomialNotation([ONE, linear, ZERO]);
  return [
    line(
      "Divide by the first coefficient and move the constant to the right:",
      write`${left} = ${moved}`,
    ),
    line("Half of the coefficient of x:", half, { half }),
    line(
      "Complete the square: add the square of that half on both sides:",
      write`${left} + ${added.value} = ${square.notation}`,
      { added },
    ),
    line(
      "The left side is a square now:",
      write`${raised(xPlus(half.value), 2).notation} = ${square.value}`,
      { squareEquals: square },
    ),
    ...rootLines(half.value, square.value, roots),
  ];
}
