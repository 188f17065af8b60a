import { createContext, useContext, useState } from "react";
import { ApiFailure } from "../../../api/client.ts";
import { failureSentence } from "../../../api/failure-sentence.ts";
import { useAction } from "../../../api/use-action.ts";

/** The member closed the question for a proof; nothing was changed. */
export class ChangeCancelled extends Error {
  override readonly name = "ChangeCancelled";
}

/** Makes a change of the account, after a proof of who the member is if the server asks for one. */
export type MakeChange = (change: () => Promise<unknown>) => Promise<unknown>;

/** How the sections inside make their changes. */
export const Change = createContext<MakeChange>((change) => change());

/**
 * Makes the changes of one section, one at a time, and keeps what went wrong. Other sections can make
 * theirs at the same time.
 *
 * @example
 * const { running, problem, run } = useChange();
 * run(() => callApi("POST /account/end_other_logins", {}), onChange, "all");
 */
export function useChange() {
  const makeChange = useContext(Change);
  const { isRunning, failure, run } = useAction();
  const [name, setName] = useState("");
  const isFailed = failure !== null && !(failure instanceof ChangeCancelled);
  return {
    isRunning,
    /** The name of the change that is being made, or empty; null while none is. */
    running: isRunning ? name : null,
    /** Why the last try failed, as a sentence. */
    problem: isFailed ? changeFailure(failure) : null,
    /** The server's code for it; null if there was no answer. */
    problemCode: failure instanceof ApiFailure ? failure.code : null,
    /** Makes the change, then waits for what is shown after it; true if it was made. */
    run(change: () => Promise<unknown>, onMade?: () => Promise<unknown>, named = "") {
      if (!isRunning) setName(named);
      return run(async () => {
        await makeChange(change);
        await onMade?.();
      });
    },
  };
}

/** What to tell a member when a change has failed. */
export const changeFailure = (failure: unknown): string =>
  // The answer may be what was lost, not the change.
  failureSentence(
    failure,
    "The server cannot be reached. Try again; a change may have been made already.",
  );
