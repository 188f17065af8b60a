import { ApiFailure } from "../api/client.ts";
import { failureSentence } from "../api/failure-sentence.ts";

/** What to tell somebody whose login has failed. */
export const loginFailure = (failure: unknown): string =>
  failure instanceof ApiFailure
    ? failure.message || "Invalid credentials"
    : failureSentence(failure, "Network error or server not reachable");
