import { add, areEqual, multiply, ONE, type Rational } from "#domain/exact/rational.ts";
import { factor, type Notation, write } from "#domain/ganita/notation.ts";
import { linearCoefficients, polynomial } from "#domain/ganita/polynomial.ts";
import {
  added,
  type PolynomialExpression,
  subtracted,
} from "#domain/ganita/polynomial-expression.ts";
import { polynomialNotation } from "#domain/ganita/polynomial-notation.ts";
import {
  type Drawing,
  found,
  given,
  grid,
  label,
  type Mark,
  mark,
  rule,
  START,
  sign,
} from "../drawing.ts";
import { letterOf, powersOver, textsOf, underPowers } from "../shared/coefficient-table.ts";
import { lineMark, linesAfter } from "../shared/lines.ts";
import { type LineOf, layoutsFor, type Working } from "../working.ts";

const drawn = layoutsFor("shunyam-samyasamuccaye");

export const layouts = [
  drawn(["equation", "sums", "differences"], ({ equation, sums, differences }, working) => {
    const n = typed(working);
    return sideBySide(working, equation, [
      [sums, linearSide(added(n("ab"), n("ef"))), linearSide(added(n("cd"), n("gh")))],
      [
        differences,
        linearSide(subtracted(n("ab"), n("cd"))),
        linearSide(subtracted(n("ef"), n("gh"))),
      ],
    ]);
  }),
  drawn(["equation", "samuccaya"], ({ equation, samuccaya }, working) => {
    const n = typed(working);
    if (working.fixed.mode === "equal-numerators") {
      // Two fractions with one numerator: their denominators added in columns.
      const [a, b, c, d] = n("abcd") as [Rational, Rational, Rational, Rational];
      return grid([
        lineMark(equation, 1, 3),
        ...powersOver(2, 2),
        ...underPowers(given, START, 3, 2, textsOf([a, b])),
        sign(START, [4, 1], "+"),
        ...underPowers(given, START, 4, 2, textsOf([c, d])),
        rule(START, 5, 3),
        ...underPowers(found, samuccaya, 6, 2, textsOf([add(a, c), add(b, d)])),
        ...linesAfter(working, samuccaya, 7, 3),
      ]);
    }
    const of = working.fixed.mode === "reciprocals" ? sumOfXPlus : product;
    return sideBySide(working, equation, [[samuccaya, of(n("ab")), of(n("cd"))]]);
  }),
];

/** The numbers typed for some letters of the formula. */
type Typed = (letters: string) => Rational[];

const typed =
  (working: Working): Typed =>
  (letters) =>
    [...letters].map((letter) => letterOf(working, letter));

/** A side of what is compared. */
interface Side {
  readonly asked: Notation;
  /** A number, or the coefficients of ax + b. */
  readonly value: readonly Rational[];
}

type Comparison = readonly [line: { readonly step: number }, left: Side, right: Side];

// An equation with its sums or products side by side, marked where they are equal.
function sideBySide(
  working: Working,
  equation: LineOf<"shunyam-samyasamuccaye", "equation">,
  comparisons: readonly Comparison[],
): Drawing {
  return grid([
    lineMark(equation, 1, 3),
    ...comparisons.flatMap(([line, left, right], index) => {
      const row = 2 + 2 * index;
      const isEqual = left.value.every((value, at) => areEqual(value, right.value[at]!));
      return [
        label(equation, [row, 1], left.asked),
        label(equation, [row, 3], right.asked),
        sideFound(line, row + 1, 1, left),
        sign(line, [row + 1, 2], isEqual ? "=" : areInOneRatio(left, right) ? "∝" : "≠"),
        sideFound(line, row + 1, 3, right),
      ];
    }),
    ...linesAfter(working, comparisons.at(-1)![0], 2 + 2 * comparisons.length, 3),
  ]);
}

function areInOneRatio({ value: [a, b] }: Side, { value: [c, d] }: Side): boolean {
  return a && b && c && d ? areEqual(multiply(a, d), multiply(b, c)) : false;
}

const product = ([left, right]: readonly Rational[]): Side => ({
  asked: write`${left!} × ${right!.numerator < 0n ? factor(right!) : right!}`,
  value: [multiply(left!, right!)],
});
const linearSide = ({ notation, value }: PolynomialExpression): Side => ({
  asked: notation,
  value: linearCoefficients(value),
});
const sumOfXPlus = ([a, b]: readonly Rational[]) => linearSide(added([ONE, a!], [ONE, b!]));

// Two coefficients are two numbers to find.
const sideFound = (
  line: { readonly step: number },
  row: number,
  column: number,
  { value }: Side,
): Mark =>
  value.length === 1
    ? found(line, [row, column], textsOf(value)[0]!)
    : mark("found", line, [row, column], polynomialNotation(polynomial(value)));
