import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Api } from "#contract/api.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import type { passkeyAnswer } from "#contract/passkey-fields.ts";
import type { Database } from "../db/database.ts";
import { retried } from "../db/retried.ts";
import { ApiError } from "../http/api-error.ts";
import { clientAddress, limitedAddress } from "../http/client-address.ts";
import { mount } from "../http/mount.ts";
import { refuseOtherSites } from "../http/other-sites.ts";
import { memberOfTicket, takeChallenge } from "./challenges.ts";
import { logRefusal, passkeyRefused, refuseWithoutKey, requireParty } from "./factor-refusals.ts";
import { answerLogin, attempt, loggedOrigin, originOf, tooManyAttempts } from "./login.ts";
import { countPasskeyRequest, type LoginOrigin } from "./login-limits.ts";
import { whileProven } from "./members.ts";
import { checkPasskey, requestOptions } from "./passkeys.ts";
import { takeRecoveryCode } from "./recovery-codes.ts";
import type { KeyStore } from "./secret-keys.ts";
import { beginLogin } from "./sessions.ts";
import { findPasskey, type Passkey } from "./stored-passkeys.ts";
import { takeTotpCode } from "./totp.ts";

interface Settings {
  readonly keys: KeyStore;
  readonly siteUrl: string | null;
  /** Origins besides the server's own whose pages may log members in. */
  readonly friendlyOrigins: readonly (string | null)[];
}

/** Logging in with a passkey, and the second step of a login with a password. */
export function secondFactorRoutes(
  app: FastifyInstance,
  database: Database,
  { keys, siteUrl, friendlyOrigins }: Settings,
) {
  mount(app, "POST /auth/second-factor", async ({ body, request }) => {
    refuseOtherSites(request, friendlyOrigins);
    const member = await ticketHolder(body.ticket);
    const first = originOf(request, member.email, body.device);
    const origin = { ...first, step: "second factor" } as const;
    const token = await attempt(database, request, origin, async (_member, counted) => {
      if (!(await isRightFactor(member.id, body, request))) return null;
      const begun = await retried(() => loginByTicket(database, member.id, body.ticket, counted));
      if (begun === null) throw deadTicket();
      return begun;
    });
    if (token !== null) return answerLogin(database, request, origin, token);
    request.log.warn(loggedOrigin(origin), "second factor refused");
    throw wrongFactor(body);
  });

  mount(app, "POST /auth/passkey_options", async ({ body, request }) => {
    refuseOtherSites(request, friendlyOrigins);
    const party = requireParty(siteUrl, request);
    const address = limitedAddress(clientAddress(request));
    const wait = await retried(() => countPasskeyRequest(database, address));
    if (wait !== null) throw tooManyAttempts(wait);
    const member = body.ticket === undefined ? null : await ticketHolder(body.ticket);
    return requestOptions(database, party, member?.id ?? null);
  });

  mount(app, "POST /auth/passkey", async ({ body, request }) => {
    refuseOtherSites(request, friendlyOrigins);
    const passkey = await acceptedPasskey(request, body.credential, null);
    if (passkey === null) throw passkeyRefused();
    const origin = originOf(request, passkey.email, body.device);
    const token = await retried(() => loginByPasskey(database, passkey, origin));
    if (token === null) throw passkeyRefused();
    const answer = await answerLogin(database, request, origin, token);
    return { ...answer, email: passkey.email };
  });

  async function ticketHolder(ticket: string) {
    const member = await retried(() => memberOfTicket(database, ticket));
    if (member === null) throw deadTicket();
    return member;
  }

  async function isRightFactor(memberId: string, given: GivenFactor, request: FastifyRequest) {
    if (given.code !== undefined) {
      return takeTotpCode(database, keys, memberId, given.code).catch(
        refuseWithoutKey(request, NO_KEY),
      );
    }
    if (given.recovery_code !== undefined) {
      return takeRecoveryCode(database, memberId, given.recovery_code);
    }
    return (await acceptedPasskey(request, given.credential!, memberId)) !== null;
  }

  // Null if the passkey is not accepted; the log says why.
  async function acceptedPasskey(
    request: FastifyRequest,
    credential: z.output<typeof passkeyAnswer>,
    memberId: string | null,
  ) {
    const party = requireParty(siteUrl, request);
    try {
      return await checkPasskey(database, party, credential, memberId);
    } catch (error) {
      logRefusal(request, error);
      return null;
    }
  }
}

/** Logs in with a ticket after its second step; null if the ticket no longer works. */
export const loginByTicket = (
  database: Database,
  memberId: string,
  ticket: string,
  origin: LoginOrigin,
) =>
  whileProven(
    database,
    memberId,
    (_member, transaction) => takeChallenge(transaction, ticket, "second factor", memberId),
    (transaction) => beginLogin(transaction, memberId, "password", origin),
  );

/** Logs in with a checked passkey; null if it has been removed since. */
export const loginByPasskey = (
  database: Database,
  { id, memberId }: Pick<Passkey, "id" | "memberId">,
  origin: LoginOrigin,
) =>
  whileProven(
    database,
    memberId,
    async (_member, transaction) => (await findPasskey(transaction, id)) !== null,
    (transaction) => beginLogin(transaction, memberId, "passkey", origin),
  );

type Body = ParsedOf<Api["POST /auth/second-factor"]>["body"];
type GivenFactor = Pick<Body, "code" | "recovery_code" | "credential">;

function wrongFactor({ code, recovery_code }: GivenFactor): ApiError {
  if (code !== undefined) {
    return new ApiError(
      403,
      "wrong_factor",
      "This code is wrong or was already used. Wait for the next one. If that is wrong too, set your phone's clock to automatic.",
    );
  }
  if (recovery_code !== undefined) {
    return new ApiError(
      403,
      "wrong_factor",
      "This is not one of your recovery codes, or it was already used. Try another one.",
    );
  }
  return passkeyRefused();
}

const deadTicket = () =>
  new ApiError(403, "ticket_expired", "This login took more than five minutes. Log in again.");

const NO_KEY =
  "Codes cannot be checked at the moment, because the server has lost its key for them. Use a recovery code or a passkey, or tell the person who invited you.";
