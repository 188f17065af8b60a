import { add, divide, isZero, multiply, ONE, type Rational, ZERO } from "../../exact/rational.ts";
import { joined, type Notation, over, power, write } from "../notation.ts";
import {
  addPolynomials,
  areSamePolynomials,
  type Polynomial,
  productOf,
  subtractPolynomials,
  valueAt,
} from "../polynomial.ts";
import { bracketed, polynomialNotation } from "../polynomial-notation.ts";
import { posed } from "../working/parts.ts";
import { isRootOf, type QuadraticNumber } from "./quadratic-number.ts";

/** A product of polynomials over another one; no denominator means 1. */
interface Term {
  readonly above: readonly Polynomial[];
  readonly below?: readonly Polynomial[];
}

/** An equation in x between two sums of terms. */
export interface Equation {
  readonly left: readonly Term[];
  readonly right: readonly Term[];
}

/** An equation in usual notation, with quotients as fractions. */
export function equationNotation({ left, right }: Equation): Notation {
  const side = (terms: readonly Term[]) =>
    terms.length === 0 ? write`0` : joined(terms.map(termNotation), " + ");
  return posed(side(left), side(right));
}

/** Every factor of a denominator, as often as it is written. */
export const belowFactors = ({ left, right }: Equation): readonly Polynomial[] =>
  [...left, ...right].flatMap(({ below = [] }) => below);

/** Whether a value makes a denominator of the equation 0. */
export const isPole = (equation: Equation, x: QuadraticNumber): boolean =>
  belowFactors(equation).some((factor) => isRootOf(factor, x));

/** The equation without denominators, with everything on the left. */
export function clearedForm({ left, right }: Equation): Polynomial {
  const common = commonFactors([...left, ...right]);
  const cleared = (terms: readonly Term[]) =>
    terms
      .map((term) => productOf([...term.above, ...withoutFactors(common, term.below ?? [])]))
      .reduce(addPolynomials, [ZERO]);
  return subtractPolynomials(cleared(left), cleared(right));
}

/** The value of a side where no denominator is 0. */
export const sideValue = (terms: readonly Term[], x: Rational): Rational =>
  terms.map((term) => termValue(term, x)).reduce(add, ZERO);

function termValue({ above, below = [] }: Term, x: Rational): Rational {
  const value = (factors: readonly Polynomial[]) =>
    factors.map((factor) => valueAt(factor, x)).reduce(multiply, ONE);
  return divide(value(above), value(below));
}

function termNotation({ above, below = [] }: Term): Notation {
  return below.length === 0
    ? factorsNotation(above)
    : [over(factorsNotation(above), factorsNotation(below))];
}

const X: Polynomial = [ONE, ZERO];

function factorsNotation(factors: readonly Polynomial[]): Notation {
  if (factors.length === 1) return polynomialNotation(factors[0]!);
  if (factors.every((factor) => areSamePolynomials(factor, X))) return [power("x", factors.length)];
  return factors.flatMap((factor, index) => {
    const isSingle =
      index === 0 && factor.filter((coefficient) => !isZero(coefficient)).length === 1;
    return isSingle ? polynomialNotation(factor) : bracketed(factor);
  });
}

// The shortest list of factors that includes the denominator of every term.
function commonFactors(terms: readonly Term[]): Polynomial[] {
  const common: Polynomial[] = [];
  for (const { below = [] } of terms) common.push(...withoutFactors(below, common));
  return common;
}

function withoutFactors(
  factors: readonly Polynomial[],
  taken: readonly Polynomial[],
): readonly Polynomial[] {
  const left = [...taken];
  return factors.filter((factor) => {
    const index = left.findIndex((other) => areSamePolynomials(other, factor));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
