import { useContext, useEffect, useRef, useState } from "react";
import { downloadFile } from "../../../../download/download-file.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { FocusPlace } from "../../../../ui/focus-place.tsx";
import { GroupingContext } from "../../../../ui/text/digit-grouping.ts";
import { groupWords, stepText } from "../digits.tsx";
import type { FetchSteps } from "./use-steps.ts";

type Download =
  | { readonly state: "ready" | "done" | "failed" }
  | { readonly state: "running"; readonly steps: number };

interface DownloadWorkingProps {
  /** Question and answer on one line: the heading of the file. */
  readonly title: string;
  readonly fileName: string;
  readonly total: number;
  readonly fetchSteps: FetchSteps;
}

/** Downloads the whole working as text, page by page, however long; can be stopped. */
export function DownloadWorking({ title, fileName, total, fetchSteps }: DownloadWorkingProps) {
  const [download, setDownload] = useState<Download>({ state: "ready" });
  const grouping = useContext(GroupingContext);
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
        texts.push(
          page.steps.map((step) => `${step.number}. ${stepText(step, grouping)}\n`).join(""),
        );
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

  return (
    <FocusPlace className="row above-l">
      {download.state === "running" ? (
        <>
          <progress aria-label="Steps downloaded" value={download.steps} max={total} />
          <span className="label num">
            {groupWords(`${download.steps} of ${total} steps`, grouping)}
          </span>
          <Button onClick={stop}>Stop</Button>
        </>
      ) : (
        <Button onClick={start}>Download the working (text)</Button>
      )}
      <span role="status" className="label">
        {download.state === "done" && "Downloaded."}
        {download.state === "failed" && "The working could not be downloaded. Try again."}
      </span>
    </FocusPlace>
  );
}
