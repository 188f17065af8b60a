import { unknownMode } from "./mode.ts";
import {
  type DivisionInput,
  type DivisionResult,
  transposedDivision,
} from "./paravartya-division.ts";
import type { DivisionFigures } from "./paravartya-division-lines.ts";
import {
  type TranspositionFigures,
  type TranspositionInput,
  transposedEquation,
} from "./paravartya-equation.ts";
import {
  type PolynomialDivisionFigures,
  type PolynomialDivisionInput,
  type PolynomialDivisionResult,
  transposedPolynomialDivision,
} from "./paravartya-polynomial.ts";
import type { Calculation, Exact } from "./working.ts";

export type ParavartyaInput =
  | ({ readonly mode?: "divide" } & DivisionInput)
  | ({ readonly mode: "polynomial" } & PolynomialDivisionInput)
  | ({ readonly mode: "equation" } & TranspositionInput);

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
export function paravartyaYojayet(
  input: ParavartyaInput,
):
  | Calculation<DivisionResult, DivisionFigures>
  | Calculation<PolynomialDivisionResult, PolynomialDivisionFigures>
  | Calculation<Exact, TranspositionFigures> {
  switch (input.mode) {
    case undefined:
    case "divide":
      return transposedDivision(input);
    case "polynomial":
      return transposedPolynomialDivision(input);
    case "equation":
      return transposedEquation(input);
    default:
      throw unknownMode("mode", ["divide", "polynomial", "equation"]);
  }
}
