import { ApiFailure } from "./client.ts";

/** What to tell a person whose call has failed; `unanswered` if the server gave no sentence. */
export function failureSentence(
  failure: unknown,
  unanswered = "The server cannot be reached. Try again.",
): string {
  // By its name: its class is loaded only with the first passkey.
  const isPasskeyFailure = failure instanceof Error && failure.name === "PasskeyFailure";
  const isRefusal = failure instanceof ApiFailure;
  return isPasskeyFailure || isRefusal ? failure.message || unanswered : unanswered;
}
