import type { FastifyInstance } from "fastify";
import { ApiError } from "../api-error.ts";
import { limitedAddress } from "../client-address.ts";
import type { Database } from "../db/database.ts";
import { finishLogin, startLogin } from "../db/login-attempts.ts";
import { normalisedEmail } from "../db/members.ts";
import { retried } from "../db/retried.ts";
import { revokeToken, TOKEN_LIFETIME_SECONDS } from "../db/tokens.ts";
import { bearerToken, mount } from "../mount.ts";
import { passwordMatches } from "../passwords.ts";

export function authRoutes(app: FastifyInstance, database: Database) {
  mount(app, "POST /auth/login", async ({ body, request }) => {
    const origin = {
      account: normalisedEmail(body.username),
      address: limitedAddress(request.ip),
    };
    const { member, secondsToWait } = await retried(() => startLogin(database, origin));
    if (secondsToWait !== null) throw tooManyAttempts(secondsToWait);
    const matches = await passwordMatches(member?.passwordHash ?? null, body.password);
    if (!matches || member === null) {
      throw new ApiError(401, "invalid_credentials", "Invalid credentials");
    }
    const token = await retried(() => finishLogin(database, origin, member.id));
    return {
      access_token: token,
      token_type: "bearer",
      expires_in: TOKEN_LIFETIME_SECONDS,
    };
  });

  mount(app, "POST /auth/logout", async ({ request }) => {
    const token = bearerToken(request)!;
    await retried(() => revokeToken(database, token));
    return undefined;
  });
}

function tooManyAttempts(seconds: number): ApiError {
  const minutes = Math.ceil(seconds / 60);
  return new ApiError(
    429,
    "too_many_attempts",
    `Too many failed logins. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
    { retryAfterSeconds: seconds },
  );
}
