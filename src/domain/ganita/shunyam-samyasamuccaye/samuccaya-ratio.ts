import { add, multiply, subtract } from "../../exact/rational.ts";
import { type Notation, write } from "../notation.ts";
import { degree, isZero, isZeroPolynomial, type Polynomial, polynomial } from "../polynomial.ts";
import { bracketed, polynomialNotation } from "../polynomial-notation.ts";
import { exactRoots } from "../quadratic-roots.ts";
import { type Answer, answerFrom, answerOfAll, type Equation } from "../rational-equation.ts";
import { exact, type Line, line } from "../working.ts";
import {
  asPolynomial,
  clearedNotation,
  type Linear,
  type LinearInput,
  linearText,
  readDenominator,
  readLinear,
  type SamuccayaFigures,
  type SamuccayaWorking,
  sumNotation,
} from "./samuccaya.ts";

/** N₁/D₁ = N₂/D₂. */
export interface RatioInput {
  readonly n1: LinearInput;
  readonly d1: LinearInput;
  readonly n2: LinearInput;
  readonly d2: LinearInput;
}

interface Rule {
  readonly name: string;
  /** What is zero according to it. */
  readonly zero: Linear;
}

const SUM_RULE = "N1+N2 ~ D1+D2";
const DIFFERENCE_RULE = "N1-D1 ~ N2-D2";

/**
 * N₁/D₁ = N₂/D₂: if the total of the numerators is a multiple of the total of the denominators, it
 * is zero; if the differences on both sides are multiples of each other, they are zero.
 */
export function byRatio(input: RatioInput): SamuccayaWorking {
  const [n1, n2] = [readLinear(input.n1), readLinear(input.n2)];
  const [d1, d2] = [readDenominator(input.d1), readDenominator(input.d2)];
  const equation: Equation = {
    left: [{ above: [asPolynomial(n1)], below: [asPolynomial(d1)] }],
    right: [{ above: [asPolynomial(n2)], below: [asPolynomial(d2)] }],
  };
  const [sumN, sumD] = [plus(n1, n2), plus(d1, d2)];
  const [diff1, diff2] = [minus(n1, d1), minus(n2, d2)];
  const rules: readonly Rule[] = [
    ...(areProportional(sumN, sumD) ? [{ name: SUM_RULE, zero: sumN }] : []),
    ...(areProportional(diff1, diff2) ? [{ name: DIFFERENCE_RULE, zero: diff1 }] : []),
  ];
  const applies = rules.length > 0;
  const cleared = [
    subtract(multiply(n1.a, d2.a), multiply(n2.a, d1.a)),
    subtract(
      add(multiply(n1.a, d2.b), multiply(n1.b, d2.a)),
      add(multiply(n2.a, d1.b), multiply(n2.b, d1.a)),
    ),
    subtract(multiply(n1.b, d2.b), multiply(n2.b, d1.b)),
  ];
  const answer = answerOf(equation, polynomial(cleared));
  return {
    equation,
    applies,
    answer,
    lines: [
      line(
        "Add the numerators, and add the denominators:",
        write`${sumNotation(n1, n2)}, ${sumNotation(d1, d2)}`,
        { sumN: linearText(sumN), sumD: linearText(sumD) },
      ),
      line(
        "Take each denominator from its numerator:",
        write`${differenceNotation(n1, d1)}, ${differenceNotation(n2, d2)}`,
        { diff1: linearText(diff1), diff2: linearText(diff2) },
      ),
      ...(answer.outcome === "all" ? [] : rules.map(ruleLine)),
      line(
        clearedText(answer, applies, areInRatio(sumN, sumD) || areInRatio(diff1, diff2)),
        clearedNotation(polynomial(cleared)),
        { rules: rules.map(({ name }) => name), cleared: cleared.map(exact), applies },
      ),
    ],
  };
}

function answerOf(equation: Equation, cleared: Polynomial): Answer {
  if (isZeroPolynomial(cleared)) return answerOfAll(equation);
  return answerFrom(equation, degree(cleared) === 0 ? [] : exactRoots(cleared));
}

function clearedText({ outcome }: Answer, applies: boolean, areInRatio: boolean): string {
  if (outcome === "all") return "Multiplied crosswise, the sides are the same:";
  if (applies) return "Multiplied crosswise, the equation has these roots and no others:";
  return areInRatio
    ? "What is in one ratio holds no x to make it zero, so multiply crosswise instead:"
    : "Neither pair is in one ratio, so multiply crosswise instead:";
}

function ruleLine({ name, zero }: Rule): Line<SamuccayaFigures> {
  const what =
    name === SUM_RULE
      ? "The totals are in one ratio, so the total"
      : "The differences are in one ratio, so the difference";
  return line(`${what} is zero:`, clearedNotation(asPolynomial(zero)));
}

const differenceNotation = (left: Linear, right: Linear): Notation =>
  write`${bracketed(asPolynomial(left))} − ${bracketed(asPolynomial(right))} = ${polynomialNotation(asPolynomial(minus(left, right)))}`;

const plus = (left: Linear, right: Linear): Linear => ({
  a: add(left.a, right.a),
  b: add(left.b, right.b),
});

const minus = (left: Linear, right: Linear): Linear => ({
  a: subtract(left.a, right.a),
  b: subtract(left.b, right.b),
});

// Multiples of each other that contain x, so one root makes both zero.
const areProportional = (left: Linear, right: Linear): boolean =>
  !isZero(left.a) && !isZero(right.a) && areInRatio(left, right);

const areInRatio = (left: Linear, right: Linear): boolean =>
  isZero(subtract(multiply(left.a, right.b), multiply(left.b, right.a)));
