import { add, divide, multiply, type Rational, rational, subtract } from "../../exact/rational.ts";
import { type Notation, write } from "../notation.ts";
import {
  addPolynomials,
  areSamePolynomials,
  negate,
  ONE,
  type Polynomial,
  productOf,
  scalePolynomial,
  xPlus,
  ZERO,
} from "../polynomial.ts";
import { polynomialNotation } from "../polynomial-notation.ts";
import { type Check, check } from "../working.ts";

/** A cubic written in y = x + shift, so that it has no square term. */
export interface CompletedCube {
  /** The cubic divided by its first coefficient. */
  readonly monic: Polynomial;
  /** A third of the coefficient of x²: y = x + shift. */
  readonly shift: Rational;
  /** What is added to both sides: a multiple of x and a constant. */
  readonly added: readonly [Rational, Rational];
  /** y³ + Py + Q, all four coefficients. */
  readonly depressed: readonly [Rational, Rational, Rational, Rational];
}

const THREE = rational(3n);

/** Completes the cube of a polynomial of degree 3. */
export function completedCube(cubic: Polynomial): CompletedCube {
  const monic = cubic.map((coefficient) => divide(coefficient, cubic[0]!));
  const [, p, q, r] = monic as [Rational, Rational, Rational, Rational];
  const shift = divide(p, THREE);
  const square = multiply(shift, shift);
  const cube = multiply(square, shift);
  const linear = subtract(q, multiply(THREE, square));
  const constant = add(subtract(multiply(rational(2n), cube), multiply(q, shift)), r);
  return {
    monic,
    shift,
    added: [negate(linear), subtract(cube, r)],
    depressed: [ONE, ZERO, linear, constant],
  };
}

/** The equation in y. */
export const completedNotation = ({ depressed, shift }: CompletedCube): Notation =>
  write`${polynomialNotation(depressed, "y")} = 0 with y = ${polynomialNotation(xPlus(shift))}`;

/** Substitutes y again and compares with the cubic. */
export function completionCheck(cubic: Polynomial, completed: CompletedCube): Check {
  const { shift, depressed } = completed;
  const y = xPlus(shift);
  const [, , linear, constant] = depressed;
  const expanded = [scalePolynomial(y, linear), [constant]].reduce(
    addPolynomials,
    productOf([y, y, y]),
  );
  return check(
    "Check by putting y back: the cubic comes out again.",
    write`${completedNotation(completed)} → ${polynomialNotation(expanded)} = 0`,
    areSamePolynomials(scalePolynomial(expanded, cubic[0]!), cubic),
  );
}
