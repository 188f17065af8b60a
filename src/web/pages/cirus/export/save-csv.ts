import { saveFile } from "../../../ui/save-file.ts";
import { writeCsv } from "./csv.ts";
import { sheetOf } from "./sheet.ts";
import type { ShownTable } from "./shown-table.ts";

/** Saves a table as a CSV file for any spreadsheet. */
export function saveCsv(table: ShownTable): void {
  const content = new Blob([writeCsv(sheetOf(table))], { type: "text/csv;charset=utf-8" });
  saveFile(`${table.fileName}.csv`, content);
}
