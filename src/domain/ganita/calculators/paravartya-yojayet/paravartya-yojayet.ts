import { byMode } from "../../input/mode.ts";
import { definition } from "./definition.ts";
import { transposedDivision } from "./paravartya-division.ts";
import { transposedEquation } from "./paravartya-equation.ts";
import { transposedPolynomialDivision } from "./paravartya-polynomial.ts";

/**
 * Works by parāvartya yojayet (परावर्त्य योजयेत्), "transpose and apply": divides numbers and
 * polynomials by their divisors' digits with changed signs, and solves simple equations.
 *
 * @throws {DomainError} `bad_number`, `too_long`, `bad_mode`, `zero_divisor`, `zero_denominator`,
 * `empty`
 * @see Tirthaji, Vedic Mathematics (1965); "Vedic Mathematics – Methods" (Sri Sathya Sai Veda
 * Pratishtan), chapter on division.
 *
 * @example
 * paravartyaYojayet({ dividend: "1235", divisor: "89" }).result; // { quotient: 13n, remainder: 78n }
 */
export const paravartyaYojayet = byMode(definition, {
  divide: transposedDivision,
  polynomial: transposedPolynomialDivision,
  equation: transposedEquation,
});
