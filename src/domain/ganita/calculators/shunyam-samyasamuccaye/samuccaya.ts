import { fractionText, isZero, negate, type Rational, ZERO } from "../../../exact/rational.ts";
import { rootsNotation } from "../../algebra/counted-roots.ts";
import {
  degree,
  isZeroPolynomial,
  linearCoefficients,
  type Polynomial,
  polynomial,
} from "../../algebra/polynomial.ts";
import { polynomialNotation } from "../../algebra/polynomial-notation.ts";
import { exactRoots } from "../../algebra/quadratic-roots.ts";
import type { Equation } from "../../algebra/rational-equation.ts";
import {
  type Answer,
  answerFrom,
  answerOfAll,
  divisionLine,
  zeroDenominator,
} from "../../algebra/solved-equation.ts";
import { readRationals } from "../../input/read-number.ts";
import { type Line, line } from "../../working/line.ts";
import { type Notation, write } from "../../working/notation.ts";
import { type Remark, remark } from "../../working/working.ts";

/** A coefficient of x and a constant, as text: [a, b] is ax + b. */
type LinearInput = readonly [coefficient: string, constant: string];

/** An equation of one of the forms, solved by the sutra. */
export interface SamuccayaWorking {
  readonly equation: Equation;
  readonly answer: Answer;
  /** Why the sutra gives no root; empty if it does. */
  readonly remarks: readonly Remark[];
  readonly lines: readonly Line[];
}

/** The remark where nothing is the same on both sides. */
export const NOT_THE_SAME = remark(
  "The samuccaya is not the same on both sides, so the sutra gives no root here; transposition solves the equation.",
  "paravartya-yojayet",
);

/** The remark where what is in one ratio holds no x. */
export const WITHOUT_X = remark(
  "What is in one ratio holds no x on one side or on both, so the sutra gives no root here; transposition solves the equation.",
  "paravartya-yojayet",
);

/** Reads ax + b. */
export const readLinear = (input: LinearInput): Polynomial => polynomial(readRationals(input));

/** Reads a denominator. @throws {DomainError} also `zero_denominator` for 0x + 0. */
export function readDenominator(input: LinearInput): Polynomial {
  const linear = readLinear(input);
  if (isZeroPolynomial(linear)) throw zeroDenominator();
  return linear;
}

/** The linear expression as text for programs, every coefficient written: "2x + -16". */
export function linearText(linear: Polynomial): string {
  const [a, b] = linearCoefficients(linear);
  return `${fractionText(a)}x + ${fractionText(b)}`;
}

/** The lines that find where ax + b is zero, or say that it always or never is. */
export function zeroLines(what: string, linear: Polynomial): Line[] {
  const [a, b] = linearCoefficients(linear);
  if (isZero(a)) {
    return isZero(b)
      ? [line(`${what} is zero whatever x is:`, write`0 = 0`)]
      : [line(`${what} holds no x, so it is never zero:`, write`${b} ≠ 0`)];
  }
  return [
    line(`${what} is zero:`, write`${polynomialNotation(linear)} = 0`),
    { ...divisionLine(negate(b), a), description: "Transpose and divide:" },
  ];
}

/** The equation after clearing the denominators, and its roots. */
export function clearedNotation(cleared: Polynomial): Notation {
  const p = polynomialNotation(cleared);
  if (degree(cleared) > 0) return write`${p} = 0 → ${rootsNotation(exactRoots(cleared))}`;
  return isZeroPolynomial(cleared) ? write`0 = 0` : write`${p} ≠ 0`;
}

/** The coefficients of x², x and 1, zeros too. */
export const clearedFigure = (cleared: Polynomial): Rational[] => [
  ...Array<Rational>(3 - cleared.length).fill(ZERO),
  ...cleared,
];

/** The answer of an equation that comes to p = 0. */
export function answerOfCleared(equation: Equation, p: Polynomial): Answer {
  if (isZeroPolynomial(p)) return answerOfAll(equation);
  return answerFrom(equation, degree(p) === 0 ? [] : exactRoots(p));
}
