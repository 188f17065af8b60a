import { ApiFailure } from "../../../api/client.ts";
import type { PasskeyFailure } from "../../../api/passkeys.ts";

/** What to tell a member when a change has failed. */
export function sentenceOf(failure: unknown): string {
  if (isPasskeyFailure(failure)) return failure.message;
  return failure instanceof ApiFailure && failure.message !== ""
    ? failure.message
    : "The server cannot be reached. Nothing was changed; try again.";
}

// By its name: its class is loaded only with the first passkey.
const isPasskeyFailure = (failure: unknown): failure is PasskeyFailure =>
  failure instanceof Error && failure.name === "PasskeyFailure";
