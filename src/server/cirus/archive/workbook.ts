import { type CellValue, writeXlsx } from "hucre/xlsx";
import type { Dataset, Table } from "./table.ts";

const HEADING = { font: { bold: true } };

/** Writes a release as an Excel workbook: a sheet that describes it, and a sheet for each table. */
export async function workbook(dataset: Dataset): Promise<Buffer> {
  const { id, title, description, asOf, releasedOn, rights } = dataset;
  const about = [
    ["Title", title],
    ["Release", id],
    ["As of", asOf],
    ["Released", releasedOn],
    ["Description", description],
    ["Terms", rights],
  ];
  return Buffer.from(
    await writeXlsx({
      sheets: [
        { name: "about", rows: about, columns: [{ width: 14 }, { width: 100 }] },
        ...dataset.tables.map(sheetOf),
      ],
    }),
  );
}

const sheetOf = ({ name, columns, rows }: Table) => ({
  name,
  rows: [columns.map((column) => column.name), ...rows.map((row) => row.map(cellOf))],
  cells: new Map(columns.map((_, at) => [`0,${at}`, { style: HEADING }])),
  columns: columns.map(({ type }) => ({ width: type === "string" ? 24 : 14 })),
  freezePane: { rows: 1, columns: 1 },
});

// An empty text gets no cell.
const cellOf = (value: CellValue): CellValue => (value === "" ? null : value);
