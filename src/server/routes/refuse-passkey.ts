import type { FastifyRequest } from "fastify";
import { PasskeyError } from "../factors/passkeys.ts";
import { ApiError } from "../http/api-error.ts";

/** What a member is told whose passkey does not count. */
export const REFUSED_PASSKEY =
  "This passkey does not open an account here. Try another, or log in with your password.";

/** Turns a login's passkey that does not count into a refusal, for the `catch` of its check. */
export const refusePasskey = (request: FastifyRequest) => (error: unknown) => {
  noteRefusal(request, error);
  throw new ApiError(403, "passkey_refused", REFUSED_PASSKEY);
};

/** The same for a new passkey. */
export const refuseNewPasskey = (request: FastifyRequest) => (error: unknown) => {
  noteRefusal(request, error);
  throw new ApiError(422, "passkey_refused", "This passkey was not accepted. Begin again.");
};

function noteRefusal(request: FastifyRequest, error: unknown) {
  if (!(error instanceof PasskeyError)) throw error;
  request.log.warn({ why: error.message.slice(0, 200) }, "passkey refused");
}
