import { ApiFailure } from "../../../api/client.ts";

/** What to tell a member when a call has failed. */
export const sentenceOf = (failure: unknown): string =>
  failure instanceof ApiFailure && failure.message !== ""
    ? failure.message
    : "The server cannot be reached. Nothing was changed; try again.";
