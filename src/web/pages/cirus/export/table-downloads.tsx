import { VIEW_FACTS, type ViewName } from "#domain/risk/view-facts.data.ts";
import { API_ADDRESS } from "../../../api/api-address.ts";
import { DownloadNote } from "../../../download/download-note.tsx";
import { useDownload } from "../../../download/use-download.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { fixed } from "../figures/figure-text.ts";
import type { ShownTable } from "./shown-table.ts";

const LISTS: Readonly<Record<ViewName, string>> = { india: "dhq", world: "countries" };

interface TableDownloadsProps {
  readonly view: ViewName;
  /** The table's present number of rows. */
  readonly count: number;
  readonly table: () => ShownTable;
}

/** Saves the rows that a table shows, and links to the data of the whole view. */
export function TableDownloads({ view, count, table }: TableDownloadsProps) {
  const { download, start } = useDownload();
  const { place, places } = VIEW_FACTS[view];
  const rows = `${fixed(count, 0)} ${count === 1 ? place : places}`;
  return (
    <div className="no-print mt-4 flex flex-wrap items-center gap-3">
      <Button
        disabled={count === 0}
        onClick={() =>
          start(
            () => import("./save-csv.ts"),
            ({ saveCsv }) => saveCsv(table()),
          )
        }
      >
        Save {rows} as CSV for Excel
      </Button>
      <Button
        disabled={count === 0}
        onClick={() =>
          start(
            () => import("./save-workbook.ts"),
            ({ saveWorkbook }) => saveWorkbook(table()),
          )
        }
      >
        as Excel workbook
      </Button>
      <DownloadNote {...download} />
      <p className="note">
        Every figure comes with its status, year and source; name the sources where you use them.{" "}
        <a href={`${API_ADDRESS}/cirus/${LISTS[view]}`} download={`cirus-${view}.json`}>
          All {places} as JSON
        </a>
        , with all digits.
      </p>
    </div>
  );
}
