import { downloadCsv } from "../../../download/csv.ts";
import { sheetOf } from "./sheet.ts";
import type { ShownTable } from "./shown-table.ts";

/** Saves a table as a CSV file for any spreadsheet. */
export function saveCsv(table: ShownTable): void {
  downloadCsv(table.fileName, sheetOf(table));
}
