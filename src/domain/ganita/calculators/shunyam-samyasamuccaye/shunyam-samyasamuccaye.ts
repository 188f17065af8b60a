import { exactRootsOf, solvedEquation } from "../../algebra/solved-equation.ts";
import type { InputOf } from "../../definition.ts";
import { byMode } from "../../input/mode.ts";
import type { Exact } from "../../working/exact-value.ts";
import type { Calculation } from "../../working/working.ts";
import { definition } from "./definition.ts";
import { byEqualNumerators, byProducts, byReciprocals } from "./samuccaya-forms.ts";
import { byRatio } from "./samuccaya-ratio.ts";

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
  input: InputOf<typeof definition>,
): Calculation<readonly Exact[]> {
  const { equation, answer, remarks, lines } = workingOf(input);
  return solvedEquation(equation, answer, exactRootsOf(answer), lines, remarks);
}

const workingOf = byMode(definition, {
  products: byProducts,
  "equal-numerators": byEqualNumerators,
  ratio: byRatio,
  reciprocals: byReciprocals,
});
