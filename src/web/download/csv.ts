import Papa from "papaparse";
import { NEEDS_GUARD } from "#domain/formula-guard.ts";
import { downloadFile } from "./download-file.ts";

/** A table for spreadsheets; numbers stay numbers. */
export interface Sheet {
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** Marks the text as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Writes a sheet as CSV (RFC 4180, UTF-8 with a byte order mark). A text that a spreadsheet would
 * read as a formula gets a leading apostrophe; numbers stay as they are, even negative ones.
 *
 * @example
 * writeCsv({ head: ["Name", "Gap"], rows: [["=1+1", -2]] }); // '\uFEFFName,Gap\r\n"\'=1+1",-2\r\n'
 */
export function writeCsv({ head, rows }: Sheet): string {
  const csv = Papa.unparse([head, ...rows] as (string | number)[][], {
    escapeFormulae: NEEDS_GUARD,
    newline: "\r\n",
  });
  return `${BYTE_ORDER_MARK}${csv}\r\n`;
}

/** Downloads a sheet as a CSV file, under a name without its extension. */
export function downloadCsv(name: string, sheet: Sheet): void {
  downloadFile(`${name}.csv`, new Blob([writeCsv(sheet)], { type: "text/csv;charset=utf-8" }));
}
