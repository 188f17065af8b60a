import { unknownMode } from "./mode.ts";
import { type CubicFigures, type CubicInput, completeCube } from "./purana-cubic.ts";
import { completeSquare, type QuadraticFigures, type QuadraticInput } from "./purana-quadratic.ts";
import {
  type CompletingTensFigures,
  type CompletingTensInput,
  completeTens,
} from "./purana-tens.ts";
import type { Calculation, Exact } from "./working.ts";

export type PuranaInput =
  | ({ readonly mode?: "quadratic" } & QuadraticInput)
  | ({ readonly mode: "cubic" } & CubicInput)
  | ({ readonly mode: "sum" } & CompletingTensInput);

/**
 * Works by pūraṇāpūraṇābhyām (पूरणापूरणाभ्याम्), "by the completion or non-completion": completes the
 * square of a quadratic, the cube of a cubic, and, in teaching, the tens of a sum.
 *
 * @throws {DomainError} `bad_number`, `too_long`, `zero_denominator`, `empty`, `bad_mode`, or
 * `outside_domain` where the first coefficient is 0 or a number to add is negative.
 * @see Tirthaji, Vedic Mathematics (1965); "Vedic Mathematics – Methods" (Sri Sathya Sai Veda
 * Pratishtan), cubic equations.
 *
 * @example
 * puranapuranabhyam({ a: "1", b: "4", c: "-5" }).result; // [-5n, 1n]
 */
export function puranapuranabhyam(
  input: PuranaInput,
):
  | Calculation<readonly Exact[], QuadraticFigures>
  | Calculation<readonly Exact[], CubicFigures>
  | Calculation<Exact, CompletingTensFigures> {
  switch (input.mode) {
    case undefined:
    case "quadratic":
      return completeSquare(input);
    case "cubic":
      return completeCube(input);
    case "sum":
      return completeTens(input);
    default:
      throw unknownMode("mode", ["quadratic", "cubic", "sum"]);
  }
}
