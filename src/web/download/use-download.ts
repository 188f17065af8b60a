import { useRef, useState } from "react";

const NOT_WRITTEN =
  "The file could not be written. Try again; if that does not help, reload the page.";

/** After this time, the page says that work is under way. */
const SLOW_MS = 1000;

/** Why a file cannot be made, as the sentence that the visitor reads. */
export class DownloadError extends Error {
  override readonly name = "DownloadError";
}

/** The state of the last press. */
export interface Download {
  readonly isSlow: boolean;
  readonly isDone: boolean;
  /** A sentence, or empty. */
  readonly failure: string;
}

const BEGUN: Download = { isSlow: false, isDone: false, failure: "" };

/** Makes a file and downloads it, one at a time: a press during another does nothing. */
export function useDownload() {
  const [download, setDownload] = useState(BEGUN);
  const isRunning = useRef(false);

  async function start(work: () => unknown) {
    if (isRunning.current) return;
    isRunning.current = true;
    setDownload(BEGUN);
    const timer = setTimeout(() => setDownload({ ...BEGUN, isSlow: true }), SLOW_MS);
    let failure = "";
    try {
      await work();
    } catch (error) {
      failure = error instanceof DownloadError ? error.message : NOT_WRITTEN;
    }
    clearTimeout(timer);
    setDownload({ isSlow: false, isDone: failure === "", failure });
    isRunning.current = false;
  }

  return { download, start };
}
