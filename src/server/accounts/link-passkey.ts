import type { FastifyInstance } from "fastify";
import type { Database } from "../db/database.ts";
import { retried } from "../db/retried.ts";
import { mount } from "../http/mount.ts";
import { acceptLink } from "./accept-link.ts";
import { answerLogin } from "./answer-login.ts";
import { recordFactors } from "./factors.ts";
import { closedLink, openLink } from "./link-routes.ts";
import { originOf } from "./login-origin.ts";
import { addPasskey } from "./passkey-rows.ts";
import { creationOptions, newPasskey } from "./passkeys.ts";
import { passkeyInUse, refuseNewPasskey } from "./refuse-passkey.ts";
import { requireParty } from "./require-party.ts";

/** Using a one-time link to become a member, or open an account again, with a passkey. */
export function linkPasskeyRoutes(
  app: FastifyInstance,
  database: Database,
  siteUrl: string | null,
) {
  mount(app, "POST /auth/link_passkey_options", async ({ body, request }) => {
    const party = requireParty(siteUrl, request);
    const { email } = await openLink(database, body.secret);
    return creationOptions(database, party, { id: null, email });
  });

  mount(app, "POST /auth/link_passkey", async ({ body, request }) => {
    const party = requireParty(siteUrl, request);
    const { email } = await openLink(database, body.secret);
    const passkey = await newPasskey(database, party, body.credential, null).catch(
      refuseNewPasskey(request),
    );
    const origin = originOf(request, email, body.device);
    const token = await retried(() =>
      database.transaction(async (transaction) => {
        const accepted = await acceptLink(transaction, body.secret, null, origin);
        if (accepted === null) return null;
        const { memberId } = accepted;
        const isAdded = await addPasskey(transaction, { ...passkey, memberId, name: body.name });
        // Otherwise nothing would open the account after this login; the link stays open.
        if (!isAdded) throw passkeyInUse();
        await recordFactors(transaction, memberId);
        return accepted.token;
      }),
    );
    if (token === null) throw closedLink("used");
    return answerLogin(database, request, origin, token);
  });
}
