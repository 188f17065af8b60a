import type { FastifyRequest } from "fastify";
import { ApiError } from "../http/api-error.ts";
import { OperatorError } from "../operator-error.ts";
import { PasskeyError, type RelyingParty, relyingPartyOf } from "./passkeys.ts";
import { MissingKeyError } from "./secret-keys.ts";

/**
 * The relying party for passkeys.
 *
 * @throws {ApiError} 422 where browsers offer no passkeys.
 */
export function requireParty(siteUrl: string | null, request: FastifyRequest): RelyingParty {
  const party = relyingPartyOf(siteUrl, request.host);
  if (party) return party;
  throw new ApiError(
    422,
    "passkeys_need_a_name",
    "Passkeys do not work at this address of the site. Use a password, or open the site at its own address; on the computer it runs on, that is http://localhost.",
  );
}

/** The refusal of a login whose passkey is not accepted. */
export const passkeyRefused = () =>
  new ApiError(
    403,
    "passkey_refused",
    "This passkey does not open an account here. Try another, or log in with your password.",
  );

/** For the `catch` of a new passkey's check: logs why it is not accepted, and refuses it. */
export const refuseNewPasskey = (request: FastifyRequest) => (error: unknown) => {
  logRefusal(request, error);
  throw new ApiError(422, "passkey_refused", "This passkey was not accepted. Begin again.");
};

/** The refusal of a new passkey that an account has already. */
export const passkeyInUse = () =>
  new ApiError(422, "passkey_refused", "This passkey is already in use.");

/** Logs why a passkey is not accepted; throws an error that is not about the passkey. */
export function logRefusal(request: FastifyRequest, error: unknown): void {
  if (!(error instanceof PasskeyError)) throw error;
  request.log.warn({ why: error.message.slice(0, 200) }, "passkey refused");
}

/**
 * For the `catch` of what needs the key of app secrets: turns its loss into a refusal, and logs what
 * the operator should do.
 *
 * @param detail What the member should do.
 * @throws {ApiError} 503, or the error itself if it is another.
 */
export const refuseWithoutKey = (request: FastifyRequest, detail: string) => (error: unknown) => {
  if (!(error instanceof MissingKeyError || error instanceof OperatorError)) throw error;
  request.log.error(error, "no key for members' apps: set SECRET_KEY, or put its file back");
  throw new ApiError(503, "key_missing", detail, { retryAfterSeconds: 60 });
};
