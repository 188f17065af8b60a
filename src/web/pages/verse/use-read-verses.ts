import { useEffect, useState } from "react";
import { type ReadVerse, versesIn } from "./verse-view.ts";

/** Reading lets the page answer after so many milliseconds. */
const SLICE_MS = 8;
/** A text that is read sooner shows no progress. */
const SLOW_MS = 250;

interface ReadVerses {
  /** Those of the text that was read last. */
  readonly verses: readonly ReadVerse[];
  /** How much of the text is read, from 0 to 1, while it takes long; null otherwise. */
  readonly progress: number | null;
}

/**
 * Reads the verses of a text: the first text at once, so that the build writes them into the page, and
 * later ones in slices, so that a long one does not hold up the page.
 */
export function useReadVerses(text: string): ReadVerses {
  const [read, setRead] = useState(() => ({ text, verses: [...versesIn(text)] }));
  const [progress, setProgress] = useState<number | null>(null);
  const isRead = read.text === text;
  useEffect(() => {
    if (isRead) return setProgress(null);
    const verses: ReadVerse[] = [];
    const reader = versesIn(text);
    const start = performance.now();
    let length = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readOn = () => {
      for (const end = performance.now() + SLICE_MS; performance.now() < end; ) {
        const { done, value } = reader.next();
        if (done) {
          setRead({ text, verses });
          setProgress(null);
          return;
        }
        verses.push(value);
        length += value.text.length;
      }
      const isSlow = performance.now() > start + SLOW_MS;
      setProgress(isSlow ? Math.min(1, length / text.length) : null);
      timer = setTimeout(readOn);
    };
    readOn();
    return () => clearTimeout(timer);
  }, [text, isRead]);
  return { verses: read.verses, progress };
}
