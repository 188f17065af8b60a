import { byMode } from "../../input/mode.ts";
import { definition } from "./definition.ts";
import { inProportion } from "./gunaka-proportion.ts";
import { checkByCoefficientSums, checkByDigitRoots } from "./gunita-checks.ts";

/**
 * Checks products by guṇita-samuccayaḥ (गुणितसमुच्चयः), "the sum of the product", which equals its
 * sub-sutra's samuccaya-guṇitaḥ (समुच्चयगुणितः), "the product of the sums": sums of coefficients for
 * polynomials, digit roots for numbers. A third mode multiplies with the multipliers in proportion.
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
export const gunakanupatih = byMode(definition, {
  polynomial: checkByCoefficientSums,
  number: checkByDigitRoots,
  proportion: inProportion,
});
