import type { FastifyInstance } from "fastify";
import { totpCode } from "../accounts/totp.ts";
import type { softAuthenticator } from "./soft-authenticator.ts";
import { logIn, MEMBER, send } from "./test-app.ts";

type Authenticator = ReturnType<typeof softAuthenticator>;

/** Half a minute from now: a code that no test has used yet, but that is already accepted. */
export const nextCode = (secret: string) => totpCode(secret, Date.now() + 30_000);

/** Sets up app codes for the member of a token; returns the secret. */
export async function addTotp(app: FastifyInstance, token: string): Promise<string> {
  const { secret, setup } = (await send(app, "/account/totp", undefined, { token })).json();
  const body = { setup, code: totpCode(secret, Date.now()) };
  const { statusCode } = await send(app, "/account/totp/confirm", body, { token });
  if (statusCode !== 204) throw new Error(`The code of a new app got ${statusCode}.`);
  return secret;
}

/** Adds an authenticator's passkey for the member of a token. */
export async function addPasskey(
  app: FastifyInstance,
  token: string,
  authenticator: Authenticator,
): Promise<void> {
  const options = await send(app, "/account/new_passkey_options", undefined, { token });
  const body = { name: "Phone", credential: authenticator.create(options.json()) };
  const { statusCode } = await send(app, "/account/passkeys", body, { token });
  if (statusCode !== 200) throw new Error(`A new passkey got ${statusCode}.`);
}

/** Makes recovery codes for the member of a token. */
export async function makeCodes(app: FastifyInstance, token: string): Promise<string[]> {
  return (await send(app, "/account/recovery_codes", undefined, { token })).json().codes;
}

/** Sends the right password where it is not enough; returns the ticket. */
export async function ticketFor(app: FastifyInstance, email: string): Promise<string> {
  const answer = await logIn(app, { username: email, password: MEMBER.password });
  return answer.json().ticket;
}

/** A challenge for a passkey; with a ticket, as a second factor. */
export async function challengeFor(app: FastifyInstance, ticket?: string): Promise<string> {
  const body = ticket === undefined ? {} : { ticket };
  return (await send(app, "/auth/passkey_options", body)).json().challenge;
}
