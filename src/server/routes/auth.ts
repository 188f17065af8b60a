import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiError } from "../api-error.ts";
import { limitedAddress } from "../client-address.ts";
import type { Database } from "../db/database.ts";
import { finishLogin, type LoginOrigin, startLogin } from "../db/login-attempts.ts";
import { normalisedEmail } from "../db/members.ts";
import { retried } from "../db/retried.ts";
import { revokeToken, TOKEN_LIFETIME_SECONDS } from "../db/tokens.ts";
import { bearerToken, mount } from "../mount.ts";
import { passwordMatches } from "../passwords.ts";

/** Logging in and out; pages of one other origin may log in too, where one is named. */
export function authRoutes(app: FastifyInstance, database: Database, corsOrigin: string | null) {
  mount(app, "POST /auth/login", async ({ body, request }) => {
    if (isFromOtherSite(request, corsOrigin)) throw otherSite();
    const origin = {
      account: normalisedEmail(body.username),
      address: limitedAddress(request.ip),
    };
    const { member, secondsToWait } = await retried(() => startLogin(database, origin));
    if (secondsToWait !== null) {
      request.log.warn(whoTried(origin), "too many logins");
      throw tooManyAttempts(secondsToWait);
    }
    const matches = await passwordMatches(member?.passwordHash ?? null, body.password);
    const token =
      matches && member !== null
        ? await retried(() => finishLogin(database, origin, member))
        : null;
    if (token === null) {
      request.log.warn(whoTried(origin), "login refused");
      throw new ApiError(401, "invalid_credentials", "Invalid credentials");
    }
    request.log.info(whoTried(origin), "logged in");
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

// A form needs nobody's leave to be sent: without this a page could have its visitors guess passwords
// from their own addresses. Programs do not say where they come from, and need not.
function isFromOtherSite({ headers }: FastifyRequest, corsOrigin: string | null): boolean {
  const site = headers["sec-fetch-site"];
  return (site === "cross-site" || site === "same-site") && headers.origin !== corsOrigin;
}

const otherSite = () =>
  new ApiError(403, "other_site", "Log in on this site's own page, or from a program of yours.");

// Attempts on one account are told apart from those on many, without its email in the log.
const whoTried = ({ account, address }: LoginOrigin) => ({
  account: createHash("sha256").update(account).digest("base64url").slice(0, 12),
  address,
});

function tooManyAttempts(seconds: number): ApiError {
  const minutes = Math.ceil(seconds / 60);
  return new ApiError(
    429,
    "too_many_attempts",
    `Too many failed logins. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
    { retryAfterSeconds: seconds },
  );
}
