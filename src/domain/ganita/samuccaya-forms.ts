import { add, multiply, type Rational, rational, subtract } from "../exact/rational.ts";
import { factor, write } from "./notation.ts";
import { areEqual, isZero, ONE, polynomial, xPlus, ZERO } from "./polynomial.ts";
import { polynomialNotation } from "./polynomial-notation.ts";
import { exactRoots } from "./quadratic-roots.ts";
import { answerFrom, answerOfQuotient, type Equation } from "./rational-equation.ts";
import { readRational } from "./read-number.ts";
import {
  asPolynomial,
  type LinearInput,
  linearText,
  readDenominator,
  type SamuccayaWorking,
  zeroOf,
} from "./samuccaya.ts";
import { exact, line } from "./working.ts";

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

/** (x + a)(x + b) = (x + c)(x + d): equal products of the constants make x itself zero. */
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
      applies
        ? line("The products are the same, so what stands with them, x, is zero:", write`x = 0`)
        : line(
            "The products differ, so transpose instead; x² cancels:",
            write`${multipleOfX(below)} = ${above}`,
          ),
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
    answer: isZero(m) ? { outcome: "all", roots: [] } : zeroOf(equation, sum),
    lines: [
      line(
        "The numerators are the same; the samuccaya is the sum of the denominators:",
        polynomialNotation(asPolynomial(sum)),
        { samuccaya: linearText(sum), applies: true },
      ),
      line("That samuccaya is zero:", write`${polynomialNotation(asPolynomial(sum))} = 0`),
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
  return {
    equation,
    applies,
    answer: isIdentity
      ? { outcome: "all", roots: [] }
      : applies
        ? zeroOf(equation, left!)
        : answerFrom(equation, exactRoots(polynomial(cleared))),
    lines: [
      line(
        "The samuccaya is the sum of the denominators on each side:",
        write`${polynomialNotation(asPolynomial(left!))} and ${polynomialNotation(asPolynomial(right!))}`,
        { samuccaya: applies ? linearText(left!) : [left!, right!].map(linearText), applies },
      ),
      applies
        ? line(
            "The sums are the same, so the sum is zero:",
            write`${polynomialNotation(asPolynomial(left!))} = 0`,
          )
        : line(
            "The sums differ, so multiply the denominators away instead; x³ cancels:",
            write`${polynomialNotation(polynomial(cleared))} = 0`,
            { cleared: cleared.map(exact) },
          ),
    ],
  };
}

const TWO = rational(2n);

const multipleOfX = (coefficient: Rational) => polynomialNotation(polynomial([coefficient, ZERO]));

function readConstants({ a, b, c, d }: ConstantsInput) {
  return [a, b, c, d].map((text) => readRational(text)) as [Rational, Rational, Rational, Rational];
}
