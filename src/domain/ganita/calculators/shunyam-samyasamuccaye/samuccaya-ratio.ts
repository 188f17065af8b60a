import { areInRatio } from "../../algebra/linear-pair.ts";
import {
  degree,
  linearCoefficients,
  multiplyPolynomials,
  type Polynomial,
  subtractPolynomials,
} from "../../algebra/polynomial.ts";
import { added, expanded, subtracted } from "../../algebra/polynomial-expression.ts";
import type { Equation } from "../../algebra/rational-equation.ts";
import type { Answer } from "../../algebra/solved-equation.ts";
import type { InputIn } from "../../definition.ts";
import { type Line, line } from "../../working/line.ts";
import { write } from "../../working/notation.ts";
import type { definition } from "./definition.ts";
import {
  answerOfCleared,
  clearedFigure,
  clearedNotation,
  linearText,
  NOT_THE_SAME,
  readDenominator,
  readLinear,
  type SamuccayaWorking,
  WITHOUT_X,
} from "./samuccaya.ts";

/** N₁/D₁ = N₂/D₂. */
interface Rule {
  readonly name: string;
  readonly what: string;
  /** Two expressions; if one is a multiple of the other, both are zero. */
  readonly pair: readonly [Polynomial, Polynomial];
}

/**
 * N₁/D₁ = N₂/D₂: if the total of the numerators is a multiple of the total of the denominators, it
 * is zero; if the differences on both sides are multiples of each other, they are zero.
 */
export function byRatio(input: InputIn<typeof definition, "ratio">): SamuccayaWorking {
  const [n1, n2] = [readLinear(input.n1), readLinear(input.n2)];
  const [d1, d2] = [readDenominator(input.d1), readDenominator(input.d2)];
  const equation: Equation = {
    left: [{ above: [n1], below: [d1] }],
    right: [{ above: [n2], below: [d2] }],
  };
  const [sumN, sumD] = [added(n1, n2), added(d1, d2)];
  const [diff1, diff2] = [subtracted(n1, d1), subtracted(n2, d2)];
  const rules: readonly Rule[] = [
    {
      name: "N1+N2 ~ D1+D2",
      what: "The totals are in one ratio, so the total",
      pair: [sumN.value, sumD.value],
    },
    {
      name: "N1-D1 ~ N2-D2",
      what: "The differences are in one ratio, so the difference",
      pair: [diff1.value, diff2.value],
    },
  ];
  const inRatio = rules.filter(({ pair }) => isOneRatio(pair));
  const isInRatio = inRatio.length > 0;
  // Both contain x, so one root makes both zero.
  const applying = inRatio.filter(({ pair }) => pair.every((linear) => degree(linear) === 1));
  const applies = applying.length > 0;
  const cleared = subtractPolynomials(multiplyPolynomials(n1, d2), multiplyPolynomials(n2, d1));
  const answer = answerOfCleared(equation, cleared);
  return {
    equation,
    remarks: applies ? [] : [isInRatio ? WITHOUT_X : NOT_THE_SAME],
    answer,
    lines: [
      line(
        "Add the numerators, and add the denominators:",
        write`${expanded(sumN)}, ${expanded(sumD)}`,
        { sumN: linearText(sumN.value), sumD: linearText(sumD.value) },
      ),
      line(
        "Take each denominator from its numerator:",
        write`${expanded(diff1)}, ${expanded(diff2)}`,
        { diff1: linearText(diff1.value), diff2: linearText(diff2.value) },
      ),
      ...(answer.outcome === "all" ? [] : applying.map(ruleLine)),
      line(clearedText(answer, applies, isInRatio), clearedNotation(cleared), {
        rules: applying.map(({ name }) => name),
        cleared: clearedFigure(cleared),
        applies,
      }),
    ],
  };
}

function clearedText({ outcome }: Answer, applies: boolean, isRatio: boolean): string {
  if (outcome === "all") return "Multiplied crosswise, the sides are the same:";
  if (applies) return "Multiplied crosswise, the equation has these roots and no others:";
  return isRatio
    ? "What is in one ratio holds no x on one side or on both, so multiply crosswise instead:"
    : "Neither pair is in one ratio, so multiply crosswise instead:";
}

const ruleLine = ({ what, pair: [zero] }: Rule): Line =>
  line(`${what} is zero:`, clearedNotation(zero));

function isOneRatio([left, right]: Rule["pair"]): boolean {
  const [[a, b], [c, d]] = [linearCoefficients(left), linearCoefficients(right)];
  return areInRatio(a, b, c, d);
}
