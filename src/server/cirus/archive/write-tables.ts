import { hash } from "node:crypto";
import { type CellValue, writeXlsx } from "hucre/xlsx";
import { writeCsvRows } from "../csv-table.ts";
import type { Cell, Table } from "./table.ts";

/** Writes a table as a CSV file. */
export const csvOf = ({ columns, rows }: Table): Buffer =>
  Buffer.from(
    writeCsvRows(
      columns.map(({ name }) => name),
      rows,
    ),
  );

/**
 * Writes tables as an Excel workbook, a sheet for each.
 *
 * @param about The rows of the first sheet: names, and what they are.
 */
export async function workbookOf(
  about: readonly [string, string][],
  tables: readonly Table[],
): Promise<Buffer> {
  const cover = {
    name: "about",
    rows: about.map((row): CellValue[] => [...row]),
    columns: [{ width: 14 }, { width: 100 }],
  };
  return Buffer.from(await writeXlsx({ sheets: [cover, ...tables.map(sheetOf)] }));
}

const HEADING = { font: { bold: true } };

const sheetOf = ({ name, columns, rows }: Table) => ({
  name,
  rows: [columns.map((column) => column.name), ...rows.map((row) => row.map(cellOf))],
  cells: new Map(columns.map((_, at) => [`0,${at}`, { style: HEADING }])),
  columns: columns.map(({ type }) => ({ width: type === "string" ? 24 : 14 })),
  freezePane: { rows: 1, columns: 1 },
});

// An empty text gets no cell.
const cellOf = (value: Cell): CellValue => (value === "" ? null : value);

/**
 * Describes a table and its CSV file as a resource of a Frictionless data package.
 *
 * @see https://specs.frictionlessdata.io/tabular-data-resource/
 */
export const resourceOf = ({ name, title, columns, key, references }: Table, csv: Buffer) => ({
  profile: "tabular-data-resource",
  name,
  path: `${name}.csv`,
  title,
  format: "csv",
  mediatype: "text/csv",
  encoding: "utf-8",
  bytes: csv.length,
  hash: `sha256:${hash("sha256", csv)}`,
  schema: {
    fields: columns,
    missingValues: [""],
    primaryKey: key,
    ...(references && {
      foreignKeys: Object.entries(references).map(([fields, [resource, other]]) => ({
        fields,
        reference: { resource, fields: other },
      })),
    }),
  },
});
