import {
  add,
  areEqual,
  divide,
  isZero,
  multiply,
  ONE,
  type Rational,
  subtract,
  ZERO,
} from "../../exact/rational.ts";
import { found } from "../blanks.ts";
import { joined, type Notation, write } from "../notation.ts";
import { termsNotation } from "../polynomial-notation.ts";
import { readRationals } from "../read-number.ts";
import { type Exact, exact } from "../working/exact-value.ts";
import { equals, minus, plus, times } from "../working/expression.ts";
import { compared, named, posed, where } from "../working/parts.ts";
import {
  answered,
  type Check,
  check,
  type Lines,
  type Outcome,
  type Remark,
  worked,
} from "../working/working.ts";

/** Two equations as typed. */
export interface PairInput {
  readonly equations: readonly [TypedEquation, TypedEquation];
}

type TypedEquation = readonly [a: string, b: string, p: string];

/** ax + by = p. */
export type LinearEquation = readonly [a: Rational, b: Rational, p: Rational];

/** Two equations, to be solved together. */
export type Pair = readonly [LinearEquation, LinearEquation];

/** The point both equations share. */
export interface Solution {
  readonly x: Rational;
  readonly y: Rational;
}

/** The same point as figures. */
export type SolutionResult = { readonly x: Exact; readonly y: Exact };

/** left × right − over × under, the cross product of four coefficients. */
export const crossed = (left: Rational, right: Rational, over: Rational, under: Rational) =>
  minus(times(left, right), times(over, under));

/** Whether two coefficients are in the ratio of two others: left : right = over : under. */
export const areInRatio = (left: Rational, right: Rational, over: Rational, under: Rational) =>
  isZero(crossed(left, under, over, right).value);

// Whether the equations have one solution, none, or infinitely many.
function pairOutcome(pair: Pair): Extract<Outcome, "solved" | "none" | "infinite"> {
  const [[a, b, p], [c, d, q]] = pair;
  if (!areInRatio(a, c, b, d)) return "solved";
  const isConsistent = areInRatio(a, c, p, q) && areInRatio(b, d, p, q);
  return isConsistent && !pair.some(isContradiction) ? "infinite" : "none";
}

const isTrivial = ([a, b]: LinearEquation) => isZero(a) && isZero(b);
const isContradiction = (equation: LinearEquation) => isTrivial(equation) && !isZero(equation[2]);

/** The equation in usual notation: no terms of 0, no coefficients of 1. */
export const equationNotation = (equation: LinearEquation, isFound = false): Notation =>
  posed(sumNotation(equation, isFound), isFound ? found(equation[2]) : equation[2]);

/** ax + by; without either letter, both are shown. */
export function sumNotation([a, b]: LinearEquation, isFound = false): Notation {
  if (isZero(a) && isZero(b)) return write`0x + 0y`;
  const terms = [
    { coefficient: a, letters: "x" },
    { coefficient: b, letters: "y" },
  ];
  return termsNotation(terms, isFound);
}

/** How a sutra works a pair of equations. */
interface PairWorking<Solving extends Lines, Cancelling extends Lines> {
  /** Leads to the one solution. */
  readonly solve: (pair: Pair) => {
    solution: Solution;
    lines: Solving;
    remarks: readonly Remark[];
  };
  /** The lines where there is no single solution. */
  readonly cancel: (pair: Pair) => Cancelling;
}

/**
 * A pair of equations as a calculation. Takes coefficients of at most 30 digits.
 *
 * @throws {DomainError} `bad_number`, `zero_denominator` or `too_long`
 */
export function workedPair<Solving extends Lines, Cancelling extends Lines>(
  input: PairInput,
  { solve, cancel }: PairWorking<Solving, Cancelling>,
) {
  const pair: Pair = [readRationals(input.equations[0]), readRationals(input.equations[1])];
  const outcome = pairOutcome(pair);
  const asked = joined(
    pair.map((equation) => equationNotation(equation)),
    "; ",
  );
  if (outcome !== "solved") {
    const end = outcome === "none" ? "no solution" : "infinitely many solutions";
    return worked({
      outcome,
      result: null as SolutionResult | null,
      statement: answered(asked, "→", end),
      lines: cancel(pair),
      check: noSingleSolutionCheck(pair, outcome),
    });
  }
  const { solution, lines, remarks } = solve(pair);
  const { x, y } = solution;
  return worked({
    result: { x: exact(x), y: exact(y) },
    statement: answered(asked, "→", joined([named("x", x), named("y", y)], ", ")),
    lines,
    check: solutionCheck(pair, solution),
    remarks,
  });
}

// Substitutes the solution in both equations.
function solutionCheck(pair: Pair, solution: Solution): Check {
  const { x, y } = solution;
  const sides = pair.map(([a, b, p]) => ({ p, left: plus(times(a, x), times(b, y)) }));
  return check(
    "by substitution in both equations",
    "",
    joined(
      sides.map(({ left }) => equals(left)),
      "; ",
    ),
    sides.every(({ left, p }) => areEqual(left.value, p)),
  );
}

// Tests points of one equation in the other: all must fit, or none.
function noSingleSolutionCheck(pair: Pair, outcome: "none" | "infinite"): Check {
  const [line, other] = isTrivial(pair[0]) ? [pair[1], pair[0]] : pair;
  if (isTrivial(line)) {
    return check(
      "by the constants",
      "neither equation contains an unknown, so compare the constants.",
      joined(
        pair.map(([, , p]) => compared(ZERO, p)),
        "; ",
      ),
      pair.every(([, , p]) => isZero(p)) === (outcome === "infinite"),
    );
  }

  const points = pointsOn(line);
  return check(
    "by trial",
    outcome === "infinite"
      ? "points of one equation fit the other too."
      : "points of one equation do not fit the other.",
    joined(
      points.map((point) =>
        where({ x: point.x, y: point.y }, compared(leftSide(other, point), other[2])),
      ),
      "; ",
    ),
    points.every(
      (point) => areEqual(leftSide(other, point), other[2]) === (outcome === "infinite"),
    ),
  );
}

const leftSide = ([a, b]: LinearEquation, { x, y }: Solution): Rational =>
  add(multiply(a, x), multiply(b, y));

function pointsOn([a, b, p]: LinearEquation): Solution[] {
  return [ZERO, ONE].map((free) =>
    isZero(b)
      ? { x: divide(p, a), y: free }
      : { x: free, y: divide(subtract(p, multiply(a, free)), b) },
  );
}
