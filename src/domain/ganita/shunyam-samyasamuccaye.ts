import { countedRoots } from "./counted-roots.ts";
import { unknownMode } from "./mode.ts";
import {
  answerStatement,
  equationCheck,
  equationNotation,
  exactRootsOf,
  excludedLines,
} from "./rational-equation.ts";
import type { SamuccayaFigures, SamuccayaWorking } from "./samuccaya.ts";
import {
  byEqualNumerators,
  byProducts,
  byReciprocals,
  type ConstantsInput,
  type EqualNumeratorsInput,
} from "./samuccaya-forms.ts";
import { byRatio, type RatioInput } from "./samuccaya-ratio.ts";
import { type Calculation, type Exact, line, remark, worked } from "./working.ts";

export type ShunyamInput =
  | ({ readonly mode?: "products" } & ConstantsInput)
  | ({ readonly mode: "equal-numerators" } & EqualNumeratorsInput)
  | ({ readonly mode: "ratio" } & RatioInput)
  | ({ readonly mode: "reciprocals" } & ConstantsInput);

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
export function shunyamSamyasamuccaye(
  input: ShunyamInput,
): Calculation<readonly Exact[], SamuccayaFigures> {
  const { equation, answer, applies, lines } = workingOf(input);
  return worked<readonly Exact[], SamuccayaFigures>({
    outcome: answer.outcome,
    result: exactRootsOf(answer),
    roots: countedRoots(answer.roots),
    statement: answerStatement(equation, answer),
    lines: [
      line("The equation:", equationNotation(equation)),
      ...lines,
      ...excludedLines<SamuccayaFigures>(answer),
    ],
    check: equationCheck(equation, answer),
    remarks: applies ? [] : [NOT_THE_SAME],
  });
}

const NOT_THE_SAME = remark(
  "The samuccaya is not the same on both sides, so the sutra gives no root here; transposition solves the equation.",
  "paravartya-yojayet",
);

function workingOf(input: ShunyamInput): SamuccayaWorking {
  switch (input.mode) {
    case undefined:
    case "products":
      return byProducts(input);
    case "equal-numerators":
      return byEqualNumerators(input);
    case "ratio":
      return byRatio(input);
    case "reciprocals":
      return byReciprocals(input);
    default:
      throw unknownMode("mode", ["products", "equal-numerators", "ratio", "reciprocals"]);
  }
}
