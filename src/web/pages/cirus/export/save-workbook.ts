import { saveFile } from "../../../ui/save-file.ts";
import type { ShownTable } from "../figures/shown-table.ts";
import { SOURCES, TERMS } from "../method/sources.data.ts";
import { type Sheet, sheetOf } from "./sheet.ts";
import { writeWorkbook } from "./workbook.ts";
import type { Cell } from "./workbook-parts.ts";

const WIDTHS = { name: 24, figure: 12, text: 18 } as const;

/** Saves a table as an Excel workbook; its second sheet tells release, sources and licences. */
export async function saveWorkbook(table: ShownTable): Promise<void> {
  const sheet = sheetOf(table);
  const workbook = await writeWorkbook([
    {
      name: "Comparison",
      widths: sheet.head.map((_, at) => widthOf(sheet, at, table.nameLabels.length)),
      hasFixedHead: true,
      rows: [sheet.head.map(heading), ...sheet.rows],
    },
    { name: "About", widths: [42, 60, 60], rows: aboutRows(table) },
  ]);
  saveFile(`${table.fileName}.xlsx`, workbook);
}

const heading = (text: string) => ({ heading: text });

function aboutRows({ title, lastUpdated, columns, view }: ShownTable): readonly Cell[][] {
  return [
    [heading(title)],
    ["Release", lastUpdated],
    ["From", `${location.origin}/cirus`],
    ["Terms", TERMS],
    [],
    [heading("Column"), heading("Unit")],
    ...columns.map(({ label, unit }) => [label, unit]),
    [],
    [heading("Source"), heading("Gives"), heading("Licence")],
    ...SOURCES[view].map(({ name, gives, licence }) => [name, gives, licence]),
  ];
}

function widthOf({ head, rows }: Sheet, at: number, nameCount: number): number {
  if (at < nameCount) return WIDTHS.name;
  return typeof rows[0]?.[at] === "number" || !head[at]!.includes(": ")
    ? WIDTHS.figure
    : WIDTHS.text;
}
