import { useRef, useState } from "react";
import { ApiFailure } from "../../../api/client.ts";
import { changeFailure } from "./change-failure.ts";
import { ChangeCancelled, useChange } from "./recent-login.tsx";

/** A change that a button or a form makes. */
interface Action {
  readonly isRunning: boolean;
  /** The name of the change that is being made, or empty; null while none is. */
  readonly running: string | null;
  /** Why the last try failed, as a sentence. */
  readonly problem: string | null;
  /** The server's code for it; null if there was no answer. */
  readonly problemCode: string | null;
  /**
   * Makes the change and waits for what is shown after it; true if it was made. Until then, another
   * press does nothing.
   */
  readonly run: (
    change: () => Promise<unknown>,
    onMade?: () => Promise<unknown>,
    name?: string,
  ) => Promise<boolean>;
}

/**
 * Makes the changes of one section, and keeps what went wrong. Other sections can make theirs at the
 * same time.
 */
export function useAction(): Action {
  const makeChange = useChange();
  const [running, setRunning] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const isBusy = useRef(false);
  async function run(change: () => Promise<unknown>, onMade?: () => Promise<unknown>, name = "") {
    if (isBusy.current) return false;
    isBusy.current = true;
    setFailure(null);
    setRunning(name);
    try {
      await makeChange(change);
      await onMade?.();
      return true;
    } catch (error) {
      if (!(error instanceof ChangeCancelled)) setFailure(error);
      return false;
    } finally {
      isBusy.current = false;
      setRunning(null);
    }
  }
  return {
    isRunning: running !== null,
    running,
    problem: failure === null ? null : changeFailure(failure),
    problemCode: failure instanceof ApiFailure ? failure.code : null,
    run,
  };
}
