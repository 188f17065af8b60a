import { DomainError } from "../domain-error.ts";

/** A refusal of a word or a number. */
export const NumerationError = DomainError<
  "number_out_of_range" | "result_too_large" | "text_not_well_formed" | "text_too_long"
>;
