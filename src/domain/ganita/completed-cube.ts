import {
  divide,
  multiply,
  negate,
  ONE,
  type Rational,
  rational,
  subtract,
  ZERO,
} from "../exact/rational.ts";
import { type Notation, write } from "./notation.ts";
import {
  areSamePolynomials,
  linearCoefficients,
  type Polynomial,
  scalePolynomial,
  subtractPolynomials,
  xPlus,
} from "./polynomial.ts";
import { added, type PolynomialExpression, raised } from "./polynomial-expression.ts";
import { polynomialNotation } from "./polynomial-notation.ts";
import { leadsTo, newLetter, zero } from "./working/parts.ts";
import { type Check, check } from "./working/working.ts";

/** A cubic written in y = x + shift, so that it has no square term. */
export interface CompletedCube {
  /** The cubic divided by its first coefficient. */
  readonly monic: Polynomial;
  /** A third of the coefficient of x²: y = x + shift. */
  readonly shift: Rational;
  /** (x + shift)³ */
  readonly cube: PolynomialExpression;
  /** What is added to both sides: a multiple of x and a constant. */
  readonly added: readonly [Rational, Rational];
  /** y³ + Py + Q, all four coefficients. */
  readonly depressed: readonly [Rational, Rational, Rational, Rational];
}

/** Completes the cube of a polynomial of degree 3. */
export function completedCube(cubic: Polynomial): CompletedCube {
  const monic = cubic.map((coefficient) => divide(coefficient, cubic[0]!));
  const shift = divide(monic[1]!, rational(3n));
  const cube = raised(xPlus(shift), 3);
  const [linear, constant] = linearCoefficients(subtractPolynomials(cube.value, monic));
  return {
    monic,
    shift,
    cube,
    added: [linear, constant],
    // y³ = linear × (y − shift) + constant
    depressed: [ONE, ZERO, negate(linear), subtract(multiply(linear, shift), constant)],
  };
}

/** The equation in y. */
export const completedNotation = ({ depressed, shift }: CompletedCube): Notation =>
  write`${zero(polynomialNotation(depressed, "y"))} with ${newLetter("y", polynomialNotation(xPlus(shift)))}`;

/** Substitutes y again and compares with the cubic. */
export function completionCheck(cubic: Polynomial, completed: CompletedCube): Check {
  const { shift, cube, depressed } = completed;
  const [, , linear, constant] = depressed;
  const { value } = added(cube.value, scalePolynomial(xPlus(shift), linear), [constant]);
  return check(
    "by putting y back",
    "this gives the cubic again.",
    leadsTo(completedNotation(completed), zero(polynomialNotation(value))),
    areSamePolynomials(scalePolynomial(value, cubic[0]!), cubic),
  );
}
