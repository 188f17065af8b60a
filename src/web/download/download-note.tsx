import { Alert } from "../ui/alert.tsx";
import type { Download } from "./use-download.ts";

/** Says that a file is being made, or why it was not. */
export function DownloadNote({ isSlow, failure }: Download) {
  return (
    <>
      <span role="status" className="label">
        {isSlow && "Writing the file…"}
      </span>
      {failure && (
        <div className="alert-above">
          <Alert>{failure}</Alert>
        </div>
      )}
    </>
  );
}
