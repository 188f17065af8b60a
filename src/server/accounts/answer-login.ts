import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import type { loginResponse } from "#contract/auth.ts";
import type { Database } from "../db/database.ts";
import { retried } from "../db/retried.ts";
import { bearerToken } from "../http/require-login.ts";
import type { LoginOrigin } from "./login-limits.ts";
import { loggedOrigin } from "./login-origin.ts";
import { revokeToken, TOKEN_LIFETIME_SECONDS } from "./tokens.ts";

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
