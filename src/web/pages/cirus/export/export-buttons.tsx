import { useId } from "react";
import { DownloadNote } from "../../../download/download-note.tsx";
import { DownloadError, useDownload } from "../../../download/use-download.ts";
import { Button } from "../../../ui/controls/button.tsx";
import type { ShownTable } from "./shown-table.ts";

const BLOCKED =
  "The browser kept the print window shut. Allow pop-up windows for this site and press Export PDF again.";

/** Buttons that save the comparison or open it for printing. Their code loads when pressed. */
export function ExportButtons({ table }: { table: () => ShownTable }) {
  const { download, start } = useDownload();
  return (
    <>
      <ExportButton
        label="Export Excel"
        kind="CSV for Excel"
        onClick={() =>
          start(
            () => import("./save-csv.ts"),
            ({ saveCsv }) => saveCsv(table()),
          )
        }
      />
      <ExportButton
        label="Export PDF"
        kind="by printing"
        onClick={() => start(openPrintWindow, ({ print }) => print(table()))}
      />
      <ExportButton
        label="Export .xlsx"
        kind="Excel workbook"
        onClick={() =>
          start(
            () => import("./save-workbook.ts"),
            ({ saveWorkbook }) => saveWorkbook(table()),
          )
        }
      />
      <DownloadNote {...download} />
    </>
  );
}

interface ExportButtonProps {
  readonly label: string;
  /** What one gets. */
  readonly kind: string;
  readonly onClick: () => void;
}

function ExportButton({ label, kind, onClick }: ExportButtonProps) {
  const id = useId();
  return (
    <span className="export-button">
      <Button aria-describedby={id} onClick={onClick}>
        {label}
      </Button>
      <span id={id} className="label">
        {kind}
      </span>
    </span>
  );
}

async function openPrintWindow() {
  // Open it before awaiting anything: afterwards the browser would block it as a pop-up.
  const opened = window.open("", "_blank");
  if (opened === null) throw new DownloadError(BLOCKED);
  const closeAfterFailure = (error: unknown) => {
    opened.close();
    throw error;
  };
  const { printTable } = await import("./print-table.ts").catch(closeAfterFailure);
  return {
    print: (table: ShownTable) => printTable(table, opened).catch(closeAfterFailure),
  };
}
