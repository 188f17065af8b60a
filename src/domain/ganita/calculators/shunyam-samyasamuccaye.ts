import {
  areEqual,
  fractionText,
  isZero,
  negate,
  ONE,
  type Rational,
  ZERO,
} from "../../exact/rational.ts";
import { areInRatio } from "../algebra/linear-pair.ts";
import { exactRoots } from "../algebra/quadratic-number.ts";
import type { Equation } from "../algebra/rational-equation.ts";
import { leadsToRoots } from "../algebra/roots-check.ts";
import {
  type Answer,
  answerFrom,
  answerOfAll,
  answerOfQuotient,
  divisionLine,
  exactRootsOf,
  solvedEquation,
  zeroDenominator,
} from "../algebra/solved-equation.ts";
import { found } from "../blanks.ts";
import { calculator } from "../calculator.ts";
import { many, nonZero, text, texts } from "../input/draws.ts";
import { letter, letterOnNewLine, letters, type Typed } from "../input/inputs.ts";
import { type Notation, over, write } from "../notation.ts";
import {
  areSamePolynomials,
  degree,
  isZeroPolynomial,
  linearCoefficients,
  multiplyPolynomials,
  type Polynomial,
  polynomial,
  subtractPolynomials,
  xPlus,
} from "../polynomial.ts";
import { added, expanded, subtracted } from "../polynomial-expression.ts";
import { multipleOfX, polynomialNotation } from "../polynomial-notation.ts";
import { readRational, readRationals } from "../read-number.ts";
import { equals, finds, minus, plus, times } from "../working/expression.ts";
import { line } from "../working/line.ts";
import { compared, named, posed, zero } from "../working/parts.ts";
import { type Lines, type Remark, remark } from "../working/working.ts";

const FOUR = letters("a", "b", "c", "d");

/**
 * Solves equations by śūnyaṃ sāmyasamuccaye (शून्यं साम्यसमुच्चये), "when the samuccaya is the same,
 * it is zero": equal products of constants, equal sums of denominators, totals in one ratio.
 *
 * Takes coefficients of at most 30 digits. If the sutra does not apply, it clears the denominators
 * and solves the equation anyway. It leaves out roots that make a denominator 0.
 *
 * @throws {DomainError} `bad_number`, `too_long`, `bad_mode`, or `zero_denominator` where a
 * denominator is 0 for every x.
 * @see Tirthaji, Vedic Mathematics (1965); "Vedic Mathematics – Methods" (Sri Sathya Sai Veda
 * Pratishtan), for the meanings of samuccaya.
 *
 * @example
 * shunyamSamyasamuccaye({ mode: "reciprocals", a: "2", b: "8", c: "1", d: "9" }).result; // [-5n]
 */
export const shunyamSamyasamuccaye = calculator({
  path: "shunyam-samyasamuccaye",
  name: "Shunyam samyasamuccaye",
  devanagari: "शून्यं साम्यसमुच्चये",
  iast: "śūnyaṃ sāmyasamuccaye",
  meaning: "when the samuccaya is the same, that samuccaya is zero",
  summary: "Solve equations in which a total is the same on both sides.",
  description:
    "Where the sutra does not apply, the equation is solved all the same and a note says so.",
  modes: [
    {
      mode: "products",
      label: "(x + a)(x + b) = (x + c)(x + d)",
      draws: (draw, hard) => {
        const [p, q, r, s] = many(4, () => nonZero(draw, 3 + hard)) as [
          number,
          number,
          number,
          number,
        ];
        // With equal products of the constants x is 0; moved along, it is any other number.
        const x = draw(0, 1) === 0 ? 0 : nonZero(draw, 3 + 2 * hard);
        const [a, b, c, d] = texts(p * q - x, r * s - x, p * r - x, q * s - x);
        return { a, b, c, d };
      },
      work: byProducts,
      formula: write`(x + a)(x + b) = (x + c)(x + d)`,
      inputs: FOUR,
      sense: "brackets",
      examples: [
        {
          label: "(x + 3)(x + 4) = (x − 2)(x − 6)",
          title: "Products",
          input: { mode: "products", a: "3", b: "4", c: "-2", d: "-6" },
        },
        {
          label: "(x + 1)(x + 2) = (x + 3)(x + 4)",
          input: { mode: "products", a: "1", b: "2", c: "3", d: "4" },
        },
      ],
    },
    {
      mode: "equal-numerators",
      label: "m/(ax + b) + m/(cx + d) = 0",
      description: "m/first + m/second = 0, where [a, b] is ax + b.",
      draws: (draw, hard) => ({
        m: text(draw(1, 5)),
        first: texts(draw(1, 3 + hard), nonZero(draw, 9)),
        second: texts(draw(1, 3 + hard), nonZero(draw, 9)),
      }),
      work: byEqualNumerators,
      formula: write`${over("m", "ax + b")} + ${over("m", "cx + d")} = 0`,
      inputs: {
        m: letter("m"),
        first: [letter("a"), letter("b")],
        second: [letter("c"), letter("d")],
      },
      examples: [
        {
          label: "1/(3x − 2) + 1/(2x − 1) = 0",
          title: "Equal numerators",
          input: { m: "1", first: ["3", "-2"], second: ["2", "-1"] },
        },
      ],
    },
    {
      mode: "ratio",
      label: "N₁/D₁ = N₂/D₂",
      description: "n1/d1 = n2/d2, where [a, b] is ax + b.",
      draws: (draw, hard) => {
        const [n1, n2] = many(2, () => [draw(2, 4 + hard), draw(1, 9)]) as [number[], number[]];
        const d1 = [draw(2, 4 + hard), draw(1, 9)];
        const d2 = n1.map((value, at) => value + n2[at]! - d1[at]!);
        return { n1: texts(...n1), d1: texts(...d1), n2: texts(...n2), d2: texts(...d2) };
      },
      work: byRatio,
      formula: write`${over("ax + b", "cx + d")} = ${over("ex + f", "gx + h")}`,
      inputs: {
        n1: [letter("a"), letter("b")],
        d1: [letter("c"), letter("d")],
        n2: [letterOnNewLine("e"), letter("f")],
        d2: [letter("g"), letter("h")],
      },
      examples: [
        {
          label: "(2x + 9)/(2x + 7) = (2x + 7)/(2x + 9)",
          title: "Ratios",
          input: { n1: ["2", "9"], d1: ["2", "7"], n2: ["2", "7"], d2: ["2", "9"] },
        },
        {
          label: "(3x + 4)/(6x + 7) = (5x + 6)/(2x + 3)",
          input: { n1: ["3", "4"], d1: ["6", "7"], n2: ["5", "6"], d2: ["2", "3"] },
        },
      ],
    },
    {
      mode: "reciprocals",
      label: "1/(x + a) + 1/(x + b) = 1/(x + c) + 1/(x + d)",
      draws: (draw, hard) => {
        const [a, b, c] = many(3, () => nonZero(draw, 6 + 4 * hard)) as [number, number, number];
        return { a: text(a), b: text(b), c: text(c), d: text(a + b - c) };
      },
      work: byReciprocals,
      formula: write`${over("1", "x + a")} + ${over("1", "x + b")} = ${over("1", "x + c")} + ${over("1", "x + d")}`,
      inputs: FOUR,
      examples: [
        {
          label: "1/(x + 2) + 1/(x + 8) = 1/(x + 1) + 1/(x + 9)",
          title: "Reciprocals",
          input: { a: "2", b: "8", c: "1", d: "9" },
        },
      ],
    },
  ],
});

/** (x + a)(x + b) = (x + c)(x + d): if the products of the constants are equal, x is zero. */
function byProducts(input: FourConstants) {
  const [a, b, c, d] = readRationals([input.a, input.b, input.c, input.d]);
  const equation: Equation = {
    left: [{ above: [xPlus(a), xPlus(b)] }],
    right: [{ above: [xPlus(c), xPlus(d)] }],
  };
  const [left, right] = [times(a, b), times(c, d)];
  const applies = areEqual(left.value, right.value);
  const below = minus(plus(a, b), plus(c, d)).value;
  const above = minus(right, left).value;
  return solved({
    equation,
    remarks: applies ? [] : [NOT_THE_SAME],
    answer: answerOfQuotient(equation, above, below),
    lines: [
      line(
        "samuccaya",
        "Here the samuccaya is the product of the constants on each side:",
        write`${finds(left)}, ${finds(right)}`,
        { samuccaya: [left, right], compared: [[left], [right]], applies },
      ),
      ...(applies && !isZero(below)
        ? [
            line(
              "zero",
              "The products are the same, so the sutra gives the value of x:",
              named("x", found(0n)),
            ),
          ]
        : [
            line(
              "transposed",
              applies
                ? "The products are the same, and so are the sums; x² cancels, and x with it:"
                : "The products differ, so transpose instead; x² cancels:",
              posed(multipleOfX(below), above),
            ),
            divisionLine(above, below),
          ]),
    ],
  });
}

/** m/(ax + b) + m/(cx + d) = 0: the sum of the denominators is zero. */
function byEqualNumerators(input: {
  readonly m: string;
  readonly first: LinearInput;
  readonly second: LinearInput;
}) {
  const m = readRational(input.m);
  const [first, second] = [readDenominator(input.first), readDenominator(input.second)];
  const equation: Equation = {
    left: [first, second].map((linear) => ({ above: [[m]], below: [linear] })),
    right: [],
  };
  const sum = added(first, second);
  return solved({
    equation,
    remarks: [],
    answer: isZero(m) ? answerOfAll(equation) : answerOfCleared(equation, sum.value),
    lines: [
      line(
        "samuccaya",
        "The numerators are the same; the samuccaya is the sum of the denominators:",
        expanded(sum),
        {
          samuccaya: linearText(sum.value),
          compared: [linearCoefficients(sum.value)],
          applies: true,
        },
      ),
      ...(isZero(m)
        ? [
            line(
              "numerators",
              "The numerators are 0, and so are both fractions:",
              equals(plus(0n, 0n)),
            ),
          ]
        : zeroLines("That samuccaya", sum.value)),
    ],
  });
}

/** 1/(x + a) + 1/(x + b) = 1/(x + c) + 1/(x + d): equal sums of denominators are zero. */
function byReciprocals(input: FourConstants) {
  const [a, b, c, d] = readRationals([input.a, input.b, input.c, input.d]);
  const over = (constant: Rational) => ({ above: [[ONE]], below: [xPlus(constant)] });
  const equation: Equation = { left: [a, b].map(over), right: [c, d].map(over) };
  const [left, right] = [added(xPlus(a), xPlus(b)), added(xPlus(c), xPlus(d))];
  const [p, q] = [multiplyPolynomials(xPlus(a), xPlus(b)), multiplyPolynomials(xPlus(c), xPlus(d))];
  const applies = areSamePolynomials(left.value, right.value);
  const cleared = subtractPolynomials(
    multiplyPolynomials(left.value, q),
    multiplyPolynomials(right.value, p),
  );
  return solved({
    equation,
    remarks: applies ? [] : [NOT_THE_SAME],
    answer: answerOfCleared(equation, applies && !isZeroPolynomial(cleared) ? left.value : cleared),
    lines: [
      line(
        "samuccaya",
        "The samuccaya is the sum of the denominators on each side:",
        write`${expanded(left)}, ${expanded(right)}`,
        {
          samuccaya: applies
            ? linearText(left.value)
            : [left, right].map(({ value }) => linearText(value)),
          compared: [left, right].map(({ value }) => linearCoefficients(value)),
          applies,
        },
      ),
      ...(isZeroPolynomial(cleared)
        ? [
            line(
              "products",
              "Both sides have the same denominators, so the products of their constants are the same too:",
              equals(times(a, b), times(c, d)),
            ),
          ]
        : applies
          ? zeroLines("The sums are the same, so the sum", left.value)
          : [
              line(
                "cleared",
                "The sums differ, so clear the denominators instead; x³ cancels:",
                clearedNotation(cleared),
                { cleared: clearedFigure(cleared) },
              ),
            ]),
    ],
  });
}

/**
 * N₁/D₁ = N₂/D₂: if the total of the numerators is a multiple of the total of the denominators, it
 * is zero; if the differences on both sides are multiples of each other, they are zero.
 */
function byRatio(input: Readonly<Record<"n1" | "d1" | "n2" | "d2", LinearInput>>) {
  const [n1, n2] = [readLinear(input.n1), readLinear(input.n2)];
  const [d1, d2] = [readDenominator(input.d1), readDenominator(input.d2)];
  const equation: Equation = {
    left: [{ above: [n1], below: [d1] }],
    right: [{ above: [n2], below: [d2] }],
  };
  const [sumN, sumD] = [added(n1, n2), added(d1, d2)];
  const [diff1, diff2] = [subtracted(n1, d1), subtracted(n2, d2)];
  const totals = [sumN.value, sumD.value] as const;
  const differences = [diff1.value, diff2.value] as const;
  // Of each pair, if one is a multiple of the other, both are zero.
  const rules = [
    {
      name: "N1+N2 ~ D1+D2",
      what: "The totals are in one ratio, so each total",
      pair: totals,
    },
    {
      name: "N1-D1 ~ N2-D2",
      what: "The differences are in one ratio, so each difference",
      pair: differences,
    },
  ] as const;
  const inRatio = rules.filter(({ pair }) => comparison(pair).inOneRatio);
  const isInRatio = inRatio.length > 0;
  // Both contain x, so one root makes both zero.
  const applying = inRatio.filter(({ pair }) => pair.every((linear) => degree(linear) === 1));
  const applies = applying.length > 0;
  const cleared = subtractPolynomials(multiplyPolynomials(n1, d2), multiplyPolynomials(n2, d1));
  const answer = answerOfCleared(equation, cleared);
  return solved({
    equation,
    remarks: applies || answer.outcome === "all" ? [] : [isInRatio ? WITHOUT_X : NOT_THE_SAME],
    answer,
    lines: [
      line(
        "sums",
        "Add the numerators, and add the denominators:",
        write`${expanded(sumN)}, ${expanded(sumD)}`,
        { sumN: linearText(sumN.value), sumD: linearText(sumD.value), ...comparison(totals) },
      ),
      line(
        "differences",
        "Subtract each denominator from its numerator:",
        write`${expanded(diff1)}, ${expanded(diff2)}`,
        {
          diff1: linearText(diff1.value),
          diff2: linearText(diff2.value),
          ...comparison(differences),
        },
      ),
      ...(answer.outcome === "all" ? [] : applying).map(({ what, pair: [zero] }) =>
        line("rule", `${what} is zero:`, clearedNotation(zero)),
      ),
      line("cleared", clearedText(answer, applies, isInRatio), clearedNotation(cleared), {
        rules: applying.map(({ name }) => name),
        cleared: clearedFigure(cleared),
        applies,
      }),
    ],
  });
}

function clearedText({ outcome }: Answer, applies: boolean, isRatio: boolean): string {
  if (outcome === "all") return "Multiplied crosswise, the sides are the same:";
  if (applies) return "Multiplied crosswise, the equation has exactly these roots:";
  return isRatio
    ? "What is in one ratio does not contain x on both sides, so multiply crosswise instead:"
    : "Neither pair is in one ratio, so multiply crosswise instead:";
}

function comparison(pair: readonly [Polynomial, Polynomial]) {
  const [left, right] = [linearCoefficients(pair[0]), linearCoefficients(pair[1])];
  return { compared: [left, right], inOneRatio: areInRatio(...left, ...right) };
}

/** A coefficient of x and a constant, as text: [a, b] is ax + b. */
type FourConstants = Typed<"a" | "b" | "c" | "d">;

type LinearInput = readonly [coefficient: string, constant: string];

// An equation of one of the forms, solved by the sutra; the remarks say why it gives no root.
const solved = <Made extends Lines>({
  equation,
  answer,
  remarks,
  lines,
}: {
  readonly equation: Equation;
  readonly answer: Answer;
  readonly remarks: readonly Remark[];
  readonly lines: Made;
}) => solvedEquation(equation, answer, exactRootsOf(answer), lines, remarks);

/** The remark where nothing is the same on both sides. */
const NOT_THE_SAME = remark(
  "The samuccaya is not the same on both sides, so the sutra does not apply; the equation is solved in the usual way.",
  "paravartya-yojayet",
);

/** The remark where what is in one ratio holds no x. */
const WITHOUT_X = remark(
  "What is in one ratio does not contain x on both sides, so the sutra does not apply; the equation is solved in the usual way.",
  "paravartya-yojayet",
);

/** Reads ax + b. */
const readLinear = (input: LinearInput): Polynomial => polynomial(readRationals(input));

/** Reads a denominator. @throws {DomainError} also `zero_denominator` for 0x + 0. */
function readDenominator(input: LinearInput): Polynomial {
  const linear = readLinear(input);
  if (isZeroPolynomial(linear)) throw zeroDenominator();
  return linear;
}

/** The linear expression as text for programs, every coefficient written: "2x + -16". */
function linearText(linear: Polynomial): string {
  const [a, b] = linearCoefficients(linear);
  return `${fractionText(a)}x + ${fractionText(b)}`;
}

/** The lines that find where ax + b is zero, or say that it always or never is. */
function zeroLines(what: string, linear: Polynomial) {
  const [a, b] = linearCoefficients(linear);
  if (isZero(a)) {
    return isZero(b)
      ? [line("always", `${what} is zero whatever x is:`, compared(ZERO, ZERO))]
      : [line("never", `${what} contains no x, so it is never zero:`, compared(b, ZERO))];
  }
  return [
    line("zero", `${what} is zero:`, zero(polynomialNotation(linear))),
    { ...divisionLine(negate(b), a), description: "Transpose and divide:" },
  ];
}

/** The equation after clearing the denominators, and its roots. */
function clearedNotation(cleared: Polynomial): Notation {
  return degree(cleared) > 0
    ? leadsToRoots(zero(polynomialNotation(cleared)), cleared, exactRoots(cleared))
    : compared(cleared[0]!, ZERO);
}

/** The coefficients of x², x and 1, zeros too. */
const clearedFigure = (cleared: Polynomial): Rational[] => [
  ...Array<Rational>(3 - cleared.length).fill(ZERO),
  ...cleared,
];

/** The answer of an equation that comes to p = 0. */
function answerOfCleared(equation: Equation, p: Polynomial): Answer {
  if (isZeroPolynomial(p)) return answerOfAll(equation);
  return answerFrom(equation, degree(p) === 0 ? [] : exactRoots(p));
}
