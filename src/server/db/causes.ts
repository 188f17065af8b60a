/** An error. Database and system errors have a code; system errors also name the failed call. */
type CodedError = Error & { readonly code?: unknown; readonly syscall?: unknown };

/** Lists an error, its cause, the cause's cause, and so on. */
export const causesOf = (error: unknown): CodedError[] =>
  error instanceof Error ? [error, ...causesOf(error.cause)] : [];
