import { add, multiply, subtract } from "../exact/rational.ts";
import { joined, type Notation, write } from "./notation.ts";
import { degree, isZero, isZeroPolynomial, polynomial } from "./polynomial.ts";
import { bracketed, polynomialNotation } from "./polynomial-notation.ts";
import { rootNotation } from "./quadratic-number.ts";
import { exactRoots } from "./quadratic-roots.ts";
import { type Answer, answerFrom, type Equation } from "./rational-equation.ts";
import {
  asPolynomial,
  type Linear,
  type LinearInput,
  linearText,
  readDenominator,
  readLinear,
  type SamuccayaFigures,
  type SamuccayaWorking,
} from "./samuccaya.ts";
import { exact, type Line, line } from "./working.ts";

/** N₁/D₁ = N₂/D₂. */
export interface RatioInput {
  readonly n1: LinearInput;
  readonly d1: LinearInput;
  readonly n2: LinearInput;
  readonly d2: LinearInput;
}

const SUM_RULE = "N1+N2 ~ D1+D2";
const DIFFERENCE_RULE = "N1-D1 ~ N2-D2";

/**
 * N₁/D₁ = N₂/D₂: where the total of the numerators is a multiple of the total of the denominators,
 * it is zero; where the differences on both sides are, they are zero.
 */
export function byRatio(input: RatioInput): SamuccayaWorking {
  const [n1, n2] = [readLinear(input.n1), readLinear(input.n2)];
  const [d1, d2] = [readDenominator(input.d1), readDenominator(input.d2)];
  const equation: Equation = {
    left: [{ above: [asPolynomial(n1)], below: [asPolynomial(d1)] }],
    right: [{ above: [asPolynomial(n2)], below: [asPolynomial(d2)] }],
  };
  const [sumN, sumD] = [plus(n1, n2), plus(d1, d2)];
  const [diff1, diff2] = [minus(n1, d1), minus(n2, d2)];
  const rules = [
    ...(areProportional(sumN, sumD) ? [{ name: SUM_RULE, zero: sumN }] : []),
    ...(areProportional(diff1, diff2) ? [{ name: DIFFERENCE_RULE, zero: diff1 }] : []),
  ];
  const applies = rules.length > 0;
  const cleared = [
    subtract(multiply(n1.a, d2.a), multiply(n2.a, d1.a)),
    subtract(
      add(multiply(n1.a, d2.b), multiply(n1.b, d2.a)),
      add(multiply(n2.a, d1.b), multiply(n2.b, d1.a)),
    ),
    subtract(multiply(n1.b, d2.b), multiply(n2.b, d1.b)),
  ];
  return {
    equation,
    applies,
    answer: answerOf(equation, polynomial(cleared)),
    lines: [
      line("Add the numerators, and add the denominators:", pairNotation(sumN, sumD), {
        sumN: linearText(sumN),
        sumD: linearText(sumD),
      }),
      line("Take each denominator from its numerator:", pairNotation(diff1, diff2), {
        diff1: linearText(diff1),
        diff2: linearText(diff2),
      }),
      ...rules.map(({ name, zero }) => ruleLine(name, zero)),
      line(
        applies
          ? "Multiplied crosswise, the equation has these roots and no others:"
          : "Neither pair is in one ratio, so multiply crosswise instead:",
        clearedNotation(cleared),
        { rules: rules.map(({ name }) => name), cleared: cleared.map(exact), applies },
      ),
    ],
  };
}

function answerOf(equation: Equation, cleared: ReturnType<typeof polynomial>): Answer {
  if (isZeroPolynomial(cleared)) return { outcome: "all", roots: [] };
  return answerFrom(equation, degree(cleared) === 0 ? [] : exactRoots(cleared));
}

function clearedNotation(cleared: Parameters<typeof polynomial>[0]): Notation {
  const p = polynomial(cleared);
  const roots = degree(p) === 0 ? [] : exactRoots(p);
  const found = roots.map((root) => write`x = ${rootNotation(root)}`);
  const end = found.length === 0 ? [] : write` → ${joined(found, " or ")}`;
  return write`${polynomialNotation(p)} = 0${end}`;
}

function ruleLine(name: string, zero: Linear): Line<SamuccayaFigures> {
  const what =
    name === SUM_RULE
      ? "The totals are in one ratio, so the total"
      : "The differences are in one ratio, so the difference";
  return line(`${what} is zero:`, write`${polynomialNotation(asPolynomial(zero))} = 0`);
}

const pairNotation = (left: Linear, right: Linear): Notation =>
  write`${bracketed(asPolynomial(left))}, ${bracketed(asPolynomial(right))}`;

const plus = (left: Linear, right: Linear): Linear => ({
  a: add(left.a, right.a),
  b: add(left.b, right.b),
});

const minus = (left: Linear, right: Linear): Linear => ({
  a: subtract(left.a, right.a),
  b: subtract(left.b, right.b),
});

// Multiples of each other that hold x, so that one root makes both of them zero.
function areProportional(left: Linear, right: Linear): boolean {
  return (
    !isZero(left.a) &&
    !isZero(right.a) &&
    isZero(subtract(multiply(left.a, right.b), multiply(left.b, right.a)))
  );
}
