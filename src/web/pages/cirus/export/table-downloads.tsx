import { API_ADDRESS } from "../../../api/api-address.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { fixed } from "../figures/figure-text.ts";
import type { Ranked } from "../figures/ranked.ts";
import type { Place } from "../lists/place.ts";
import { downloadTable } from "./sheet.ts";
import { shownTable } from "./shown-table.ts";

interface TableDownloadsProps {
  readonly ranked: Ranked;
  /** The rows that the table has at present. */
  readonly places: readonly Place[];
  /** The words for one row and for several; by default those of places. */
  readonly words?: readonly [one: string, several: string];
}

/** Saves the rows that a table shows, and links to the files of the whole release. */
export function TableDownloads({ ranked, places: rows, words }: TableDownloadsProps) {
  const { view } = ranked;
  const { place, places } = ranked.words;
  const [one, several] = words ?? [place, places];
  const count = rows.length;
  return (
    <div className="row no-print above">
      <Button disabled={count === 0} onClick={() => downloadTable(shownTable(ranked, rows))}>
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
