import { type CellStyle, type CellValue, type WriteSheet, writeXlsx } from "hucre/xlsx";
import { SOURCES, TERMS } from "#domain/risk/sources.data.ts";
import type { Sheet } from "../../../download/csv.ts";
import { downloadFile } from "../../../download/download-file.ts";
import { sheetOf } from "./sheet.ts";
import type { ShownTable } from "./shown-table.ts";

const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const WIDTHS = { name: 24, figure: 12, text: 18 } as const;
const HEADING: CellStyle = {
  font: { bold: true },
  alignment: { wrapText: true, vertical: "bottom" },
};

/** Saves a table as an Excel workbook; its second sheet gives release, sources and licences. */
export async function saveWorkbook(table: ShownTable): Promise<void> {
  const workbook = await writeXlsx({ sheets: [figuresSheet(table), aboutSheet(table)] });
  downloadFile(`${table.fileName}.xlsx`, new Blob([Uint8Array.from(workbook)], { type: TYPE }));
}

function figuresSheet(table: ShownTable): WriteSheet {
  const sheet = sheetOf(table);
  return {
    name: "Comparison",
    ...withHeadings([sheet.head, ...sheet.rows], [0]),
    columns: sheet.head.map((_, at) => ({ width: widthOf(sheet, at, table.nameLabels.length) })),
    freezePane: { rows: 1, columns: 1 },
  };
}

function aboutSheet({ title, lastUpdated, address, columns, view }: ShownTable): WriteSheet {
  const release = [[title], ["Release", lastUpdated], ["Cite", address], ["Terms", TERMS], []];
  const units = [["Column", "Unit"], ...columns.map(({ label, unit }) => [label, unit]), []];
  const sources = SOURCES[view].map(({ name, gives, licence }) => [name, gives, licence]);
  const rows = [...release, ...units, ["Source", "Gives", "Licence"], ...sources];
  return {
    name: "About",
    ...withHeadings(rows, [0, release.length, release.length + units.length]),
    columns: [42, 60, 60].map((width) => ({ width })),
  };
}

function withHeadings(rows: readonly (readonly CellValue[])[], headingRows: readonly number[]) {
  const places = headingRows.flatMap((row) => rows[row]!.map((_, column) => `${row},${column}`));
  return {
    // An empty text gets no cell.
    rows: rows.map((row) => row.map((value) => (value === "" ? null : value))),
    cells: new Map(places.map((place) => [place, { style: HEADING }])),
  };
}

function widthOf({ head, rows }: Sheet, at: number, nameCount: number): number {
  if (at < nameCount) return WIDTHS.name;
  return typeof rows[0]?.[at] === "number" || !head[at]!.includes(": ")
    ? WIDTHS.figure
    : WIDTHS.text;
}
