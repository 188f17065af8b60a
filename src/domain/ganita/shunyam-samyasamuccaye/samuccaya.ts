import { DomainError } from "../../domain-error.ts";
import { add, fractionText, type Rational } from "../../exact/rational.ts";
import { rootsNotation } from "../counted-roots.ts";
import { dividedBy, equals } from "../expression.ts";
import { type Notation, write } from "../notation.ts";
import { degree, isZero, negate, type Polynomial, polynomial } from "../polynomial.ts";
import { bracketed, polynomialNotation } from "../polynomial-notation.ts";
import { exactRoots } from "../quadratic-roots.ts";
import { type Answer, answerOfQuotient, type Equation } from "../rational-equation.ts";
import { readRational } from "../read-number.ts";
import { type Exact, type Line, line } from "../working.ts";

/** A coefficient of x and a constant, as text: [a, b] is ax + b. */
export type LinearInput = readonly [coefficient: string, constant: string];

export type SamuccayaFigures = {
  /** What is equal on both sides; in the first form the two products. */
  readonly samuccaya: Exact | readonly Exact[];
  /** Whether the sutra gives the root; if not, the denominators are cleared first. */
  readonly applies: boolean;
  /** For a ratio equation: N₁ + N₂, D₁ + D₂, N₁ − D₁ and N₂ − D₂, each as "ax + b". */
  readonly sumN: string;
  readonly sumD: string;
  readonly diff1: string;
  readonly diff2: string;
  readonly rules: readonly string[];
  /** Coefficients after clearing the denominators. */
  readonly cleared: readonly Exact[];
};

/** An equation of one of the forms, solved by the sutra. */
export interface SamuccayaWorking {
  readonly equation: Equation;
  readonly answer: Answer;
  readonly applies: boolean;
  readonly lines: readonly Line<SamuccayaFigures>[];
}

/** A linear expression ax + b, including zero coefficients. */
export interface Linear {
  readonly a: Rational;
  readonly b: Rational;
}

/** Reads ax + b. */
export function readLinear([coefficient, constant]: LinearInput): Linear {
  return { a: readRational(coefficient), b: readRational(constant) };
}

/** A linear expression used as a denominator. */
export function readDenominator(input: LinearInput): Linear {
  const linear = readLinear(input);
  if (isZero(linear.a) && isZero(linear.b)) {
    throw new DomainError(
      "zero_denominator",
      "A denominator of this equation is 0 whatever x is. Change its coefficients.",
    );
  }
  return linear;
}

/** The expression as a polynomial, without a leading 0. */
export const asPolynomial = ({ a, b }: Linear): Polynomial => polynomial([a, b]);

/** The linear expression as text for programs, every coefficient written: "2x + -16". */
export const linearText = ({ a, b }: Linear): string => `${fractionText(a)}x + ${fractionText(b)}`;

/** (ax + b) + (cx + d) and its result. */
export function sumNotation(left: Linear, right: Linear): Notation {
  const sum = polynomial([add(left.a, right.a), add(left.b, right.b)]);
  return write`${bracketed(asPolynomial(left))} + ${bracketed(asPolynomial(right))} = ${polynomialNotation(sum)}`;
}

/** The lines that find where ax + b is zero, or say that it always or never is. */
export function zeroLines(what: string, { a, b }: Linear): Line<SamuccayaFigures>[] {
  if (isZero(a)) {
    return isZero(b)
      ? [line(`${what} is zero whatever x is:`, write`0 = 0`)]
      : [line(`${what} holds no x, so it is never zero:`, write`${b} ≠ 0`)];
  }
  return [
    line(`${what} is zero:`, write`${polynomialNotation(asPolynomial({ a, b }))} = 0`),
    line("Transpose and divide:", write`x = ${equals(dividedBy(negate(b), a))}`),
  ];
}

/** The equation after clearing the denominators, and its roots. */
export function clearedNotation(cleared: Polynomial): Notation {
  const p = polynomialNotation(cleared);
  if (degree(cleared) > 0) return write`${p} = 0 → ${rootsNotation(exactRoots(cleared))}`;
  return isZero(cleared[0]!) ? write`0 = 0` : write`${p} ≠ 0`;
}

/** Where ax + b is 0. */
export function zeroOf(equation: Equation, { a, b }: Linear): Answer {
  return answerOfQuotient(equation, negate(b), a);
}
