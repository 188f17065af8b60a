import type { FastifyRequest } from "fastify";
import { ApiError } from "../http/api-error.ts";
import { PasskeyError } from "./passkeys.ts";

/** The message when a passkey is not accepted. */
export const REFUSED_PASSKEY =
  "This passkey does not open an account here. Try another, or log in with your password.";

/** For the `catch` of a login's passkey check: turns its failure into a refusal. */
export const refusePasskey = (request: FastifyRequest) => (error: unknown) => {
  noteRefusal(request, error);
  throw new ApiError(403, "passkey_refused", REFUSED_PASSKEY);
};

/** The same for a new passkey. */
export const refuseNewPasskey = (request: FastifyRequest) => (error: unknown) => {
  noteRefusal(request, error);
  throw new ApiError(422, "passkey_refused", "This passkey was not accepted. Begin again.");
};

/** The refusal of a new passkey that an account has already. */
export const passkeyInUse = () =>
  new ApiError(422, "passkey_refused", "This passkey is already in use.");

function noteRefusal(request: FastifyRequest, error: unknown) {
  if (!(error instanceof PasskeyError)) throw error;
  request.log.warn({ why: error.message.slice(0, 200) }, "passkey refused");
}
