import type { Rational } from "../exact/rational.ts";
import { factor, joined, type Notation, power, write } from "./notation.ts";
import {
  addPolynomials,
  areSamePolynomials,
  type Polynomial,
  productOf,
  scalePolynomial,
  subtractPolynomials,
} from "./polynomial.ts";
import { bracketed, polynomialNotation } from "./polynomial-notation.ts";
import { posed } from "./working/parts.ts";

/** A polynomial and its notation, made together so that they always agree. */
export interface PolynomialExpression {
  readonly value: Polynomial;
  readonly notation: Notation;
}

/** (x + 1) + (x + 2); a product stands without brackets. */
export function added(...parts: readonly (Polynomial | PolynomialExpression)[]) {
  return {
    value: parts.map((part) => ("value" in part ? part.value : part)).reduce(addPolynomials),
    notation: joined(
      parts.map((part) => ("value" in part ? part.notation : bracketed(part))),
      " + ",
    ),
  };
}

/** (x + 1) − (x + 2) */
export const subtracted = (left: Polynomial, right: Polynomial): PolynomialExpression => ({
  value: subtractPolynomials(left, right),
  notation: write`${bracketed(left)} − ${bracketed(right)}`,
});

/** (x + 1)(x + 2) */
export const multiplied = (factors: readonly Polynomial[]): PolynomialExpression => ({
  value: productOf(factors),
  notation: factors.flatMap((each) => bracketed(each)),
});

/** 3 × (x + 1)(x + 2) */
export const scaled = (by: Rational, { value, notation }: PolynomialExpression) => ({
  value: scalePolynomial(value, by),
  notation: write`${factor(by)} × ${notation}`,
});

/** (x + 1)³ */
export const raised = (base: Polynomial, exponent: number): PolynomialExpression => ({
  value: productOf(Array<Polynomial>(exponent).fill(base)),
  notation: [power(polynomialNotation(base), exponent)],
});

/** A polynomial and its factors. @throws {Error} if they make another one. */
export function inFactors(p: Polynomial, factors: readonly Polynomial[]): Notation {
  const { value, notation } = multiplied(factors);
  if (!areSamePolynomials(value, p)) throw new Error("The factors make another polynomial.");
  return posed(polynomialNotation(p), notation);
}

/** The expression, an equals sign, and its value, which the line finds. */
export const expanded = ({ value, notation }: PolynomialExpression): Notation =>
  posed(notation, polynomialNotation(value, "x", true));
