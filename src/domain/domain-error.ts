/**
 * A refusal by the domain: the request has no answer, and the message says what to do. `Code` is
 * stable, for programs; each part of the domain has its own.
 */
export class DomainError<Code extends string = string> extends Error {
  override readonly name = "DomainError";
  readonly code: Code;
  /** Paths of calculators that accept what this one refuses. */
  readonly suggest: readonly string[];
  /** The number that is refused, as it was written; undefined if none alone is. */
  readonly entry: string | undefined;

  constructor(code: Code, message: string, suggest: readonly string[] = [], entry?: string) {
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
