import { DomainError } from "../domain-error.ts";

/** A refusal by a calculator. */
export const GanitaError = DomainError<
  | "bad_mode"
  | "bad_number"
  | "empty"
  | "number_out_of_range"
  | "outside_domain"
  | "too_long"
  | "zero_denominator"
  | "zero_divisor"
  | "zero_ratio"
>;
