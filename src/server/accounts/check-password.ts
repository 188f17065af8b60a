import type { FastifyRequest } from "fastify";
import type { Database } from "../db/database.ts";
import { retried } from "../db/retried.ts";
import { beginAttempt } from "./login-attempt.ts";
import { type LoginMember, type LoginStart, uncountAttempt } from "./login-attempts.ts";
import type { LoginOrigin } from "./login-limits.ts";
import { passwordMatches } from "./passwords.ts";
import { refuseTooManyChecks } from "./refuse-too-many-checks.ts";

/** An attempt with the right password, and its member. */
export type RightPassword = LoginStart & { readonly member: LoginMember };

/**
 * Checks a password within the limits against guessing; null for a wrong password and an unknown
 * account alike, in the same time.
 *
 * @throws {ApiError} 429 over a limit; 503 while too many passwords are checked, and the attempt does
 * not count.
 */
export async function checkPassword(
  database: Database,
  request: FastifyRequest,
  origin: LoginOrigin,
  password: string,
): Promise<RightPassword | null> {
  const start = await beginAttempt(database, request, origin);
  const { member } = start;
  const hash = member?.passwordHash ?? null;
  const matches = await passwordMatches(hash, password).catch(async (error) => {
    await retried(() => uncountAttempt(database, origin, start));
    return refuseTooManyChecks(error);
  });
  return matches && member ? { ...start, member } : null;
}
