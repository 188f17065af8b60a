import { API_ADDRESS } from "../../../api/api-address.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { fixed } from "../figures/figure-text.ts";
import type { Ranked } from "../figures/ranked.ts";
import { downloadTable } from "./sheet.ts";
import type { ShownTable } from "./shown-table.ts";

interface TableDownloadsProps {
  readonly ranked: Ranked;
  /** The table's present number of rows. */
  readonly count: number;
  /** The words for one row and for several; by default those of places. */
  readonly words?: readonly [one: string, several: string];
  readonly table: () => ShownTable;
}

/** Saves the rows that a table shows, and links to the files of the whole release. */
export function TableDownloads({ ranked, count, words, table }: TableDownloadsProps) {
  const { view } = ranked;
  const { place, places } = ranked.words;
  const [one, several] = words ?? [place, places];
  return (
    <div className="row no-print above">
      <Button disabled={count === 0} onClick={() => downloadTable(table())}>
        Save {fixed(count, 0)} {count === 1 ? one : several} as CSV for Excel
      </Button>
      <p className="note">
        Every figure comes with its status, year and source; name the sources where you use them.
        All {places}, not rounded:{" "}
        <a href={`${API_ADDRESS}/cirus/releases/${view}/release.xlsx`}>Excel workbook</a>,{" "}
        <a href={`/cirus/releases?release=${view}`}>CSV, JSON and how to cite them</a>.
      </p>
    </div>
  );
}
