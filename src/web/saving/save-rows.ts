import { type Sheet, writeCsv } from "./csv.ts";
import { saveFile } from "./save-file.ts";

/** Saves rows as a CSV file for any spreadsheet, under a name without its extension. */
export function saveRows(name: string, sheet: Sheet): void {
  saveFile(`${name}.csv`, new Blob([writeCsv(sheet)], { type: "text/csv;charset=utf-8" }));
}
