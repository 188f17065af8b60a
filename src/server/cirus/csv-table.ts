import Papa from "papaparse";

/** A CSV file as it is read: its cells without blanks around them, each row with its number in the file. */
export interface CsvTable {
  /** In lower case. */
  readonly columns: readonly string[];
  readonly rows: readonly CsvRow[];
  /** What is wrong with the file as a CSV file, by row. */
  readonly faults: readonly { readonly row: number; readonly sentence: string }[];
}

export interface CsvRow {
  /** As a spreadsheet counts: the heading is row 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** Reads a CSV file whose first row names the columns; rows without any text are left out. */
export function readCsv(text: string): CsvTable {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  const [heading = [], ...rows] = data.map((cells) => cells.map(plainCell));
  return {
    columns: heading.map((name) => name.toLowerCase()),
    rows: rows
      .map((cells, at) => ({ number: at + 2, cells }))
      .filter(({ cells }) => cells.some((cell) => cell !== "")),
    faults: errors
      .filter(({ type }) => type === "Quotes")
      .map(({ row }) => ({
        row: (row ?? 0) + 1,
        sentence: "a quotation mark is missing or stands where none belongs",
      })),
  };
}

/** Reads a CSV file of ours: each row by its column names. */
export function readCsvRecords(text: string): Readonly<Record<string, string>>[] {
  const { columns, rows } = readCsv(text);
  return rows.map(({ cells }) =>
    Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""])),
  );
}

/** Writes a table as CSV. A text that a spreadsheet would take for a formula gets an apostrophe before it. */
export function writeCsv(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, string | number | null>>[],
): string {
  const data = rows.map((row) => columns.map((column) => row[column] ?? ""));
  return `${Papa.unparse({ fields: [...columns], data }, { escapeFormulae: true, newline: "\n" })}\n`;
}

// The one that parts the heading most often: spreadsheets write what their country parts lists with.
function delimiterOf(text: string): string {
  const [heading = ""] = text.split("\n", 1);
  const parts = (delimiter: string) => heading.split(delimiter).length;
  return [",", ";", "\t"].reduce((best, next) => (parts(next) > parts(best) ? next : best));
}

// Blanks are one and inside only; the apostrophe before a would-be formula is ours.
const plainCell = (cell: string) =>
  cell
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^'(?=[=+\-@])/, "");
