import { add, multiply, type Rational, rational, subtract } from "../../exact/rational.ts";
import { factor, write } from "../notation.ts";
import { areEqual, isZero, ONE, polynomial, xPlus } from "../polynomial.ts";
import { exactRoots } from "../quadratic-roots.ts";
import {
  answerFrom,
  answerOfAll,
  answerOfQuotient,
  divisionLine,
  type Equation,
  multipleOfX,
} from "../rational-equation.ts";
import { readRational } from "../read-number.ts";
import { exact, line } from "../working.ts";
import {
  asPolynomial,
  clearedNotation,
  type Linear,
  type LinearInput,
  linearText,
  readDenominator,
  type SamuccayaFigures,
  type SamuccayaWorking,
  sumNotation,
  zeroLines,
  zeroOf,
} from "./samuccaya.ts";

/** Four constants. */
export interface ConstantsInput {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly d: string;
}

/** m over two denominators. */
export interface EqualNumeratorsInput {
  readonly m: string;
  readonly first: LinearInput;
  readonly second: LinearInput;
}

/** (x + a)(x + b) = (x + c)(x + d): if the products of the constants are equal, x is zero. */
export function byProducts(input: ConstantsInput): SamuccayaWorking {
  const [a, b, c, d] = readConstants(input);
  const equation: Equation = {
    left: [{ above: [xPlus(a), xPlus(b)] }],
    right: [{ above: [xPlus(c), xPlus(d)] }],
  };
  const [left, right] = [multiply(a, b), multiply(c, d)];
  const applies = areEqual(left, right);
  const below = subtract(add(a, b), add(c, d));
  const above = subtract(right, left);
  return {
    equation,
    applies,
    answer: answerOfQuotient(equation, above, below),
    lines: [
      line(
        "Here the samuccaya is the product of the constants on each side:",
        write`${a} × ${factor(b)} = ${left}, ${c} × ${factor(d)} = ${right}`,
        { samuccaya: [left, right].map(exact), applies },
      ),
      ...(applies && !isZero(below)
        ? [line("The products are the same, so what stands with them, x, is zero:", write`x = 0`)]
        : [
            line(
              applies
                ? "The products are the same, and so are the sums; x² cancels, and x with it:"
                : "The products differ, so transpose instead; x² cancels:",
              write`${multipleOfX(below)} = ${above}`,
            ),
            divisionLine(above, below),
          ]),
    ],
  };
}

/** m/(ax + b) + m/(cx + d) = 0: the sum of the denominators is zero. */
export function byEqualNumerators(input: EqualNumeratorsInput): SamuccayaWorking {
  const m = readRational(input.m);
  const [first, second] = [readDenominator(input.first), readDenominator(input.second)];
  const equation: Equation = {
    left: [first, second].map((linear) => ({ above: [[m]], below: [asPolynomial(linear)] })),
    right: [],
  };
  const sum = { a: add(first.a, second.a), b: add(first.b, second.b) };
  return {
    equation,
    applies: true,
    answer: isZero(m) ? answerOfAll(equation) : zeroOf(equation, sum),
    lines: [
      line(
        "The numerators are the same; the samuccaya is the sum of the denominators:",
        sumNotation(first, second),
        { samuccaya: linearText(sum), applies: true },
      ),
      ...(isZero(m)
        ? [line("The numerators are 0, and so are both fractions:", write`0 + 0 = 0`)]
        : zeroLines("That samuccaya", sum)),
    ],
  };
}

/** 1/(x + a) + 1/(x + b) = 1/(x + c) + 1/(x + d): equal sums of denominators are zero. */
export function byReciprocals(input: ConstantsInput): SamuccayaWorking {
  const [a, b, c, d] = readConstants(input);
  const over = (constant: Rational) => ({ above: [[ONE]], below: [xPlus(constant)] });
  const equation: Equation = { left: [a, b].map(over), right: [c, d].map(over) };
  const [s, t] = [add(a, b), add(c, d)];
  const [p, q] = [multiply(a, b), multiply(c, d)];
  const applies = areEqual(s, t);
  const [left, right] = [s, t].map((sum) => ({ a: TWO, b: sum }));
  const cleared = [
    subtract(t, s),
    multiply(TWO, subtract(q, p)),
    subtract(multiply(s, q), multiply(t, p)),
  ];
  const isIdentity = cleared.every(isZero);
  const constants = constantsOf(a, b, c, d);
  return {
    equation,
    applies,
    answer: isIdentity
      ? answerOfAll(equation)
      : applies
        ? zeroOf(equation, left!)
        : answerFrom(equation, exactRoots(polynomial(cleared))),
    lines: [
      line(
        "The samuccaya is the sum of the denominators on each side:",
        write`${sumNotation(...constants.left)}, ${sumNotation(...constants.right)}`,
        { samuccaya: applies ? linearText(left!) : [left!, right!].map(linearText), applies },
      ),
      ...(isIdentity
        ? [
            line(
              "The same denominators stand on both sides, whose products are the same too:",
              write`${p} = ${q}`,
            ),
          ]
        : applies
          ? zeroLines("The sums are the same, so the sum", left!)
          : [
              line<SamuccayaFigures>(
                "The sums differ, so multiply the denominators away instead; x³ cancels:",
                clearedNotation(polynomial(cleared)),
                { cleared: cleared.map(exact) },
              ),
            ]),
    ],
  };
}

const TWO = rational(2n);

function constantsOf(a: Rational, b: Rational, c: Rational, d: Rational) {
  const xPlusAll = (...constants: [Rational, Rational]) =>
    constants.map((constant) => ({ a: ONE, b: constant })) as [Linear, Linear];
  return { left: xPlusAll(a, b), right: xPlusAll(c, d) };
}

function readConstants({ a, b, c, d }: ConstantsInput) {
  return [a, b, c, d].map((text) => readRational(text)) as [Rational, Rational, Rational, Rational];
}
