import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Database } from "../db/database.ts";
import { retried } from "../db/retried.ts";
import { ApiError } from "../http/api-error.ts";
import { mount } from "../http/mount.ts";
import { refuseOtherSites } from "../http/other-sites.ts";
import { bearerToken } from "../http/require-login.ts";
import { answerLogin } from "./answer-login.ts";
import { checkPassword } from "./check-password.ts";
import { afterProof } from "./login-attempt.ts";
import { finishLogin } from "./login-attempts.ts";
import type { LoginOrigin } from "./login-limits.ts";
import { loggedOrigin, originOf } from "./login-origin.ts";
import { emailOf } from "./members.ts";
import { secondStepOf } from "./second-step.ts";
import { revokeToken } from "./tokens.ts";

/** Logging in and out, from this site's pages and from those of the given origins. */
export function authRoutes(
  app: FastifyInstance,
  database: Database,
  friendlyOrigins: readonly (string | null)[],
) {
  mount(app, "POST /auth/login", async ({ body, request }) => {
    refuseOtherSites(request, friendlyOrigins);
    const origin = originOf(request, body.username, body.device);
    const token = await loginToken(database, request, origin, body.password, 401);
    if (token !== null) return answerLogin(database, request, origin, token);
    request.log.warn(loggedOrigin(origin), "login refused");
    throw new ApiError(401, "invalid_credentials", "Invalid credentials");
  });

  mount(app, "POST /auth/confirm", async ({ body, login, request }) => {
    const email = await retried(() => emailOf(database, login.memberId));
    const origin = originOf(request, email, body.device);
    const token = await loginToken(database, request, origin, body.password, 403);
    if (token !== null) return answerLogin(database, request, origin, token);
    request.log.warn(loggedOrigin(origin), "confirmation refused");
    throw new ApiError(403, "wrong_password", "This is not your password. Try again.");
  });

  mount(app, "POST /auth/logout", async ({ request }) => {
    const token = bearerToken(request)!;
    await retried(() => revokeToken(database, token));
    return undefined;
  });
}

/**
 * The token of a login by password; null if the password is wrong.
 *
 * @throws {ApiError} with `status` when the account has a second factor.
 */
async function loginToken(
  database: Database,
  request: FastifyRequest,
  origin: LoginOrigin,
  password: string,
  status: 401 | 403,
): Promise<string | null> {
  const right = await checkPassword(database, request, origin, password);
  if (right === null) return null;
  const { member } = right;
  const secondStep = member.secondFactor && (await secondStepOf(database, origin, right, status));
  if (secondStep) throw secondStep;
  return afterProof(database, origin, right, () => finishLogin(database, origin, member));
}
