import { DomainError } from "../domain-error.ts";

/** A refusal by exact arithmetic. */
export const ExactError = DomainError<
  "bad_number" | "division_by_zero" | "result_too_large" | "too_long" | "zero_denominator"
>;
