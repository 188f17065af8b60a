import { ApiFailure } from "../../../api/client.ts";
import { PasskeyFailure } from "../../../api/passkeys.ts";

/** What to tell a member when a change has failed. */
export function sentenceOf(failure: unknown): string {
  if (failure instanceof PasskeyFailure) return failure.message;
  return failure instanceof ApiFailure && failure.message !== ""
    ? failure.message
    : "The server cannot be reached. Nothing was changed; try again.";
}
