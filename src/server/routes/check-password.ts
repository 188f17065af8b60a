import type { FastifyRequest } from "fastify";
import type { Database } from "../db/database.ts";
import { hashOf } from "../db/hash-of.ts";
import {
  type LoginMember,
  type LoginStart,
  startLogin,
  uncountAttempt,
} from "../db/login-attempts.ts";
import type { LoginOrigin } from "../db/login-limits.ts";
import { normalisedEmail } from "../db/normalised-email.ts";
import { retried } from "../db/retried.ts";
import { ApiError } from "../http/api-error.ts";
import { browserName } from "../http/browser-name.ts";
import { clientAddress, limitedAddress } from "../http/client-address.ts";
import { hashPassword, passwordMatches, TooManyChecksError } from "../members/passwords.ts";
import { weaknessOf } from "../members/weak-passwords.ts";

const TRIES = 3;

/** Who asks with this request, and from where. */
export const originOf = (
  request: FastifyRequest,
  email: string,
  device: string | undefined,
): LoginOrigin => ({
  account: normalisedEmail(email),
  address: limitedAddress(clientAddress(request)),
  device,
  browser: browserName(request.headers["user-agent"]),
});

/**
 * Checks a password within the limits against guessing, and returns its member; null for a wrong
 * password and an unknown account alike, in the same time.
 *
 * @throws {ApiError} 429 over a limit; 503 while too many passwords are checked, and the attempt does
 * not count.
 */
export async function checkPassword(
  database: Database,
  request: FastifyRequest,
  origin: LoginOrigin,
  password: string,
): Promise<LoginMember | null> {
  const start = await beginAttempt(database, request, origin);
  const { member } = start;
  const hash = member?.passwordHash ?? null;
  const matches = await passwordMatches(hash, password).catch(async (error) => {
    await retried(() => uncountAttempt(database, origin, start));
    return refuseTooManyChecks(error);
  });
  return matches ? member : null;
}

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
    await uncountAttempt(database, origin).catch(() => {});
    throw error;
  }
}

/** A digest by which the log shows which attempts concern the same account, without its email. */
export const loggedOrigin = ({ account, address }: LoginOrigin) => ({
  account: hashOf(account).slice(0, 12),
  address,
});

/**
 * Hashes a new password.
 *
 * @throws {ApiError} 422 if the rule refuses it, 503 while too many passwords are checked.
 */
export async function hashOfNew(password: string, email: string): Promise<string> {
  const weakness = await weaknessOf(password, email);
  if (weakness !== null) {
    throw new ApiError(422, "weak_password", `This password ${weakness}. Choose another.`);
  }
  return hashPassword(password).catch(refuseTooManyChecks);
}

/**
 * For the `catch` of a password check: turns too many checks into a refusal.
 *
 * @throws {ApiError} 503, or the error itself if it is another.
 */
function refuseTooManyChecks(error: unknown): never {
  if (!(error instanceof TooManyChecksError)) throw error;
  throw new ApiError(503, "overloaded", "Too many logins at once. Try again in a few seconds.", {
    retryAfterSeconds: 3,
  });
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
