import { Alert } from "../ui/alert.tsx";
import type { Download } from "./use-download.ts";

/** Says that a file is being made, or that it was not. */
export function DownloadNote({ isSlow, hasFailed }: Download) {
  return (
    <>
      <span role="status" className="label">
        {isSlow && "Writing the file…"}
      </span>
      {hasFailed && (
        <div className="alert-above">
          <Alert>
            The file could not be written. Try again; if that does not help, reload the page.
          </Alert>
        </div>
      )}
    </>
  );
}
