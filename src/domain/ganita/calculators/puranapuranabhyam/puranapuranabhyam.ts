import { byMode } from "../../input/mode.ts";
import { definition } from "./definition.ts";
import { completeCube } from "./purana-cubic.ts";
import { completeSquare } from "./purana-quadratic.ts";
import { completeTens } from "./purana-tens.ts";

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
export const puranapuranabhyam = byMode(definition, {
  quadratic: completeSquare,
  cubic: completeCube,
  sum: completeTens,
});
