import { ApiError } from "../http/api-error.ts";
import { TooManyChecksError } from "./passwords.ts";

/**
 * For the `catch` of a password check: turns too many checks into a refusal.
 *
 * @throws {ApiError} 503, or the error itself if it is another.
 */
export function refuseTooManyChecks(error: unknown): never {
  if (!(error instanceof TooManyChecksError)) throw error;
  throw new ApiError(503, "overloaded", "Too many logins at once. Try again in a few seconds.", {
    retryAfterSeconds: 3,
  });
}
