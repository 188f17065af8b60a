import { ApiFailure } from "../../../api/client.ts";

/** What to tell a member whose work could not be kept, changed or listed. */
export const sentenceOf = (failure: unknown): string =>
  failure instanceof ApiFailure && failure.message !== ""
    ? failure.message
    : "The server cannot be reached. Try again.";
