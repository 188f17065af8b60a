import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Database } from "../db/database.ts";
import { retried } from "../db/retried.ts";
import { ApiError } from "../http/api-error.ts";
import { mount } from "../http/mount.ts";
import { hashOfNew } from "./account.ts";
import { acceptLink } from "./account-changes.ts";
import { passkeyInUse, refuseNewPasskey, requireParty } from "./factor-refusals.ts";
import { recordFactors } from "./factors.ts";
import { findLink } from "./links.ts";
import { answerLogin, originOf } from "./login.ts";
import { creationOptions, newPasskey, userHandleOf } from "./passkeys.ts";
import { hashOf } from "./secrets.ts";
import { beginLogin } from "./sessions.ts";
import { addPasskey } from "./stored-passkeys.ts";

/** Using a one-time link to become a member, or to open an account again. */
export function linkRoutes(app: FastifyInstance, database: Database, siteUrl: string | null) {
  mount(app, "POST /auth/link", async ({ body }) => {
    const { purpose, email, expiresAt } = await openLink(body.secret);
    return { purpose, email, expires_at: expiresAt.toISOString() };
  });

  mount(app, "POST /auth/link_password", async ({ body, request }) => {
    const { email } = await openLink(body.secret);
    const hash = await hashOfNew(body.password, email);
    return logIn(request, { ...body, email }, (transaction) =>
      acceptLink(transaction, body.secret, hash),
    );
  });

  mount(app, "POST /auth/link_passkey_options", async ({ body, request }) => {
    const party = requireParty(siteUrl, request);
    const { email } = await openLink(body.secret);
    return creationOptions(database, party, passkeyOwner(body.secret, email));
  });

  mount(app, "POST /auth/link_passkey", async ({ body, request }) => {
    const party = requireParty(siteUrl, request);
    const { email } = await openLink(body.secret);
    const passkey = await newPasskey(
      database,
      party,
      body.credential,
      passkeyOwner(body.secret, email),
    ).catch(refuseNewPasskey(request));
    return logIn(request, { ...body, email }, async (transaction) => {
      const memberId = await acceptLink(transaction, body.secret, null);
      if (memberId === null) return null;
      const isAdded = await addPasskey(transaction, { ...passkey, memberId, name: body.name });
      // Nothing would open the account after this login; the link stays open instead.
      if (!isAdded) throw passkeyInUse();
      await recordFactors(transaction, memberId);
      return memberId;
    });
  });

  // The link with this secret, if it works.
  async function openLink(secret: string) {
    const link = await retried(() => findLink(database, secret));
    if (link?.state === "open") return link;
    throw closedLink(link?.state ?? "unknown");
  }

  // Logs in the member whose id `accept` returns; that is null if the link no longer works.
  async function logIn(
    request: FastifyRequest,
    { email, device }: { readonly email: string; readonly device?: string | undefined },
    accept: (transaction: Database) => Promise<string | null>,
  ) {
    const origin = originOf(request, email, device);
    const token = await retried(() =>
      database.transaction(async (transaction) => {
        const memberId = await accept(transaction);
        return memberId && beginLogin(transaction, memberId, "link", origin);
      }),
    );
    if (token === null) throw closedLink("used");
    return answerLogin(database, request, origin, token);
  }
}

// There is no member yet, so the link stands for the person.
const passkeyOwner = (secret: string, email: string) => ({
  id: null,
  email,
  userHandle: userHandleOf(hashOf(`passkey of ${secret}`)),
});

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

function closedLink(state: keyof typeof CLOSED): ApiError {
  const [code, sentence] = CLOSED[state];
  return new ApiError(404, code, sentence);
}
