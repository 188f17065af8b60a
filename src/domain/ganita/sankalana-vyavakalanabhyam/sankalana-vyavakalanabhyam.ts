import { add, divide, type Rational, subtract } from "../../exact/rational.ts";
import { dividedBy, type Expression, equals, minus, plus } from "../expression.ts";
import {
  comparison,
  crossed,
  equationNotation,
  type LinearEquation,
  type Pair,
  type PairInput,
  pairOutcome,
  readPair,
  type SolutionResult,
  solvedPair,
  unsolvedPair,
} from "../linear-pair.ts";
import { factor, type Notation, write } from "../notation.ts";
import { areEqual, negate, ZERO } from "../polynomial.ts";
import { termsNotation } from "../polynomial-notation.ts";
import { type Calculation, type Exact, exact, type Line, line, remark } from "../working.ts";

type Coefficients = readonly Exact[];

export type SankalanaVyavakalanaFigures = {
  /** Whether the two equations have the same coefficients, swapped. */
  readonly interchanged: boolean;
  /** The equations added, as coefficients of x, y and the constant. */
  readonly sum: Coefficients;
  /** The second equation subtracted from the first. */
  readonly difference: Coefficients;
  /** The same divided by their coefficient of x. */
  readonly sumReduced: Coefficients;
  readonly differenceReduced: Coefficients;
  /** Coefficient and constant after eliminating y, and after eliminating x. */
  readonly eliminateY: Coefficients;
  readonly eliminateX: Coefficients;
};

/**
 * Solves two equations by saṅkalana-vyavakalanābhyām (संकलनव्यवकलनाभ्याम्), "by addition and by
 * subtraction": coefficients that change places turn into x + y and x − y.
 *
 * Takes coefficients of at most 30 digits; where they do not change places, the equations are
 * multiplied until one unknown cancels.
 *
 * @throws {DomainError} `bad_number`, `zero_denominator` or `too_long`
 * @see Tirthaji, Vedic Mathematics (1965); "Vedic Mathematics – Methods" (Sri Sathya Sai Veda
 * Pratishtan), simultaneous equations.
 *
 * @example
 * sankalanaVyavakalanabhyam({ equations: [["45", "-23", "113"], ["23", "-45", "91"]] }).result; // { x: 2n, y: -1n }
 */
export function sankalanaVyavakalanabhyam(
  input: PairInput,
): Calculation<SolutionResult, SankalanaVyavakalanaFigures> {
  const pair = readPair(input);
  const interchanged = isInterchanged(pair);
  const outcome = pairOutcome(pair);
  const opening = openingLine(pair, interchanged);
  if (outcome !== "solved") {
    return unsolvedPair(pair, outcome, [opening, ...cancellingLines(pair)]);
  }

  const { lines, solution } = interchanged ? addAndSubtract(pair) : eliminate(pair);
  return solvedPair(pair, solution, [opening, ...lines], interchanged ? [] : [NOT_INTERCHANGED]);
}

const NOT_INTERCHANGED = remark(
  "The coefficients do not change places, so the shortcut does not apply; one unknown is eliminated instead.",
  "anurupyena",
);

type PairLine = Line<SankalanaVyavakalanaFigures>;

function isInterchanged([{ a, b }, { a: c, b: d }]: Pair): boolean {
  return (areEqual(c, b) && areEqual(d, a)) || (areEqual(c, negate(b)) && areEqual(d, negate(a)));
}

function openingLine([first, second]: Pair, interchanged: boolean): PairLine {
  return line(
    interchanged
      ? "The coefficients of x and y change places between the equations:"
      : "The coefficients do not change places, so make those of one unknown equal:",
    write`${equationNotation(first)}; ${equationNotation(second)}`,
    { interchanged },
  );
}

function combined(
  [first, second]: Pair,
  combine: (left: Rational, right: Rational) => Rational,
): LinearEquation {
  return {
    a: combine(first.a, second.a),
    b: combine(first.b, second.b),
    p: combine(first.p, second.p),
  };
}

const reduced = ({ a, b, p }: LinearEquation): LinearEquation => ({
  a: divide(a, a),
  b: divide(b, a),
  p: divide(p, a),
});

const coefficientsOf = ({ a, b, p }: LinearEquation): Coefficients => [a, b, p].map(exact);

function addAndSubtract(pair: Pair) {
  const [sum, difference] = [combined(pair, add), combined(pair, subtract)];
  const [sumReduced, differenceReduced] = [reduced(sum), reduced(difference)];
  // One of the two is x + y, the other x − y; the signs of the coefficients decide which.
  const [whole, gap] =
    sumReduced.b.numerator > 0n
      ? [sumReduced.p, differenceReduced.p]
      : [differenceReduced.p, sumReduced.p];
  const [x, y] = [plus(whole, gap), minus(whole, gap)].map((both) => dividedBy(both, 2n)) as [
    Expression,
    Expression,
  ];
  const solution = { x: x.value, y: y.value };
  const lines: PairLine[] = [
    line("Add the equations:", equationNotation(sum), { sum: coefficientsOf(sum) }),
    line("Divide by the common coefficient:", equationNotation(sumReduced), {
      sumReduced: coefficientsOf(sumReduced),
    }),
    line("Subtract the second from the first:", equationNotation(difference), {
      difference: coefficientsOf(difference),
    }),
    line("Divide by the common coefficient:", equationNotation(differenceReduced), {
      differenceReduced: coefficientsOf(differenceReduced),
    }),
    line("Add these two and halve:", write`x = ${equals(x)}`),
    line("Subtract x − y from x + y and halve:", write`y = ${equals(y)}`),
  ];
  return { lines, solution };
}

function eliminate(pair: Pair) {
  const [{ a, b, p }, { a: c, b: d, p: q }] = pair;
  const [xTimes, xTotal] = [crossed(a, d, b, c), crossed(p, d, b, q)];
  const [yTimes, yTotal] = [crossed(c, b, a, d), crossed(c, p, a, q)];
  const solution = { x: divide(xTotal, xTimes), y: divide(yTotal, yTimes) };
  const described = (first: Rational, second: Rational, unknown: string) =>
    write`first × ${factor(first)} − second × ${factor(second)}: no ${unknown} is left`;
  const multiple = (coefficient: Rational, letters: string) =>
    termsNotation([{ coefficient, letters }]);
  const lines: PairLine[] = [
    line("Make the coefficients of y equal and subtract:", described(d, b, "y")),
    line("That leaves x:", write`${multiple(xTimes, "x")} = ${xTotal} → x = ${solution.x}`, {
      eliminateY: [xTimes, xTotal].map(exact),
    }),
    line("Make the coefficients of x equal and subtract:", described(c, a, "x")),
    line("That leaves y:", write`${multiple(yTimes, "y")} = ${yTotal} → y = ${solution.y}`, {
      eliminateX: [yTimes, yTotal].map(exact),
    }),
  ];
  return { lines, solution };
}

function cancellingLines([{ a, b, p }, { a: c, b: d, p: q }]: Pair): PairLine[] {
  const left = (first: Rational, second: Rational): Notation =>
    write`first × ${factor(first)} − second × ${factor(second)}`;
  return [
    line(
      "Eliminate y, and x goes with it:",
      write`${left(d, b)} → ${comparison(ZERO, crossed(p, d, b, q))}`,
    ),
    line(
      "Eliminate x, and y goes with it:",
      write`${left(c, a)} → ${comparison(ZERO, crossed(c, p, a, q))}`,
    ),
  ];
}
