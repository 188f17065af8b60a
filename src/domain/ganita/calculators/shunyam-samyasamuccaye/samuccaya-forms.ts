import { areEqual, isZero, ONE, type Rational } from "../../../exact/rational.ts";
import {
  areSamePolynomials,
  isZeroPolynomial,
  multiplyPolynomials,
  subtractPolynomials,
  xPlus,
} from "../../algebra/polynomial.ts";
import { added, expanded } from "../../algebra/polynomial-expression.ts";
import type { Equation } from "../../algebra/rational-equation.ts";
import {
  answerOfAll,
  answerOfQuotient,
  divisionLine,
  multipleOfX,
} from "../../algebra/solved-equation.ts";
import type { InputIn } from "../../definition.ts";
import { readRational, readRationals } from "../../input/read-number.ts";
import { equals, minus, plus, times } from "../../working/expression.ts";
import { line } from "../../working/line.ts";
import { write } from "../../working/notation.ts";
import type { definition } from "./definition.ts";
import {
  answerOfCleared,
  clearedFigure,
  clearedNotation,
  linearText,
  NOT_THE_SAME,
  readDenominator,
  type SamuccayaWorking,
  zeroLines,
} from "./samuccaya.ts";

/** (x + a)(x + b) = (x + c)(x + d): if the products of the constants are equal, x is zero. */
export function byProducts(input: InputIn<typeof definition, "products">): SamuccayaWorking {
  const [a, b, c, d] = readRationals([input.a, input.b, input.c, input.d]);
  const equation: Equation = {
    left: [{ above: [xPlus(a), xPlus(b)] }],
    right: [{ above: [xPlus(c), xPlus(d)] }],
  };
  const [left, right] = [times(a, b), times(c, d)];
  const applies = areEqual(left.value, right.value);
  const below = minus(plus(a, b), plus(c, d)).value;
  const above = minus(right, left).value;
  return {
    equation,
    remarks: applies ? [] : [NOT_THE_SAME],
    answer: answerOfQuotient(equation, above, below),
    lines: [
      line(
        "Here the samuccaya is the product of the constants on each side:",
        write`${equals(left)}, ${equals(right)}`,
        { samuccaya: [left, right], applies },
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
export function byEqualNumerators(
  input: InputIn<typeof definition, "equal-numerators">,
): SamuccayaWorking {
  const m = readRational(input.m);
  const [first, second] = [readDenominator(input.first), readDenominator(input.second)];
  const equation: Equation = {
    left: [first, second].map((linear) => ({ above: [[m]], below: [linear] })),
    right: [],
  };
  const sum = added(first, second);
  return {
    equation,
    remarks: [],
    answer: isZero(m) ? answerOfAll(equation) : answerOfCleared(equation, sum.value),
    lines: [
      line("The numerators are the same; the samuccaya is the sum of the denominators:", sum, {
        samuccaya: linearText(sum.value),
        applies: true,
      }),
      ...(isZero(m)
        ? [line("The numerators are 0, and so are both fractions:", write`0 + 0 = 0`)]
        : zeroLines("That samuccaya", sum.value)),
    ],
  };
}

/** 1/(x + a) + 1/(x + b) = 1/(x + c) + 1/(x + d): equal sums of denominators are zero. */
export function byReciprocals(input: InputIn<typeof definition, "reciprocals">): SamuccayaWorking {
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
  return {
    equation,
    remarks: applies ? [] : [NOT_THE_SAME],
    answer: answerOfCleared(equation, applies && !isZeroPolynomial(cleared) ? left.value : cleared),
    lines: [
      line(
        "The samuccaya is the sum of the denominators on each side:",
        write`${expanded(left)}, ${expanded(right)}`,
        {
          samuccaya: applies
            ? linearText(left.value)
            : [left, right].map(({ value }) => linearText(value)),
          applies,
        },
      ),
      ...(isZeroPolynomial(cleared)
        ? [
            line(
              "The same denominators stand on both sides, whose products are the same too:",
              equals(times(a, b), times(c, d)),
            ),
          ]
        : applies
          ? zeroLines("The sums are the same, so the sum", left.value)
          : [
              line(
                "The sums differ, so multiply the denominators away instead; x³ cancels:",
                clearedNotation(cleared),
                { cleared: clearedFigure(cleared) },
              ),
            ]),
    ],
  };
}
