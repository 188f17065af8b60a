import { divide } from "../../exact/rational.ts";
import { type Notation, power } from "../notation.ts";
import {
  areSamePolynomials,
  commonFactor,
  degree,
  derivative,
  dividePolynomials,
  type Polynomial,
  productOf,
  scalePolynomial,
} from "../polynomial.ts";
import { bracketed, polynomialNotation, termsNotation } from "../polynomial-notation.ts";
import { exactRoots, type QuadraticNumber } from "./quadratic-number.ts";

/** A polynomial that divides another, and how often. */
export interface RepeatedFactor {
  readonly factor: Polynomial;
  readonly times: number;
}

/**
 * The factors of a polynomial, grouped by how often they occur (Yun's algorithm). Each has whole
 * coefficients and no repeated factor of its own; a constant has no factors.
 *
 * @example
 * squareFreeFactors(x⁴ + 2x² + 1); // [{ factor: x² + 1, times: 2 }]
 */
export function squareFreeFactors(p: Polynomial): RepeatedFactor[] {
  const factors: RepeatedFactor[] = [];
  let repeated = commonFactor(p, derivative(p));
  let rest = dividePolynomials(p, repeated).quotient;
  for (let times = 1; degree(rest) > 0; times++) {
    const later = commonFactor(rest, repeated);
    const factor = dividePolynomials(rest, later).quotient;
    if (degree(factor) > 0) factors.push({ factor: commonFactor(factor, factor), times });
    repeated = dividePolynomials(repeated, later).quotient;
    rest = later;
  }
  return factors;
}

const inOneList = (factors: readonly RepeatedFactor[]): Polynomial[] =>
  factors.flatMap(({ factor, times }) => Array<Polynomial>(times).fill(factor));

/** The factors multiplied out. */
export const multipliedOut = (factors: readonly RepeatedFactor[]): Polynomial =>
  productOf(inOneList(factors));

/**
 * A polynomial written as a constant times its factors: 2(x² + 1)²(x − 3).
 *
 * @throws {Error} if the product of the factors is a different polynomial.
 */
export function factoredNotation(p: Polynomial, factors: readonly RepeatedFactor[]): Notation {
  const product = multipliedOut(factors);
  const coefficient = divide(p[0]!, product[0]!);
  if (!areSamePolynomials(scalePolynomial(product, coefficient), p)) {
    throw new Error("The factors make another polynomial.");
  }
  const letters = factors.flatMap(({ factor, times }) =>
    times === 1 ? bracketed(factor) : [power(polynomialNotation(factor), times)],
  );
  return factors.length === 1 && factors[0]!.times === 1
    ? polynomialNotation(p)
    : termsNotation([{ coefficient, letters }]);
}

/** The roots of the factors of degree 1 and 2, repeated by multiplicity. */
export const rootsOfFactors = (factors: readonly RepeatedFactor[]): QuadraticNumber[] =>
  inOneList(factors.filter(({ factor }) => degree(factor) <= 2)).flatMap(exactRoots);
