import { ApiFailure } from "../api/client.ts";
import { PasskeyFailure } from "../api/passkeys.ts";

/** What to tell somebody whose login has failed. */
export function sentenceOf(failure: unknown): string {
  if (failure instanceof PasskeyFailure) return failure.message;
  return failure instanceof ApiFailure
    ? failure.message || "Invalid credentials"
    : "Network error or server not reachable";
}
