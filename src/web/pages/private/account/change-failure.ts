import { failureSentence } from "../../../api/failure-sentence.ts";

/** What to tell a member when a change has failed. */
export const changeFailure = (failure: unknown): string =>
  // The answer may be what was lost, not the change.
  failureSentence(
    failure,
    "The server cannot be reached. Try again; a change may have been made already.",
  );
