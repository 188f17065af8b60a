import Papa from "papaparse";
import { NEEDS_GUARD } from "#domain/formula-guard.ts";
import type { Sheet } from "./sheet.ts";

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Writes a sheet as CSV (RFC 4180, UTF-8 with its mark). A text that a spreadsheet would take for a
 * formula gets an apostrophe before it; numbers stay as they are, negative ones too.
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
