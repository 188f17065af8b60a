import { useState } from "react";
import { ChangeCancelled, useChange } from "./recent-login.tsx";
import { sentenceOf } from "./sentence-of.ts";

/** A change that a button or a form makes. */
export interface Action {
  readonly isRunning: boolean;
  /** Why the last try failed, as a sentence. */
  readonly problem: string | null;
  /** Makes the change; true if it was made. */
  readonly run: (change: () => Promise<unknown>) => Promise<boolean>;
}

/** Makes changes of the account one at a time, and keeps what went wrong. */
export function useAction(): Action {
  const makeChange = useChange();
  const [isRunning, setIsRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function run(change: () => Promise<unknown>) {
    setProblem(null);
    setIsRunning(true);
    try {
      await makeChange(change);
      return true;
    } catch (failure) {
      if (!(failure instanceof ChangeCancelled)) setProblem(sentenceOf(failure));
      return false;
    } finally {
      setIsRunning(false);
    }
  }
  return { isRunning, problem, run };
}
