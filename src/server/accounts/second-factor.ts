import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Api } from "#contract/api.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import type { Database } from "../db/database.ts";
import { retried } from "../db/retried.ts";
import { ApiError } from "../http/api-error.ts";
import { clientAddress, limitedAddress } from "../http/client-address.ts";
import { mount } from "../http/mount.ts";
import { refuseOtherSites } from "../http/other-sites.ts";
import { answerLogin } from "./answer-login.ts";
import { memberOfTicket, takeChallenge } from "./challenges.ts";
import { finishProvenLogin } from "./finish-proven-login.ts";
import type { KeyStore } from "./key-store.ts";
import { afterProof, beginAttempt, tooManyAttempts } from "./login-attempt.ts";
import { uncountAttempt } from "./login-attempts.ts";
import { countPasskeyRequest } from "./login-limits.ts";
import { loggedOrigin, originOf } from "./login-origin.ts";
import { findPasskey } from "./passkey-rows.ts";
import { checkPasskey, requestOptions } from "./passkeys.ts";
import { takeRecoveryCode } from "./recovery-code-rows.ts";
import { hashOfRecoveryCode } from "./recovery-codes.ts";
import { REFUSED_PASSKEY, refusePasskey } from "./refuse-passkey.ts";
import { refuseWithoutKey } from "./refuse-without-key.ts";
import { requireParty } from "./require-party.ts";
import { takeTotpCode } from "./totp-secrets.ts";

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
    const member = await ticketHolder(database, body.ticket);
    const origin = {
      ...originOf(request, member.email, body.device),
      step: "second factor",
    } as const;
    const start = await beginAttempt(database, request, origin);
    const isRight = await isRightFactor(member.id, body, request).catch(async (error) => {
      // What could not be checked does not count.
      const isRefused = error instanceof ApiError && error.status === 403;
      if (!isRefused) await retried(() => uncountAttempt(database, origin, start));
      throw error;
    });
    if (!isRight) {
      request.log.warn(loggedOrigin(origin), "second factor refused");
      throw new ApiError(403, "wrong_factor", WRONG[factorIn(body)]);
    }
    const token = await afterProof(database, origin, start, () =>
      finishProvenLogin(database, origin, member, (transaction) =>
        takeChallenge(transaction, body.ticket, "second factor", member.id),
      ),
    );
    if (token === null) throw deadTicket();
    return answerLogin(database, request, origin, token);
  });

  mount(app, "POST /auth/passkey_options", async ({ body, request }) => {
    refuseOtherSites(request, friendlyOrigins);
    const party = requireParty(siteUrl, request);
    const address = limitedAddress(clientAddress(request));
    const wait = await retried(() => countPasskeyRequest(database, address));
    if (wait !== null) throw tooManyAttempts(wait);
    const member = body.ticket === undefined ? null : await ticketHolder(database, body.ticket);
    return requestOptions(database, party, member?.id ?? null);
  });

  mount(app, "POST /auth/passkey", async ({ body, request }) => {
    refuseOtherSites(request, friendlyOrigins);
    const party = requireParty(siteUrl, request);
    const passkey = await checkPasskey(database, party, body.credential, null).catch(
      refusePasskey(request),
    );
    const origin = { ...originOf(request, passkey.email, body.device), step: "passkey" } as const;
    const isStored = async (transaction: Database) =>
      (await findPasskey(transaction, passkey.id)) !== null;
    const token = await afterProof(database, origin, { needsTurn: false }, () =>
      finishProvenLogin(database, origin, { id: passkey.memberId }, isStored, "passkey"),
    );
    if (token === null) throw new ApiError(403, "passkey_refused", REFUSED_PASSKEY);
    return { ...(await answerLogin(database, request, origin, token)), email: passkey.email };
  });

  async function isRightFactor(memberId: string, given: GivenFactor, request: FastifyRequest) {
    if (given.code !== undefined) {
      return takeTotpCode(database, keys, memberId, given.code).catch(
        refuseWithoutKey(request, NO_KEY),
      );
    }
    if (given.recovery_code !== undefined) {
      return takeRecoveryCode(database, memberId, hashOfRecoveryCode(given.recovery_code));
    }
    const party = requireParty(siteUrl, request);
    await checkPasskey(database, party, given.credential!, memberId).catch(refusePasskey(request));
    return true;
  }
}

type Body = ParsedOf<Api["POST /auth/second-factor"]>["body"];
type GivenFactor = Pick<Body, "code" | "recovery_code" | "credential">;

const factorIn = ({ code, recovery_code }: GivenFactor) =>
  code !== undefined ? "code" : recovery_code !== undefined ? "recovery_code" : "credential";

const WRONG = {
  code: "This code is wrong or was already used. Wait for the next one. If that is wrong too, set your phone's clock to automatic.",
  recovery_code: "This is not one of your recovery codes, or it was already used. Try another one.",
  credential: REFUSED_PASSKEY,
} as const;

const deadTicket = () =>
  new ApiError(403, "ticket_expired", "This login took more than five minutes. Log in again.");

async function ticketHolder(database: Database, ticket: string) {
  const member = await retried(() => memberOfTicket(database, ticket));
  if (member === null) throw deadTicket();
  return member;
}

const NO_KEY =
  "Codes cannot be checked at the moment, because the server has lost its key for them. Use a recovery code or a passkey, or tell the person who invited you.";
