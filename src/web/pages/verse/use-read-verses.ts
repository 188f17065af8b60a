import { useEffect, useState } from "react";
import type { ReadVerse } from "./verse-view.ts";

/** Reading lets the page answer after so many milliseconds. */
const SLICE_MS = 8;
/** A text that is read sooner shows no progress. */
const SLOW_MS = 250;

interface ReadVerses {
  /** Those of the text that was read last; null before the first one is read. */
  readonly verses: readonly ReadVerse[] | null;
  /** How much of the text is read, from 0 to 1, while it takes long; null otherwise. */
  readonly progress: number | null;
}

/** Reads the verses of a text in slices, so that a long one does not hold up the page. */
export function useReadVerses(
  text: string,
  read: ((text: string) => Iterator<ReadVerse>) | null,
): ReadVerses {
  const [state, setState] = useState<ReadVerses>({ verses: null, progress: null });
  useEffect(() => {
    if (read === null) return;
    const verses: ReadVerse[] = [];
    const reader = read(text);
    const start = performance.now();
    let length = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readOn = () => {
      for (const end = performance.now() + SLICE_MS; performance.now() < end; ) {
        const { done, value } = reader.next();
        if (done) {
          setState({ verses, progress: null });
          return;
        }
        verses.push(value);
        length += value.text.length;
      }
      if (performance.now() > start + SLOW_MS) {
        setState((last) => ({ ...last, progress: Math.min(1, length / text.length) }));
      }
      timer = setTimeout(readOn);
    };
    readOn();
    return () => clearTimeout(timer);
  }, [text, read]);
  return state;
}
