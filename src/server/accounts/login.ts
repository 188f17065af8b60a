import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { loginResponse } from "#contract/auth.ts";
import type { SecondFactor } from "#contract/error.ts";
import type { Database } from "../db/database.ts";
import { retried } from "../db/retried.ts";
import { ApiError, type SecondStep } from "../http/api-error.ts";
import { browserName } from "../http/browser-name.ts";
import { clientAddress, limitedAddress } from "../http/client-address.ts";
import { mount } from "../http/mount.ts";
import { refuseOtherSites } from "../http/other-sites.ts";
import { bearerToken } from "../http/require-login.ts";
import { issueSecondStep } from "./factors.ts";
import {
  countAttempt,
  type LoginMember,
  type LoginOrigin,
  uncountAttempt,
} from "./login-limits.ts";
import { normalisedEmail, whileProven } from "./members.ts";
import { passwordMatches, TooManyChecksError } from "./passwords.ts";
import { hashOf } from "./secrets.ts";
import { beginLogin, revokeToken, TOKEN_LIFETIME_SECONDS } from "./sessions.ts";

/** Logging in and out with a password, from this site's pages and from those of the given origins. */
export function loginRoutes(
  app: FastifyInstance,
  database: Database,
  friendlyOrigins: readonly (string | null)[],
) {
  mount(app, "POST /auth/login", async ({ body, request }) => {
    refuseOtherSites(request, friendlyOrigins);
    const origin = originOf(request, body.username, body.device);
    const wrong = new ApiError(401, "invalid_credentials", "Invalid credentials");
    return logIn(request, origin, body.password, wrong);
  });

  mount(app, "POST /auth/confirm", async ({ body, login, request }) => {
    const origin = originOf(request, login.email, body.device);
    const wrong = new ApiError(403, "wrong_password", "This is not your password. Try again.");
    return logIn(request, origin, body.password, wrong);
  });

  mount(app, "POST /auth/logout", async ({ request }) => {
    const token = bearerToken(request)!;
    await retried(() => revokeToken(database, token));
    return undefined;
  });

  async function logIn(
    request: FastifyRequest,
    origin: LoginOrigin,
    password: string,
    wrong: ApiError,
  ) {
    const outcome = await attempt(database, request, origin, async (member, counted) =>
      (await isPassword(member, password))
        ? retried(() => afterPassword(database, member!, counted))
        : null,
    );
    if (typeof outcome === "string") return answerLogin(database, request, origin, outcome);
    if (outcome !== null) throw secondStepRefusal(outcome, wrong.status);
    request.log.warn(loggedOrigin(origin), "login refused");
    throw wrong;
  }
}

/**
 * Logs in after a right password, or begins the second step where the member has one. Null if the
 * password has changed since it was checked, or the member is gone.
 */
export const afterPassword = (database: Database, checked: LoginMember, origin: LoginOrigin) =>
  whileProven<string | SecondStep>(
    database,
    checked.id,
    ({ passwordHash }) => passwordHash === checked.passwordHash,
    (transaction, { secondFactor }) =>
      secondFactor
        ? issueSecondStep(transaction, checked.id, origin)
        : beginLogin(transaction, checked.id, "password", origin),
  );

// The refusal when the right password is not enough.
function secondStepRefusal(secondStep: SecondStep, status: number): ApiError {
  const named = choice.format(secondStep.factors.map((factor) => NAMES[factor]));
  const sentence = `The password is right. Now give ${named}.`;
  return new ApiError(status, "second_factor_required", sentence, { secondStep });
}

const NAMES: Readonly<Record<SecondFactor, string>> = {
  totp: "the code that your app shows",
  passkey: "your passkey",
  recovery_code: "a recovery code",
};

const choice = new Intl.ListFormat("en", { type: "disjunction" });

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

/** A digest by which the log shows which attempts concern the same account, without its email. */
export const loggedOrigin = ({ account, address }: LoginOrigin) => ({
  account: hashOf(account).slice(0, 12),
  address,
});

/**
 * Checks a password or a factor within the limits against guessing. `check` gets the account, and
 * the origin with its counters, which a success forgives. Where it returns null, the proof is wrong
 * and the attempt stays counted; where it fails, the attempt could not be checked and does not count.
 *
 * @throws {ApiError} 429 over a limit.
 */
export async function attempt<Result>(
  database: Database,
  request: FastifyRequest,
  origin: LoginOrigin,
  check: (member: LoginMember | null, counted: LoginOrigin) => Promise<Result | null>,
): Promise<Result | null> {
  const { member, counters, secondsToWait } = await retried(() => countAttempt(database, origin));
  if (secondsToWait !== null) {
    request.log.warn(loggedOrigin(origin), "too many logins");
    throw tooManyAttempts(secondsToWait);
  }
  try {
    return await check(member, { ...origin, counters });
  } catch (error) {
    // The first failure is the one to report; a count that cannot be taken back expires.
    await retried(() => uncountAttempt(database, counters)).catch(() => {});
    throw error;
  }
}

/**
 * Whether this is the member's password; takes the same time for an account that is unknown or has
 * none.
 *
 * @throws {ApiError} 503 while too many passwords are checked.
 */
export const isPassword = (member: LoginMember | null, password: string): Promise<boolean> =>
  passwordMatches(member?.passwordHash ?? null, password).catch(refuseTooManyChecks);

/**
 * For the `catch` of work that hashes a password.
 *
 * @throws {ApiError} 503 while too many are hashed, or the error itself if it is another.
 */
export function refuseTooManyChecks(error: unknown): never {
  if (!(error instanceof TooManyChecksError)) throw error;
  throw new ApiError(503, "overloaded", "Too many logins at once. Try again in a few seconds.", {
    retryAfterSeconds: 3,
  });
}

/** Answers a login that has succeeded; it ends the login whose token the request carries. */
export async function answerLogin(
  database: Database,
  request: FastifyRequest,
  origin: LoginOrigin,
  token: string,
): Promise<z.input<typeof loginResponse>> {
  request.log.info(loggedOrigin(origin), "logged in");
  const former = bearerToken(request);
  if (former !== null) await retried(() => revokeToken(database, former));
  return { access_token: token, token_type: "bearer", expires_in: TOKEN_LIFETIME_SECONDS };
}

/** The refusal of an attempt over a limit. */
export function tooManyAttempts(seconds: number): ApiError {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  return new ApiError(429, "too_many_attempts", `Too many failed logins. Try again in ${wait}.`, {
    retryAfterSeconds: seconds,
  });
}
