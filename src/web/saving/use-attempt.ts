import { useRef, useState } from "react";
import { NOT_LOADED } from "../api/failure-sentence.ts";

const NOT_WRITTEN =
  "The file could not be written. Try again; if that does not help, reload the page.";

/** After this time, the page says that work is under way. */
const SLOW_MS = 1000;

/** The failure, as the sentence the visitor reads. */
export class AttemptError extends Error {
  override readonly name = "AttemptError";
}

/** The state of the last press. */
export interface Attempt {
  readonly isSlow: boolean;
  readonly isDone: boolean;
  /** A sentence, or empty. */
  readonly failure: string;
}

const BEGUN: Attempt = { isSlow: false, isDone: false, failure: "" };

/**
 * Makes a file: `load` fetches what is needed; `work` makes the file from it. One at a time: a press
 * during another does nothing.
 */
export function useAttempt() {
  const [attempt, setAttempt] = useState(BEGUN);
  const isRunning = useRef(false);

  async function start<Loaded>(load: () => Promise<Loaded>, work: (loaded: Loaded) => unknown) {
    if (isRunning.current) return;
    isRunning.current = true;
    setAttempt(BEGUN);
    const timer = setTimeout(() => setAttempt({ ...BEGUN, isSlow: true }), SLOW_MS);
    const failure = await failureOf(load, work);
    clearTimeout(timer);
    setAttempt({ isSlow: false, isDone: failure === "", failure });
    isRunning.current = false;
  }

  return { attempt, start };
}

async function failureOf<Loaded>(
  load: () => Promise<Loaded>,
  work: (loaded: Loaded) => unknown,
): Promise<string> {
  let sentence = NOT_LOADED;
  try {
    const loaded = await load();
    sentence = NOT_WRITTEN;
    await work(loaded);
    return "";
  } catch (error) {
    return error instanceof AttemptError ? error.message : sentence;
  }
}
