import type { FastifyInstance } from "fastify";
import type { Database } from "../db/database.ts";
import { retried } from "../db/retried.ts";
import { ApiError } from "../http/api-error.ts";
import { mount } from "../http/mount.ts";
import { acceptLink } from "./accept-link.ts";
import { answerLogin } from "./answer-login.ts";
import { type FoundLink, findLink } from "./links.ts";
import { originOf } from "./login-origin.ts";
import { hashOfNew } from "./new-password.ts";

/** One-time links: what a link is for, and using it to become a member. */
export function linkRoutes(app: FastifyInstance, database: Database) {
  mount(app, "POST /auth/link", async ({ body }) => {
    const { purpose, email, expiresAt } = await openLink(database, body.secret);
    return { purpose, email, expires_at: expiresAt.toISOString() };
  });

  mount(app, "POST /auth/link_password", async ({ body, request }) => {
    const { email } = await openLink(database, body.secret);
    const hash = await hashOfNew(body.password, email);
    const origin = originOf(request, email, body.device);
    const accepted = await retried(() =>
      database.transaction((transaction) => acceptLink(transaction, body.secret, hash, origin)),
    );
    if (accepted === null) throw closedLink("used");
    return answerLogin(database, request, origin, accepted.token);
  });
}

/**
 * The link with this secret.
 *
 * @throws {ApiError} 404 if it does not work.
 */
export async function openLink(database: Database, secret: string): Promise<FoundLink> {
  const link = await retried(() => findLink(database, secret));
  if (link?.state === "open") return link;
  throw closedLink(link?.state ?? "unknown");
}

const CLOSED = {
  used: [
    "link_used",
    "This link was already used. If that was you, log in; if not, ask for a new one.",
  ],
  expired: ["link_expired", "This link has expired. Ask the person who sent it for a new one."],
  unknown: [
    "link_unknown",
    "This link does not work. Open it exactly as it was sent, or ask for a new one.",
  ],
} as const;

/** The refusal of a link that does not work. */
export function closedLink(state: keyof typeof CLOSED): ApiError {
  const [code, sentence] = CLOSED[state];
  return new ApiError(404, code, sentence);
}
