import { DrizzleQueryError } from "drizzle-orm";

/** What the log keeps of an error. */
interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: unknown;
  readonly cause?: LoggedError;
  [key: string]: unknown;
}

/** An error as the log keeps it: nothing that was asked for or stored stands in it. */
export function loggedError(error: Error): LoggedError {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  const kept = {
    ...(code !== undefined && { code }),
    ...(cause instanceof Error && { cause: loggedError(cause) }),
  };
  // A failed query's own message and stack hold its parameters: emails, hashes.
  if (error instanceof DrizzleQueryError) {
    return { type: "DrizzleQueryError", message: error.query, stack: "", ...kept };
  }
  return { type: error.name, message: error.message, stack: error.stack ?? "", ...kept };
}

/** What keeps errors in the log as {@link loggedError} tells them, for pino. */
export const ERROR_LOGGING = {
  serializers: { err: loggedError },
  hooks: {
    // Left to itself, pino repeats the error's own message beside what the serializer kept of it.
    logMethod(words: unknown[], write: (...words: never[]) => void) {
      const [error, ...said] = words;
      const isBare = error instanceof Error && said.length === 0;
      write.apply(this, (isBare ? [error, loggedError(error).message] : words) as never[]);
    },
  },
};
