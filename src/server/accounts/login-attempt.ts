import type { FastifyRequest } from "fastify";
import type { Database } from "../db/database.ts";
import { retried } from "../db/retried.ts";
import { ApiError } from "../http/api-error.ts";
import { type LoginStart, startLogin, uncountAttempt } from "./login-attempts.ts";
import type { LoginOrigin } from "./login-limits.ts";
import { loggedOrigin } from "./login-origin.ts";

const TRIES = 3;

/**
 * Counts an attempt before it is checked, and finds the account.
 *
 * @throws {ApiError} 429 over a limit.
 */
export async function beginAttempt(
  database: Database,
  request: FastifyRequest,
  origin: LoginOrigin,
): Promise<LoginStart> {
  const start = await retried(() => startLogin(database, origin));
  if (start.secondsToWait === null) return start;
  request.log.warn(loggedOrigin(origin), "too many logins");
  throw tooManyAttempts(start.secondsToWait);
}

/**
 * Does what follows a right password or factor; null if the member is gone or has changed. If the
 * database fails meanwhile, the attempt does not count as a wrong one.
 */
export async function afterProof<T>(
  database: Database,
  origin: LoginOrigin,
  start: Pick<LoginStart, "needsTurn">,
  work: () => Promise<T>,
): Promise<T> {
  try {
    for (let tried = 1; ; tried++) {
      const done = await retried(work);
      // A restore that ended meanwhile has put the same member back; only a new statement sees it.
      if (done !== null || tried === TRIES) return done;
    }
  } catch (error) {
    // The first failure is what to tell; a count that could not be taken back expires.
    await uncountAttempt(database, origin, start).catch(() => {});
    throw error;
  }
}

/** The refusal of an attempt over a limit. */
export function tooManyAttempts(seconds: number): ApiError {
  const minutes = Math.ceil(seconds / 60);
  const wait =
    minutes === 1
      ? "a minute"
      : minutes < 120
        ? `${minutes} minutes`
        : `${Math.ceil(minutes / 60)} hours`;
  return new ApiError(429, "too_many_attempts", `Too many failed logins. Try again in ${wait}.`, {
    retryAfterSeconds: seconds,
  });
}
