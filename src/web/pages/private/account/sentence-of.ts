import { ApiFailure } from "../../../api/client.ts";
import type { PasskeyFailure } from "../../../api/passkeys.ts";

// The answer may be what was lost, not the change.
const UNANSWERED = "The server cannot be reached. Try again; a change may have been made already.";

/** What to tell a member when a change has failed. */
export function sentenceOf(failure: unknown): string {
  if (isPasskeyFailure(failure)) return failure.message;
  return failure instanceof ApiFailure && failure.message !== "" ? failure.message : UNANSWERED;
}

// By its name: its class is loaded only with the first passkey.
const isPasskeyFailure = (failure: unknown): failure is PasskeyFailure =>
  failure instanceof Error && failure.name === "PasskeyFailure";
