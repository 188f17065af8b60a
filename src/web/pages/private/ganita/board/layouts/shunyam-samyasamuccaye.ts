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
  type Line,
  label,
  mark,
  RULE,
  START,
  sign,
} from "../drawing.ts";
import { letterOf, powersOver, textsOf, underPowers } from "../shared/coefficients.ts";
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
      return grid(
        [
          powersOver(2),
          underPowers(given, START, 2, textsOf([a, b])),
          underPowers(given, START, 2, textsOf([c, d]), "+"),
          RULE,
          underPowers(found, samuccaya, 2, textsOf([add(a, c), add(b, d)])),
        ],
        { above: [lineMark(equation)], below: linesAfter(working, samuccaya) },
      );
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

type Comparison = readonly [line: Line, left: Side, right: Side];

// An equation with its sums or products side by side, marked where they are equal.
function sideBySide(
  working: Working,
  equation: LineOf<"shunyam-samyasamuccaye", "equation">,
  comparisons: readonly Comparison[],
): Drawing {
  return grid(
    comparisons.flatMap(([line, left, right]) => {
      const isEqual = left.value.every((value, at) => areEqual(value, right.value[at]!));
      const relation = isEqual ? "=" : areInOneRatio(left, right) ? "∝" : "≠";
      return [
        [label(left.asked, equation), null, label(right.asked, equation)],
        [sideFound(line, left), sign(relation, line), sideFound(line, right)],
      ];
    }),
    { above: [lineMark(equation)], below: linesAfter(working, comparisons.at(-1)![0]) },
  );
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
const sideFound = (line: Line, { value }: Side) =>
  value.length === 1
    ? found(textsOf(value)[0]!, line)
    : mark("found", line, polynomialNotation(polynomial(value)));
