import { useState } from "react";
import { useAction } from "../api/use-action.ts";

/** After this time, the page says that work is under way. */
const SLOW_MS = 1000;

/** The state of the last press. */
export interface Download {
  readonly isSlow: boolean;
  readonly isDone: boolean;
  readonly hasFailed: boolean;
}

/** Makes a file and downloads it, one at a time: a press during another does nothing. */
export function useDownload() {
  const { failure, run } = useAction();
  const [isSlow, setSlow] = useState(false);
  const [isDone, setDone] = useState(false);
  const start = (work: () => unknown) =>
    run(async () => {
      setDone(false);
      const timer = setTimeout(() => setSlow(true), SLOW_MS);
      try {
        await work();
        setDone(true);
      } finally {
        clearTimeout(timer);
        setSlow(false);
      }
    });
  const download: Download = { isSlow, isDone, hasFailed: failure !== null };
  return { download, start };
}
