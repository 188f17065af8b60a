/** An error; those of databases and of the system have a code, the system's the call that failed, too. */
type CodedError = Error & { readonly code?: unknown; readonly syscall?: unknown };

/** Lists an error, what caused it, what caused that, and so on. */
export const causesOf = (error: unknown): CodedError[] =>
  error instanceof Error ? [error, ...causesOf(error.cause)] : [];
