import { useRef, useState } from "react";

/** What a press does, and how it goes. */
interface Action {
  readonly isRunning: boolean;
  /** Why the last try failed; null if it did not. */
  readonly failure: unknown;
  /** Does it, unless it is still being done; true if it was done. */
  readonly run: (work: () => unknown) => Promise<boolean>;
}

/**
 * Does what a button or a form asks for, once at a time, and keeps what went wrong.
 *
 * @example
 * const { isRunning, failure, run } = useAction();
 * const send = () => run(() => callApi("POST /account/password", { body }));
 */
export function useAction(): Action {
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  // A second press may come before the button shows the first.
  const isBusy = useRef(false);
  async function run(work: () => unknown) {
    if (isBusy.current) return false;
    isBusy.current = true;
    setIsRunning(true);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    } finally {
      isBusy.current = false;
      setIsRunning(false);
    }
  }
  return { isRunning, failure, run };
}
