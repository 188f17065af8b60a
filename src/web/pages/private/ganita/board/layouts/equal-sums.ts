import type { FigureOnWire } from "#contract/ganita-answers.ts";
import {
  add,
  fractionText,
  multiply,
  type Rational,
  rational,
  subtract,
} from "#domain/exact/rational.ts";
import { type Notation, type Writable, write } from "#domain/ganita/notation.ts";
import { polynomialNotation } from "#domain/ganita/polynomial-notation.ts";
import { type Drawing, grid, label, type Mark, mark, sign } from "../drawing.ts";
import { figureOf, type Working } from "../working.ts";
import { letterOf } from "./coefficient-table.ts";
import { linesFrom, questionLine } from "./lines.ts";

/** What is set side by side in an equation whose sums or products are compared. */
interface Comparison {
  readonly name: FigureOnWire;
  readonly of: (letter: (name: string) => Rational) => readonly [Side, Side];
}
interface Side {
  readonly asked: Notation;
  readonly value: readonly Rational[];
}

const COMPARISONS: Readonly<Record<string, readonly Comparison[]>> = {
  products: [
    {
      name: "samuccaya",
      of: (n) => [timesSide(n("a"), n("b")), timesSide(n("c"), n("d"))],
    },
  ],
  ratio: [
    {
      name: "sum_N",
      of: (n) => [
        plusSide([n("a"), n("b")], [n("e"), n("f")]),
        plusSide([n("c"), n("d")], [n("g"), n("h")]),
      ],
    },
    {
      name: "diff_1",
      of: (n) => [
        minusSide([n("a"), n("b")], [n("c"), n("d")]),
        minusSide([n("e"), n("f")], [n("g"), n("h")]),
      ],
    },
  ],
  reciprocals: [
    {
      name: "samuccaya",
      of: (n) => [plusSide([ONE, n("a")], [ONE, n("b")]), plusSide([ONE, n("c")], [ONE, n("d")])],
    },
  ],
};

/** An equation with its two sums or products side by side, marked where they are equal. */
export function equalSums(working: Working): Drawing | null {
  const comparisons = COMPARISONS[`${working.fixed.mode ?? "products"}`];
  if (!comparisons) return null;

  const marks: Mark[] = [questionLine(working, 3)];
  let row = 2;
  let last = 1;
  for (const { name, of } of comparisons) {
    const compared = figureOf(working, name);
    if (!compared) return null;
    const { step } = compared;
    const [left, right] = of((letter) => letterOf(working, letter));
    const isEqual = left.value.every((value, at) => isSame(value, right.value[at]!));
    marks.push(
      label(1, [row, 1], left.asked),
      label(1, [row, 3], right.asked),
      mark("found", step, [row + 1, 1], valueNotation(left), numbersIn(left)),
      sign(step, [row + 1, 2], isEqual ? "=" : areInOneRatio(left, right) ? "∝" : "≠"),
      mark("found", step, [row + 1, 3], valueNotation(right), numbersIn(right)),
    );
    row += 2;
    last = step;
  }
  return grid([...marks, ...linesFrom(working, last + 1, row, 3)]);
}

const ONE = rational(1n);
const isSame = (left: Rational, right: Rational) =>
  left.numerator === right.numerator && left.denominator === right.denominator;

function areInOneRatio({ value: [a, b] }: Side, { value: [c, d] }: Side): boolean {
  return a && b && c && d ? isSame(multiply(a, d), multiply(b, c)) : false;
}

const bracketed = ([a, b]: readonly [Rational, Rational]): Writable =>
  write`(${polynomialNotation([a, b])})`;
const timesSide = (left: Rational, right: Rational): Side => ({
  asked: write`${left} × ${right.numerator < 0n ? write`(${right})` : right}`,
  value: [multiply(left, right)],
});
const plusSide = (
  left: readonly [Rational, Rational],
  right: readonly [Rational, Rational],
): Side => ({
  asked: write`${bracketed(left)} + ${bracketed(right)}`,
  value: [add(left[0], right[0]), add(left[1], right[1])],
});
const minusSide = (
  left: readonly [Rational, Rational],
  right: readonly [Rational, Rational],
): Side => ({
  asked: write`${bracketed(left)} − ${bracketed(right)}`,
  value: [subtract(left[0], right[0]), subtract(left[1], right[1])],
});

const valueNotation = ({ value }: Side): Notation =>
  value.length === 1 ? write`${value[0]!}` : polynomialNotation(dropZero(value));
const dropZero = (value: readonly Rational[]) =>
  value[0]!.numerator === 0n ? value.slice(1) : value;
// Two coefficients are two answers.
const numbersIn = ({ value }: Side): string[] => value.map(fractionText);
