import { DrizzleQueryError } from "drizzle-orm";

/** The parts of an error that are logged. */
interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: unknown;
  readonly cause?: LoggedError;
  [key: string]: unknown;
}

/** An error as it is logged, without any requested or stored data. */
export function loggedError(error: Error): LoggedError {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  const kept = {
    ...(code !== undefined && { code }),
    ...(cause instanceof Error && { cause: loggedError(cause) }),
  };
  // A failed query's message and stack contain its parameters, such as emails and hashes.
  if (error instanceof DrizzleQueryError) {
    return { type: "DrizzleQueryError", message: error.query, stack: "", ...kept };
  }
  return { type: error.name, message: error.message, stack: error.stack ?? "", ...kept };
}

/** Options that make pino log errors as {@link loggedError} returns them. */
export const ERROR_LOGGING = {
  serializers: { err: loggedError },
  hooks: {
    // By default pino also logs the error's own message, beside the serializer's result.
    logMethod(words: unknown[], write: (...words: never[]) => void) {
      const [error, ...said] = words;
      const isBare = error instanceof Error && said.length === 0;
      write.apply(this, (isBare ? [error, loggedError(error).message] : words) as never[]);
    },
  },
};
