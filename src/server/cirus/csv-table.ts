import Papa from "papaparse";
import { NEEDS_GUARD, withoutGuard } from "#domain/formula-guard.ts";

/** A CSV file as read: cells are trimmed, and each row has its number in the file. */
interface CsvTable {
  /** In lower case. */
  readonly columns: readonly string[];
  readonly rows: readonly CsvRow[];
  /** The errors of CSV syntax, by row. */
  readonly faults: readonly { readonly row: number; readonly sentence: string }[];
}

interface CsvRow {
  /** Counted as in a spreadsheet: the heading is row 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** How much of a file is read; the first row beyond it is reported as a fault. */
interface CsvLimits {
  /** Rows below the heading; empty rows do not count. */
  readonly rows: number;
  /** Cells in one row. */
  readonly cells: number;
  /** Whether rows below these columns are wanted; if not, none is read. */
  readonly isHeading?: (columns: readonly string[]) => boolean;
}

/** Reads a CSV file whose first row names the columns; empty rows are left out. */
export function readCsv(text: string, limits?: CsvLimits): CsvTable {
  const columns: string[] = [];
  const rows: CsvRow[] = [];
  const faults: { row: number; sentence: string }[] = [];
  let number = 0;
  // A file may have been edited by programs that end lines differently.
  const lines = text.replaceAll("\r\n", "\n");
  // Row by row: the faster mode would hold every line of the file at once.
  Papa.parse<string[]>(lines, {
    newline: lines.includes("\n") ? "\n" : "\r",
    delimiter: delimiterOf(lines),
    fastMode: false,
    step: ({ data, errors }, parser) => {
      number += 1;
      const excess = limits && excessOf(data, rows.length, limits);
      if (excess) {
        faults.push({ row: number, sentence: excess });
        return parser.abort();
      }
      if (errors.some(({ type }) => type === "Quotes")) {
        faults.push({ row: number, sentence: BAD_QUOTES });
      }
      const cells = data.map(plainCell);
      if (number === 1) {
        columns.push(...cells.map((name) => name.toLowerCase()));
        if (limits?.isHeading?.(columns) === false) parser.abort();
      } else if (cells.some((cell) => cell !== "")) rows.push({ number, cells });
    },
  });
  return { columns, rows, faults };
}

const BAD_QUOTES = "a quotation mark is missing or misplaced";

function excessOf(data: readonly string[], rows: number, limits: CsvLimits): string | null {
  if (data.length > limits.cells) return `the row has more than ${limits.cells} cells`;
  const isFull = rows === limits.rows && data.some((cell) => cell.trim() !== "");
  return isFull ? `the file has more than ${limits.rows} rows below its heading` : null;
}

/** Reads a CSV file of ours: each row by its column names. */
export function readCsvRecords(text: string): Readonly<Record<string, string>>[] {
  const { columns, rows } = readCsv(text);
  return rows.map(({ cells }) =>
    Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""])),
  );
}

/**
 * Writes a table as CSV, with an apostrophe before text that could run as a formula. Begins with a
 * byte-order mark, without which Excel misreads letters beyond ASCII.
 */
export function writeCsv(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, string | number | null>>[],
): string {
  return writeCsvRows(
    columns,
    rows.map((row) => columns.map((column) => row[column] ?? null)),
  );
}

/** The same for rows of cells in the order of the columns. */
export function writeCsvRows(
  columns: readonly string[],
  rows: readonly (readonly (string | number | boolean | null)[])[],
): string {
  return `${BYTE_ORDER_MARK}${Papa.unparse({ fields: [...columns], data: rows as unknown[][] }, { escapeFormulae: NEEDS_GUARD, newline: "\n" })}\n`;
}

const BYTE_ORDER_MARK = "\uFEFF";
const LONGEST_HEADING = 10_000;

// The most frequent one in the heading: spreadsheets write the list separator of their country.
function delimiterOf(text: string): string {
  const [heading = ""] = text.slice(0, LONGEST_HEADING).split("\n", 1);
  const parts = (delimiter: string) => heading.split(delimiter).length;
  return [",", ";", "\t"].reduce((best, next) => (parts(next) > parts(best) ? next : best));
}

// Trims and collapses blanks, and removes the apostrophe that we put before a possible formula.
const plainCell = (cell: string) => cell && withoutGuard(cell.replace(/\s+/g, " ").trim());
