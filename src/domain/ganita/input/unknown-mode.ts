import { DomainError } from "../../domain-error.ts";

/**
 * The error for a mode, equation type or power that a calculator does not have.
 *
 * @example
 * unknownMode("power", [2, 3]).message; // "power is one of 2, 3."
 */
export function unknownMode(name: string, known: readonly (string | number)[]): DomainError {
  return new DomainError("bad_mode", `${name} is one of ${known.join(", ")}.`);
}
