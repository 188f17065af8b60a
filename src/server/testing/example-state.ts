import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Api } from "#contract/api.ts";
import type { SentCall } from "#contract/endpoint.ts";
import { EXAMPLE_ID, EXAMPLE_SAVED } from "#contract/examples.ts";
import { removeMember } from "../accounts/account-changes.ts";
import { addLink } from "../accounts/links.ts";
import { totpCode } from "../accounts/totp.ts";
import type { Database } from "../db/database.ts";
import { passkeys, savedWork } from "../db/schema.ts";
import { addPasskey, addTotp, challengeFor, makeCodes, nextCode, ticketFor } from "./factors.ts";
import { softAuthenticator } from "./soft-authenticator.ts";
import { LEAVER, send } from "./test-app.ts";

const INVITED = "invited@example.org";

/**
 * Brings the account of a token to where an example of the contract succeeds. Returns the call with
 * the server's fresh secrets in place of the example's.
 */
export async function madeTrue(
  app: FastifyInstance,
  database: Database,
  key: keyof Api,
  sent: SentCall,
  token: string,
): Promise<SentCall> {
  const authenticator = softAuthenticator();
  switch (key) {
    case "POST /auth/second-factor":
      return { body: await rightFactor(app, sent.body as object, token) };
    case "POST /auth/passkey": {
      await addPasskey(app, token, authenticator);
      const challenge = await challengeFor(app);
      return { body: { credential: authenticator.get({ challenge }) } };
    }
    case "POST /auth/link":
    case "POST /auth/link_password":
    case "POST /auth/link_passkey_options":
    case "POST /auth/link_passkey": {
      await removeMember(database, INVITED);
      const link = { purpose: "invite", email: INVITED, days: 7 } as const;
      const body = { ...(sent.body as object), secret: await addLink(database, link) };
      if (!("credential" in body)) return { body };
      const { secret } = body;
      const options = await send(app, "/auth/link_passkey_options", { secret });
      const credential = authenticator.create(options.json());
      return { body: { ...body, credential } };
    }
    case "POST /account/totp/confirm": {
      const { secret, setup } = (await send(app, "/account/totp", undefined, { token })).json();
      return { body: { setup, code: totpCode(secret, Date.now()) } };
    }
    case "POST /account/passkeys": {
      const options = await send(app, "/account/new_passkey_options", undefined, { token });
      const credential = authenticator.create(options.json());
      return { body: { ...(sent.body as object), credential } };
    }
    case "POST /account/passkeys/{id}/rename":
      await addPasskey(app, token, authenticator);
      await database
        .update(passkeys)
        .set({ id: sent.params!.id! })
        .where(eq(passkeys.id, authenticator.id));
      return sent;
    case "GET /saved/work":
    case "POST /saved/work/{id}/change": {
      await send(app, "/saved/keep", { ...EXAMPLE_SAVED, note: "" }, { token });
      await database.update(savedWork).set({ id: EXAMPLE_ID });
      return sent;
    }
    case "GET /account/factors":
    case "POST /account/recovery_codes":
      await addTotp(app, token);
      return sent;
    default:
      return sent;
  }
}

async function rightFactor(app: FastifyInstance, shown: object, token: string) {
  const authenticator = softAuthenticator();
  const secret = await addTotp(app, token);
  await addPasskey(app, token, authenticator);
  const [recovery_code] = await makeCodes(app, token);
  const ticket = await ticketFor(app, LEAVER);
  if ("code" in shown) return { ticket, code: nextCode(secret) };
  if ("recovery_code" in shown) return { ticket, recovery_code };
  const challenge = await challengeFor(app, ticket);
  return { ticket, credential: authenticator.get({ challenge }) };
}
