import { DomainError } from "../../domain-error.ts";
import { add, multiply, type Rational, subtract } from "../../exact/rational.ts";
import { exactRoot } from "../counted-roots.ts";
import { unknownMode } from "../mode.ts";
import { factor, type Notation, write } from "../notation.ts";
import { isZero, negate, polynomial, xPlus } from "../polynomial.ts";
import {
  answerOfQuotient,
  divisionLine,
  type Equation,
  multipleOfX,
  solvedEquation,
} from "../rational-equation.ts";
import { readRational } from "../read-number.ts";
import { type Calculation, type Exact, exact, line } from "../working.ts";

type Four = readonly [string, string, string, string];

/** An equation in one of four forms, with its coefficients in the order of the form. */
export type TranspositionInput =
  /** ax + b = cx + d: a, b, c, d. */
  | { readonly type: 1; readonly coefficients: Four }
  /** (x + a)(x + b) = (x + c)(x + d): a, b, c, d. */
  | { readonly type: 2; readonly coefficients: Four }
  /** (ax + b)/(cx + d) = m/n: a, b, c, d, m, n. */
  | { readonly type: 3; readonly coefficients: readonly [...Four, string, string] }
  /** m/(x + a) + n/(x + b) = 0: m, a, n, b. */
  | { readonly type: 4; readonly coefficients: Four };

export type TranspositionFigures = {
  readonly numerator: Exact;
  readonly denominator: Exact;
};

/**
 * Solves a simple equation by parāvartya, "transpose": moving a term to the other side turns
 * addition into subtraction and multiplication into division.
 *
 * Takes coefficients of at most 30 digits.
 *
 * @throws {DomainError} `bad_number`, `too_long`, `bad_mode` for another type, or
 * `zero_denominator` where a denominator is 0 for every x.
 */
export function transposedEquation(
  input: TranspositionInput,
): Calculation<Exact, TranspositionFigures> {
  const { equation, above, below, transposed } = transpose(input);
  const answer = answerOfQuotient(equation, above, below);
  const [root] = answer.roots;
  return solvedEquation<Exact, TranspositionFigures>(
    equation,
    answer,
    root ? exactRoot(root) : null,
    [
      line(transposed.description, transposed.notation, {
        numerator: exact(above),
        denominator: exact(below),
      }),
      divisionLine(above, below),
    ],
  );
}

interface Transposition {
  readonly equation: Equation;
  /** (below)x = above. */
  readonly above: Rational;
  readonly below: Rational;
  readonly transposed: { readonly description: string; readonly notation: Notation };
}

function transpose(input: TranspositionInput): Transposition {
  const read = input.coefficients.map((text) => readRational(text));
  switch (input.type) {
    case 1:
      return betweenLines(read as FourRationals);
    case 2:
      return betweenProducts(read as FourRationals);
    case 3:
      return ofRatio(read as [...FourRationals, Rational, Rational]);
    case 4:
      return ofReciprocals(read as FourRationals);
    default:
      throw unknownMode("type", [1, 2, 3, 4]);
  }
}

type FourRationals = [Rational, Rational, Rational, Rational];

function betweenLines([a, b, c, d]: FourRationals): Transposition {
  const [above, below] = [subtract(d, b), subtract(a, c)];
  return {
    equation: {
      left: [{ above: [polynomial([a, b])] }],
      right: [{ above: [polynomial([c, d])] }],
    },
    above,
    below,
    transposed: {
      description:
        "Transpose: terms in x to the left, constants to the right, each with its sign changed:",
      notation: write`(${a} − ${factor(c)})x = ${d} − ${factor(b)} → ${multipleOfX(below)} = ${above}`,
    },
  };
}

function betweenProducts([a, b, c, d]: FourRationals): Transposition {
  const above = subtract(multiply(c, d), multiply(a, b));
  const below = subtract(add(a, b), add(c, d));
  return {
    equation: {
      left: [{ above: [xPlus(a), xPlus(b)] }],
      right: [{ above: [xPlus(c), xPlus(d)] }],
    },
    above,
    below,
    transposed: {
      description: "Both sides begin with x², which cancels; transpose the rest:",
      notation: write`(${a} + ${factor(b)} − ${factor(c)} − ${factor(d)})x = ${c} × ${factor(d)} − ${factor(a)} × ${factor(b)} → ${multipleOfX(below)} = ${above}`,
    },
  };
}

function ofRatio([a, b, c, d, m, n]: [...FourRationals, Rational, Rational]): Transposition {
  if (isZero(n) || (isZero(c) && isZero(d))) throw zeroDenominator();
  const above = subtract(multiply(m, d), multiply(n, b));
  const below = subtract(multiply(n, a), multiply(m, c));
  return {
    equation: {
      left: [{ above: [polynomial([a, b])], below: [polynomial([c, d])] }],
      right: [{ above: [[m]], below: [[n]] }],
    },
    above,
    below,
    transposed: {
      description: "Multiply crosswise and transpose:",
      notation: write`(${n} × ${factor(a)} − ${factor(m)} × ${factor(c)})x = ${m} × ${factor(d)} − ${factor(n)} × ${factor(b)} → ${multipleOfX(below)} = ${above}`,
    },
  };
}

function ofReciprocals([m, a, n, b]: FourRationals): Transposition {
  const above = negate(add(multiply(m, b), multiply(n, a)));
  const below = add(m, n);
  return {
    equation: {
      left: [
        { above: [[m]], below: [xPlus(a)] },
        { above: [[n]], below: [xPlus(b)] },
      ],
      right: [],
    },
    above,
    below,
    transposed: {
      description: "Each numerator goes with the other's constant; transpose:",
      notation: write`(${m} + ${factor(n)})x = −(${m} × ${factor(b)} + ${factor(n)} × ${factor(a)}) → ${multipleOfX(below)} = ${above}`,
    },
  };
}

function zeroDenominator(): DomainError {
  return new DomainError(
    "zero_denominator",
    "A denominator of this equation is 0 whatever x is. Change its coefficients.",
  );
}
