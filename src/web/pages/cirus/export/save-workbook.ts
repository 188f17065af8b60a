import writeXlsxFile, { type SheetData } from "write-excel-file/browser";
import { saveFile } from "../../../ui/save-file.ts";
import type { ShownTable } from "../figures/shown-table.ts";
import { SOURCES, TERMS } from "../method/sources.data.ts";
import { type Sheet, sheetOf } from "./sheet.ts";

const WIDTHS = { name: 24, figure: 12, text: 18 } as const;
const WIDTH_UNIT = { wrap: true, fontWeight: "bold", alignVertical: "bottom" } as const;

/** Saves a table as an Excel workbook; its second sheet tells release, sources and licences. */
export async function saveWorkbook(table: ShownTable): Promise<void> {
  const sheet = sheetOf(table);
  const file = writeXlsxFile([
    {
      sheet: "Comparison",
      data: figuresSheet(sheet),
      columns: sheet.head.map((_, at) => ({ width: widthOf(sheet, at, table.nameLabels.length) })),
      stickyRowsCount: 1,
      stickyColumnsCount: 1,
    },
    {
      sheet: "About",
      data: aboutSheet(table),
      columns: [{ width: 42 }, { width: 60 }, { width: 60 }],
    },
  ]);
  saveFile(`${table.fileName}.xlsx`, await file.toBlob());
}

const cell = (value: string | number) =>
  typeof value === "number" ? { value, type: Number } : { value, type: String };
const heading = (value: string) => ({ value, type: String, ...WIDTH_UNIT });

const figuresSheet = ({ head, rows }: Sheet): SheetData => [
  head.map(heading),
  ...rows.map((row) => row.map(cell)),
];

function aboutSheet({ title, lastUpdated, columns, view }: ShownTable): SheetData {
  return [
    [heading(title)],
    [cell("Release"), cell(lastUpdated)],
    [cell("From"), cell(`${location.origin}/cirus`)],
    [cell("Terms"), cell(TERMS)],
    [],
    [heading("Column"), heading("Unit")],
    ...columns.map(({ label, unit }) => [cell(label), cell(unit)]),
    [],
    [heading("Source"), heading("Gives"), heading("Licence")],
    ...SOURCES[view].map(({ name, gives, licence }) => [cell(name), cell(gives), cell(licence)]),
  ];
}

function widthOf({ head, rows }: Sheet, at: number, nameCount: number): number {
  if (at < nameCount) return WIDTHS.name;
  return typeof rows[0]?.[at] === "number" || !head[at]!.includes(": ")
    ? WIDTHS.figure
    : WIDTHS.text;
}
