import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Database } from "../db/database.ts";
import { finishLogin, startLogin } from "../db/login-attempts.ts";
import type { LoginOrigin } from "../db/login-limits.ts";
import { normalisedEmail } from "../db/members.ts";
import { retried } from "../db/retried.ts";
import { revokeToken, TOKEN_LIFETIME_SECONDS } from "../db/tokens.ts";
import { ApiError } from "../http/api-error.ts";
import { clientAddress, limitedAddress } from "../http/client-address.ts";
import { bearerToken, mount } from "../http/mount.ts";
import { refuseOtherSites } from "../http/other-sites.ts";
import { passwordMatches, TooManyChecksError } from "../members/passwords.ts";

/** Logging in and out, from this site's pages and from those of the given origins. */
export function authRoutes(
  app: FastifyInstance,
  database: Database,
  friendlyOrigins: readonly (string | null)[],
) {
  mount(app, "POST /auth/login", async ({ body, request }) => {
    refuseOtherSites(request, friendlyOrigins);
    const origin = {
      account: normalisedEmail(body.username),
      address: limitedAddress(clientAddress(request)),
      device: body.device,
    };
    const { member, secondsToWait } = await retried(() => startLogin(database, origin));
    if (secondsToWait !== null) {
      request.log.warn(whoTried(origin), "too many logins");
      throw tooManyAttempts(secondsToWait);
    }
    const hash = member?.passwordHash ?? null;
    const matches = await passwordMatches(hash, body.password).catch(refuseWhenCrowded);
    const token =
      matches && member !== null
        ? await retried(() => finishLogin(database, origin, member))
        : null;
    if (token === null) {
      request.log.warn(whoTried(origin), "login refused");
      throw new ApiError(401, "invalid_credentials", "Invalid credentials");
    }
    request.log.info(whoTried(origin), "logged in");
    // A new login ends the login whose token the request carries.
    const former = bearerToken(request);
    if (former !== null) await retried(() => revokeToken(database, former));
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

// Lets the log tell attempts on one account from those on many, without the email.
const whoTried = ({ account, address }: LoginOrigin) => ({
  account: createHash("sha256").update(account).digest("base64url").slice(0, 12),
  address,
});

function refuseWhenCrowded(error: unknown): never {
  if (!(error instanceof TooManyChecksError)) throw error;
  throw new ApiError(503, "overloaded", "Too many logins at once. Try again in a few seconds.", {
    retryAfterSeconds: 3,
  });
}

function tooManyAttempts(seconds: number): ApiError {
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
