/** An error. Database and system errors have a code; system errors also name the failed call. */
type CodedError = Error & { readonly code?: unknown; readonly syscall?: unknown };

/** Lists an error, its cause, the cause's cause, and so on. */
export const causesOf = (error: unknown): CodedError[] =>
  error instanceof Error ? [error, ...causesOf(error.cause)] : [];

/**
 * Codes of PostgreSQL and of the system for connection trouble, a full disk (53100), a query that
 * took too long (57014), or conflicts that remain after all retries (40001, 40P01).
 */
const AWAY_CODE =
  /^(08...|40001|40P01|57014|57P0[1-3]|53[13]00|ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|EAI_AGAIN)$/;
// The driver reports these without a code.
const AWAY_MESSAGE =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** Whether an error means that the database cannot work now, not that a query is wrong. */
export const isDatabaseAway = (error: unknown): boolean =>
  causesOf(error).some(
    ({ code, syscall, message }) =>
      syscall === "connect" || AWAY_CODE.test(String(code)) || AWAY_MESSAGE.test(message),
  );

/** The login that a call is made with ended while the call was under way. */
export class LoginEndedError extends Error {
  override readonly name = "LoginEndedError";
}

/** Whether work failed because its login ended, or its member left, while it was under way. */
export const hasLoginEnded = (error: unknown): boolean =>
  causesOf(error).some(
    (cause) =>
      cause instanceof LoginEndedError ||
      (cause.code === "23503" && /_member_id_fkey\b/.test(cause.message)),
  );
