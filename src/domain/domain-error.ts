/** Why the domain refuses an input: a stable code for programs. The message is for people. */
type DomainErrorCode =
  | "number_out_of_range"
  | "text_too_long"
  | "text_not_well_formed"
  | "division_by_zero"
  | "result_too_large"
  | "bad_number"
  | "zero_denominator"
  | "too_long"
  | "empty"
  | "bad_mode"
  | "zero_divisor"
  | "zero_ratio"
  | "outside_domain";

/** A refusal by the domain: the request has no answer, and the message says what to do. */
export class DomainError extends Error {
  override readonly name = "DomainError";
  readonly code: DomainErrorCode;
  /** Paths of calculators that accept what this one refuses. */
  readonly suggest: readonly string[];
  /** The number that is refused, as it was written; undefined if none alone is. */
  readonly entry: string | undefined;

  constructor(
    code: DomainErrorCode,
    message: string,
    suggest: readonly string[] = [],
    entry?: string,
  ) {
    super(message);
    this.code = code;
    this.suggest = suggest;
    this.entry = entry;
  }
}

/** What is read; null where the domain refuses it. */
export function unlessRefused<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
