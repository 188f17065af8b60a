import { useId, useState } from "react";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { downloadTable } from "./sheet.ts";
import type { ShownTable } from "./shown-table.ts";

const BLOCKED =
  "The browser blocked the print window. Allow pop-up windows for this site and press Export PDF again.";

interface ExportButtonsProps {
  readonly table: () => ShownTable;
  /** The address of the page that prints the table. */
  readonly printed: string;
}

/** Buttons that save the comparison or open it for printing. */
export function ExportButtons({ table, printed }: ExportButtonsProps) {
  const [isBlocked, setBlocked] = useState(false);
  return (
    <>
      <ExportButton
        label="Export Excel"
        kind="CSV for Excel"
        onClick={() => downloadTable(table())}
      />
      <ExportButton
        label="Export PDF"
        kind="by printing"
        onClick={() => setBlocked(window.open(printed, "_blank") === null)}
      />
      {isBlocked && (
        <div className="alert-above">
          <Alert>{BLOCKED}</Alert>
        </div>
      )}
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
