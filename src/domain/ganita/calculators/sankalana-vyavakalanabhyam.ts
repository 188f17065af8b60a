import {
  add,
  areEqual,
  divide,
  multiply,
  negate,
  ONE,
  type Rational,
  subtract,
  ZERO,
} from "../../exact/rational.ts";
import {
  equationNotation,
  type LinearEquation,
  type Pair,
  type PairInput,
  sumNotation,
  workedPair,
} from "../algebra/linear-pair.ts";
import { found } from "../blanks.ts";
import { calculator } from "../calculator.ts";
import { claiming } from "../claims.ts";
import { nonZero, texts } from "../input/draws.ts";
import { EQUATIONS, rows } from "../input/inputs.ts";
import { equal, factor, type Notation, write } from "../notation.ts";
import { termsNotation } from "../polynomial-notation.ts";
import {
  dividedBy,
  type Expression,
  finds,
  minus,
  plus,
  times as product,
} from "../working/expression.ts";
import { line } from "../working/line.ts";
import { compared, leadsTo, named, posed } from "../working/parts.ts";
import { remark } from "../working/working.ts";

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
export const sankalanaVyavakalanabhyam = calculator({
  path: "sankalana-vyavakalanabhyam",
  name: "Sankalana-vyavakalanabhyam",
  devanagari: "संकलनव्यवकलनाभ्याम्",
  iast: "saṅkalana-vyavakalanābhyām",
  meaning: "by addition and by subtraction",
  summary: "Solve two equations by addition and by subtraction.",
  description: "Quick where the coefficients change places, right for any two equations.",
  modes: [
    {
      label: "Two equations in x and y",
      description: "Two equations ax + by = p, as [a, b, p].",
      draws: (draw, hard) => {
        const [a, b] = [draw(3, 20 + 20 * hard), draw(2, 20 + 20 * hard)];
        const [x, y] = [nonZero(draw, 4 + hard), nonZero(draw, 4 + hard)];
        return { equations: [texts(a, -b, a * x - b * y), texts(b, -a, b * x - a * y)] };
      },
      work: solvedPair,
      ...EQUATIONS,
      examples: [
        {
          label: "45x − 23y = 113, 23x − 45y = 91",
          title: "Two equations",
          input: { equations: rows("45 -23 113; 23 -45 91") },
        },
        { label: "5x − 21y = 26, 21x − 5y = 26", input: { equations: rows("5 -21 26; 21 -5 26") } },
        { label: "69x − 5y = 42, 5x − 69y = 32", input: { equations: rows("69 -5 42; 5 -69 32") } },
        { label: "2x + 3y = 8, 3x − y = 1", input: { equations: rows("2 3 8; 3 -1 1") } },
      ],
    },
  ],
});

function solvedPair(input: PairInput) {
  return workedPair(input, {
    solve: (pair) => {
      const isSwapped = isInterchanged(pair);
      const { lines, solution } = isSwapped ? addAndSubtract(pair) : eliminate(pair);
      const remarks = isSwapped ? [] : [NOT_INTERCHANGED];
      return { solution, lines: [openingLine(pair), ...lines], remarks };
    },
    cancel: (pair) => [openingLine(pair, "The two equations:"), ...cancellingLines(pair)],
  });
}

const NOT_INTERCHANGED = remark(
  "The coefficients do not change places, so the shortcut does not apply; one unknown is eliminated instead.",
  "anurupyena",
);

function isInterchanged([[a, b], [c, d]]: Pair): boolean {
  return (areEqual(c, b) && areEqual(d, a)) || (areEqual(c, negate(b)) && areEqual(d, negate(a)));
}

function openingLine(pair: Pair, description?: string) {
  const interchanged = isInterchanged(pair);
  const [first, second] = pair;
  return line(
    "equations",
    description ??
      (interchanged
        ? "The coefficients of x and y change places between the equations:"
        : "The coefficients do not change places, so make those of one unknown equal:"),
    write`${equationNotation(first)}; ${equationNotation(second)}`,
    { interchanged },
  );
}

const combined = (
  [first, second]: Pair,
  combine: (left: Rational, right: Rational) => Rational,
): LinearEquation => [
  combine(first[0], second[0]),
  combine(first[1], second[1]),
  combine(first[2], second[2]),
];

const reduced = ([a, b, p]: LinearEquation): LinearEquation => [ONE, divide(b, a), divide(p, a)];

function addAndSubtract(pair: Pair) {
  const [sum, difference] = [combined(pair, add), combined(pair, subtract)];
  const [sumReduced, differenceReduced] = [reduced(sum), reduced(difference)];
  // One of the two is x + y, the other x − y; the signs of the coefficients decide which.
  const [whole, gap] =
    sumReduced[1].numerator > 0n
      ? [sumReduced[2], differenceReduced[2]]
      : [differenceReduced[2], sumReduced[2]];
  const [x, y] = [plus(whole, gap), minus(whole, gap)].map((both) => dividedBy(both, 2n)) as [
    Expression,
    Expression,
  ];
  const solution = { x: x.value, y: y.value };
  const lines = [
    line("sum", "Add the equations:", equationNotation(sum, true), { sum }),
    line("sumReduced", "Divide by the coefficient of x:", equationNotation(sumReduced, true), {
      sumReduced,
    }),
    line("difference", "Subtract the second from the first:", equationNotation(difference, true), {
      difference,
    }),
    line(
      "differenceReduced",
      "Divide by the coefficient of x:",
      equationNotation(differenceReduced, true),
      { differenceReduced },
    ),
    line("x", "Add the two results and halve:", named("x", finds(x)), { value: x }),
    line("y", "Subtract x − y from x + y and halve:", named("y", finds(y)), { value: y }),
  ];
  return { lines, solution };
}

/** A multiple of the second equation taken from one of the first, so that one unknown goes. */
function eliminations(pair: Pair) {
  const [[a, b], [c, d]] = pair;
  const taken = (first: Rational, second: Rational) => ({
    first,
    second,
    equation: combined(pair, (left, right) =>
      subtract(multiply(left, first), multiply(right, second)),
    ),
  });
  const [forX, forY] = [taken(d, b), taken(c, a)];
  return [
    { ...forX, left: "x", gone: "y", times: forX.equation[0], total: forX.equation[2] },
    { ...forY, left: "y", gone: "x", times: forY.equation[1], total: forY.equation[2] },
  ] as const;
}

type Elimination = ReturnType<typeof eliminations>[number];

function eliminate(pair: Pair) {
  const [forX, forY] = eliminations(pair);
  const [x, y] = [unknownOf(forX), unknownOf(forY)];
  const lines = [
    line("equalY", ...equalled(pair, forX), { eliminateY: [forX.times, forX.total] }),
    line("x", ...leaving(forX), { eliminateY: [forX.times, forX.total], value: x }),
    line("equalX", ...equalled(pair, forY), { eliminateX: [forY.times, forY.total] }),
    line("y", ...leaving(forY), { eliminateX: [forY.times, forY.total], value: y }),
  ];
  return { lines, solution: { x, y } };
}

/** The multiples of the equations that are taken, and that they leave so much of one unknown. */
function taking(pair: Pair, { first, second, left, times, total }: Elimination): Notation {
  const [one, other] = pair.map((equation) => sumNotation(equation));
  return claiming(write`first × ${factor(first)} − second × ${factor(second)}`, () => [
    equal(
      write`(${one!}) × ${factor(first)} − (${other!}) × ${factor(second)}`,
      write`${factor(times)} × ${left}`,
    ),
    equal(minus(product(pair[0][2], first), product(pair[1][2], second)).notation, total),
  ]);
}

const unknownOf = ({ total, times }: Elimination) => divide(total, times);

const equalled = (pair: Pair, elimination: Elimination) =>
  [
    `Make the coefficients of ${elimination.gone} equal and subtract:`,
    write`${taking(pair, elimination)}: no ${elimination.gone} is left`,
  ] as const;

const leaving = (elimination: Elimination) => {
  const { left, times, total } = elimination;
  return [
    `What is left gives ${left}:`,
    leadsTo(
      posed(termsNotation([{ coefficient: times, letters: left }], true), found(total)),
      named(left, found(unknownOf(elimination), { label: left })),
    ),
  ] as const;
};

const cancellingLines = (pair: Pair) =>
  eliminations(pair).map((elimination) =>
    line(
      "eliminated",
      `Eliminate ${elimination.gone}, and ${elimination.left} goes with it:`,
      leadsTo(taking(pair, elimination), compared(ZERO, elimination.total)),
    ),
  );
