import { useEffect, useRef, useState } from "react";
import { downloadFile } from "../../../../download/download-file.ts";
import type { FetchSteps } from "./use-steps.ts";
import { stepText } from "./working-text.ts";

/** The progress of a download. */
type Download =
  | { readonly state: "ready" | "done" | "failed" }
  | { readonly state: "running"; readonly steps: number };

/** Loads a whole working page by page and saves it as a text file; can be cancelled. */
export function useDownload(title: string, fileName: string, fetchSteps: FetchSteps) {
  const [download, setDownload] = useState<Download>({ state: "ready" });
  const calling = useRef<AbortController>(null);
  useEffect(() => () => calling.current?.abort(), []);

  async function start() {
    const controller = new AbortController();
    const { signal } = controller;
    calling.current = controller;
    const texts = [`${title}\n\n`];
    try {
      for (let offset: number | null = 0; offset !== null; ) {
        setDownload({ state: "running", steps: offset });
        const page = await fetchSteps(offset, signal);
        texts.push(page.steps.map((step) => `${stepText(step)}\n`).join(""));
        offset = page.nextOffset;
      }
      downloadFile(fileName, new Blob(texts, { type: "text/plain;charset=utf-8" }));
      setDownload({ state: "done" });
    } catch {
      if (!signal.aborted) setDownload({ state: "failed" });
    }
  }

  function stop() {
    calling.current?.abort();
    setDownload({ state: "ready" });
  }

  return { download, start, stop };
}
