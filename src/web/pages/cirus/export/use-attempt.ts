import { useRef, useState } from "react";

const NOT_LOADED =
  "The export could not be loaded. Check the connection and press the button again.";
const NOT_WRITTEN =
  "The file could not be written. Press the button again; if that does not help, reload the page.";

/** After this time, the page says that work is under way. */
const SLOW_MS = 1000;

/** The failure, as the sentence the visitor reads. */
export class AttemptError extends Error {
  override readonly name = "AttemptError";
}

/** The state of an export, for `AttemptNote`. */
export interface Attempt {
  readonly isSlow: boolean;
  /** A sentence, or null. */
  readonly failure: string;
}

/**
 * Loads code on demand and runs work with it. One export at a time: a press during another does
 * nothing.
 */
export function useAttempt() {
  const [attempt, setAttempt] = useState<Attempt>({ isSlow: false, failure: "" });
  const isRunning = useRef(false);

  async function start<Code>(load: () => Promise<Code>, work: (code: Code) => unknown) {
    if (isRunning.current) return;
    isRunning.current = true;
    setAttempt({ isSlow: false, failure: "" });
    const timer = setTimeout(() => setAttempt({ isSlow: true, failure: "" }), SLOW_MS);
    const failure = await failureOf(load, work);
    clearTimeout(timer);
    setAttempt({ isSlow: false, failure });
    isRunning.current = false;
  }

  return { attempt, start };
}

async function failureOf<Code>(
  load: () => Promise<Code>,
  work: (code: Code) => unknown,
): Promise<string> {
  let sentence = NOT_LOADED;
  try {
    const code = await load();
    sentence = NOT_WRITTEN;
    await work(code);
    return "";
  } catch (error) {
    return error instanceof AttemptError ? error.message : sentence;
  }
}
