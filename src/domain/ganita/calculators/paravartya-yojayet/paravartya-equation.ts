import { isZero, type Rational } from "../../../exact/rational.ts";
import { polynomial, xPlus } from "../../algebra/polynomial.ts";
import type { Equation } from "../../algebra/rational-equation.ts";
import { multipleOfX, solvedForX, zeroDenominator } from "../../algebra/solved-equation.ts";
import type { InputIn } from "../../definition.ts";
import { unknownMode } from "../../input/mode.ts";
import { readRationals } from "../../input/read-number.ts";
import type { Exact } from "../../working/exact-value.ts";
import {
  type Expression,
  inBrackets,
  minus,
  negative,
  plus,
  times,
} from "../../working/expression.ts";
import { line } from "../../working/line.ts";
import { write } from "../../working/notation.ts";
import type { Calculation } from "../../working/working.ts";
import type { definition } from "./definition.ts";

type Input = InputIn<typeof definition, "equation">;

/**
 * Solves a simple equation by parāvartya, "transpose": moving a term to the other side turns
 * addition into subtraction and multiplication into division.
 *
 * Takes coefficients of at most 30 digits.
 *
 * @throws {DomainError} `bad_number`, `too_long`, `bad_mode` for another type, or
 * `zero_denominator` where a denominator is 0 for every x.
 */
export function transposedEquation(input: Input): Calculation<Exact> {
  const { left, right, below, above, description } = transpose(input);
  const values = { above: above.value, below: below.value };
  return solvedForX({ left, right }, values, [
    line(
      description,
      write`${inBrackets(below)}x = ${above.notation} → ${multipleOfX(below.value)} = ${above.value}`,
      { numerator: above, denominator: below },
    ),
  ]);
}

/** An equation, and what it becomes: (below)x = above. */
interface Transposition extends Equation {
  readonly above: Expression;
  readonly below: Expression;
  readonly description: string;
}

function transpose({ type, coefficients }: Input): Transposition {
  const read = readRationals(coefficients) as SixRationals;
  switch (type) {
    case 1:
      return betweenLines(read);
    case 2:
      return betweenProducts(read);
    case 3:
      return ofRatio(read);
    case 4:
      return ofReciprocals(read);
    default:
      throw unknownMode("type", [1, 2, 3, 4]);
  }
}

// Only the third type has the last two.
type SixRationals = [Rational, Rational, Rational, Rational, Rational, Rational];

const betweenLines = ([a, b, c, d]: SixRationals): Transposition => ({
  left: [{ above: [polynomial([a, b])] }],
  right: [{ above: [polynomial([c, d])] }],
  below: minus(a, c),
  above: minus(d, b),
  description:
    "Transpose: terms in x to the left, constants to the right, each with its sign changed:",
});

const betweenProducts = ([a, b, c, d]: SixRationals): Transposition => ({
  left: [{ above: [xPlus(a), xPlus(b)] }],
  right: [{ above: [xPlus(c), xPlus(d)] }],
  below: minus(plus(a, b), c, d),
  above: minus(times(c, d), times(a, b)),
  description: "Both sides begin with x², which cancels; transpose the rest:",
});

function ofRatio([a, b, c, d, m, n]: SixRationals): Transposition {
  if (isZero(n) || (isZero(c) && isZero(d))) throw zeroDenominator();
  return {
    left: [{ above: [polynomial([a, b])], below: [polynomial([c, d])] }],
    right: [{ above: [[m]], below: [[n]] }],
    below: minus(times(n, a), times(m, c)),
    above: minus(times(m, d), times(n, b)),
    description: "Multiply crosswise and transpose:",
  };
}

const ofReciprocals = ([m, a, n, b]: SixRationals): Transposition => ({
  left: [
    { above: [[m]], below: [xPlus(a)] },
    { above: [[n]], below: [xPlus(b)] },
  ],
  right: [],
  below: plus(m, n),
  above: negative(plus(times(m, b), times(n, a))),
  description: "Each numerator goes with the other's constant; transpose:",
});
