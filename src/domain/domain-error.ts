/** Why the domain refuses an input; stable, for programs. The message beside it is for people. */
export type DomainErrorCode =
  | "number_out_of_range"
  | "text_too_long"
  | "text_not_well_formed"
  | "division_by_zero"
  | "result_too_large";

/** A refusal by the domain: what was asked has no answer, and the message says what to do. */
export class DomainError extends Error {
  override readonly name = "DomainError";
  readonly code: DomainErrorCode;

  constructor(code: DomainErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
