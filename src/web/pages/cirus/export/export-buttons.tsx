import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import type { ShownTable } from "../figures/shown-table.ts";
import { useAttempt } from "./use-attempt.ts";

const BLOCKED =
  "The browser kept the print window shut. Allow pop-up windows for this site and press Export PDF again.";

/** The buttons that save what is compared or open it for printing. What they need comes when pressed. */
export function ExportButtons({ table }: { table: () => ShownTable }) {
  const { failure, setFailure, attempt } = useAttempt();

  function exportPdf() {
    // At once: after a wait the browser no longer takes it for the visitor's wish.
    const opened = window.open("", "_blank");
    if (opened === null) return setFailure(BLOCKED);
    attempt(async () => {
      try {
        const { printTable } = await import("./print-table.ts");
        await printTable(table(), opened);
      } catch (error) {
        opened.close();
        throw error;
      }
    });
  }

  return (
    <>
      <Button onClick={() => attempt(async () => (await import("./save-csv.ts")).saveCsv(table()))}>
        Export Excel
      </Button>
      <Button onClick={exportPdf}>Export PDF</Button>
      <Button
        onClick={() =>
          attempt(async () => (await import("./save-workbook.ts")).saveWorkbook(table()))
        }
      >
        Export .xlsx
      </Button>
      {failure && (
        <div className="order-first col-span-full basis-full">
          <Alert>{failure}</Alert>
        </div>
      )}
    </>
  );
}
