import { inProportion, type ProportionFigures, type ProportionInput } from "./gunaka-proportion.ts";
import {
  type CoefficientSumFigures,
  type CoefficientSumInput,
  checkByCoefficientSums,
  checkByDigitRoots,
  type DigitRootFigures,
  type DigitRootInput,
  type GunitaVerdict,
} from "./gunita-checks.ts";
import { unknownMode } from "./mode.ts";
import type { Calculation, Exact } from "./working.ts";

export type GunitaInput =
  | ({ readonly mode?: "polynomial" } & CoefficientSumInput)
  | ({ readonly mode: "number" } & DigitRootInput)
  | ({ readonly mode: "proportion" } & ProportionInput);

/**
 * Checks products by guṇita-samuccayaḥ (गुणितसमुच्चयः समुच्चयगुणितः), "the product of the sums is the
 * sum of the product": sums of coefficients for polynomials, digit roots for numbers. A third mode
 * multiplies with the multipliers in proportion.
 *
 * The check can only refute a product, so the result also has the exact comparison.
 *
 * @throws {DomainError} `empty`, `bad_number`, `zero_denominator`, `too_long`, `bad_mode` or
 * `zero_ratio`
 * @see Tirthaji, Vedic Mathematics (1965); "Vedic Mathematics – Methods" (Sri Sathya Sai Veda
 * Pratishtan), whose exercises hold two false factorisations.
 *
 * @example
 * gunakanupatih({ factors: [["1", "2"], ["1", "3"]], product: ["1", "6", "5"] }).result;
 * // { checkPasses: true, exactlyEqual: false }
 */
export function gunakanupatih(
  input: GunitaInput,
):
  | Calculation<GunitaVerdict, CoefficientSumFigures>
  | Calculation<GunitaVerdict, DigitRootFigures>
  | Calculation<Exact, ProportionFigures> {
  switch (input.mode) {
    case undefined:
    case "polynomial":
      return checkByCoefficientSums(input);
    case "number":
      return checkByDigitRoots(input);
    case "proportion":
      return inProportion(input);
    default:
      throw unknownMode("mode", ["polynomial", "number", "proportion"]);
  }
}
