import { Button } from "../../../ui/button.tsx";
import type { ShownTable } from "../figures/shown-table.ts";
import { AttemptNote } from "./attempt-note.tsx";
import { AttemptError, useAttempt } from "./use-attempt.ts";

const BLOCKED =
  "The browser kept the print window shut. Allow pop-up windows for this site and press Export PDF again.";

/** Buttons that save the comparison or open it for printing. Their code loads when pressed. */
export function ExportButtons({ table }: { table: () => ShownTable }) {
  const { attempt, start } = useAttempt();
  return (
    <>
      <Button
        onClick={() =>
          start(
            () => import("./save-csv.ts"),
            ({ saveCsv }) => saveCsv(table()),
          )
        }
      >
        Export Excel
      </Button>
      <Button onClick={() => start(openPrintWindow, ({ print }) => print(table()))}>
        Export PDF
      </Button>
      <Button
        onClick={() =>
          start(
            () => import("./save-workbook.ts"),
            ({ saveWorkbook }) => saveWorkbook(table()),
          )
        }
      >
        Export .xlsx
      </Button>
      <AttemptNote {...attempt} />
    </>
  );
}

async function openPrintWindow() {
  // Open it before awaiting anything: afterwards the browser would block it as a pop-up.
  const opened = window.open("", "_blank");
  if (opened === null) throw new AttemptError(BLOCKED);
  const closeAfterFailure = (error: unknown) => {
    opened.close();
    throw error;
  };
  const { printTable } = await import("./print-table.ts").catch(closeAfterFailure);
  return {
    print: (table: ShownTable) => printTable(table, opened).catch(closeAfterFailure),
  };
}
