import { Button } from "../../../../ui/controls/button.tsx";
import { FocusPlace } from "../../../../ui/focus-place.tsx";
import { useDownload } from "./use-download.ts";
import type { FetchSteps } from "./use-steps.ts";

interface DownloadButtonProps {
  /** Question and answer on one line: the heading of the file. */
  readonly title: string;
  readonly fileName: string;
  readonly total: number;
  readonly fetchSteps: FetchSteps;
}

/** Saves the whole working as text, however long; shows its progress and can be cancelled. */
export function DownloadButton({ title, fileName, total, fetchSteps }: DownloadButtonProps) {
  const { download, start, stop } = useDownload(title, fileName, fetchSteps);
  const isRunning = download.state === "running";
  return (
    <FocusPlace className="download">
      {isRunning ? (
        <>
          <progress aria-label="Steps fetched" value={download.steps} max={total} />
          <span className="label num">
            {download.steps.toLocaleString("en")} of {total.toLocaleString("en")} steps
          </span>
          <Button onClick={stop}>Stop</Button>
        </>
      ) : (
        <Button onClick={start}>Download the working (text)</Button>
      )}
      <span role="status" className="label">
        {download.state === "done" && "Saved."}
        {download.state === "failed" && "The working could not be fetched. Try again."}
      </span>
    </FocusPlace>
  );
}
