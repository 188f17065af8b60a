import type { FigureOnWire } from "#contract/ganita-answers.ts";
import { areEqual, multiply, ONE, type Rational } from "#domain/exact/rational.ts";
import {
  linearCoefficients,
  type Polynomial,
  polynomial,
} from "#domain/ganita/algebra/polynomial.ts";
import {
  added,
  type PolynomialExpression,
  subtracted,
} from "#domain/ganita/algebra/polynomial-expression.ts";
import { polynomialNotation } from "#domain/ganita/algebra/polynomial-notation.ts";
import { factor, type Notation, write } from "#domain/ganita/working/notation.ts";
import { type Drawing, grid, label, type Mark, mark, sign } from "../drawing.ts";
import { figureOf, type Working } from "../working.ts";
import { letterOf, textsOf } from "./coefficient-table.ts";
import { linesFrom, questionLine } from "./lines.ts";

/** What is set side by side in an equation whose sums or products are compared. */
interface Comparison {
  readonly name: FigureOnWire;
  /** Both sides, from the numbers typed for some letters of the formula. */
  readonly of: (typed: (letters: string) => readonly Rational[]) => readonly [Side, Side];
}
interface Side {
  readonly asked: Notation;
  /** A number, or the coefficients of ax + b. */
  readonly value: readonly Rational[];
}

const COMPARISONS: Readonly<Record<string, readonly Comparison[]>> = {
  products: [{ name: "samuccaya", of: (n) => [timesSide(n("ab")), timesSide(n("cd"))] }],
  ratio: [
    {
      name: "sum_N",
      of: (n) => [linearSide(added(n("ab"), n("ef"))), linearSide(added(n("cd"), n("gh")))],
    },
    {
      name: "diff_1",
      of: (n) => [
        linearSide(subtracted(n("ab"), n("cd"))),
        linearSide(subtracted(n("ef"), n("gh"))),
      ],
    },
  ],
  reciprocals: [{ name: "samuccaya", of: (n) => [sumOfXPlus(n("ab")), sumOfXPlus(n("cd"))] }],
};

/** An equation with its two sums or products side by side, marked where they are equal. */
export function equalSums(working: Working): Drawing | null {
  const comparisons = COMPARISONS[`${working.fixed.mode ?? "products"}`];
  if (!comparisons) return null;

  const typed = (letters: string) => [...letters].map((letter) => letterOf(working, letter));
  const marks: Mark[] = [questionLine(working, 3)];
  let row = 2;
  let last = 1;
  for (const { name, of } of comparisons) {
    const compared = figureOf(working, name);
    if (!compared) return null;
    const { step } = compared;
    const [left, right] = of(typed);
    const isEqual = left.value.every((value, at) => areEqual(value, right.value[at]!));
    marks.push(
      label(1, [row, 1], left.asked),
      label(1, [row, 3], right.asked),
      sideFound(step, row + 1, 1, left),
      sign(step, [row + 1, 2], isEqual ? "=" : areInOneRatio(left, right) ? "∝" : "≠"),
      sideFound(step, row + 1, 3, right),
    );
    row += 2;
    last = step;
  }
  return grid([...marks, ...linesFrom(working, last + 1, row, 3)]);
}

function areInOneRatio({ value: [a, b] }: Side, { value: [c, d] }: Side): boolean {
  return a && b && c && d ? areEqual(multiply(a, d), multiply(b, c)) : false;
}

const timesSide = ([left, right]: readonly Rational[]): Side => ({
  asked: write`${left!} × ${right!.numerator < 0n ? factor(right!) : right!}`,
  value: [multiply(left!, right!)],
});
const linearSide = ({ notation, value }: PolynomialExpression): Side => ({
  asked: notation,
  value: linearCoefficients(value),
});
const sumOfXPlus = ([a, b]: Polynomial) => linearSide(added([ONE, a!], [ONE, b!]));

// Two coefficients are two answers.
const sideFound = (step: number, row: number, column: number, { value }: Side): Mark => {
  const shown = value.length === 1 ? write`${value[0]!}` : polynomialNotation(polynomial(value));
  return mark("found", step, [row, column], shown, textsOf(value));
};
