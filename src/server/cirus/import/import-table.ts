import type { ViewName } from "#domain/risk/view-name.ts";
import { readCsv } from "../csv-table.ts";
import { COUNTRY_COLUMNS, DISTRICT_COLUMNS, type FactColumn } from "../packaged/fact-columns.ts";
import { FACT_TABLES, factRecords } from "../packaged/fact-tables.ts";
import type { FactKind } from "../release.ts";
import { MAX_PLACES, MAX_TEXT_CHARACTERS } from "../release-schema.ts";
import { COLUMNS, OTHER_COLUMN_NAMES, REQUIRED_COLUMNS } from "./columns.ts";
import type { ImportFault } from "./import-fault.ts";
import { ImportRow } from "./import-row.ts";

/** An exported file has about sixty; other files may have more. */
const MAX_COLUMNS = 200;

/** A file to import, with the name used in its faults. */
export interface ImportFile {
  readonly file: string;
  readonly text: string;
}

/** The content of a file: rows of one view, with finished metrics or one kind of facts. */
export interface ImportTable {
  readonly view: ViewName;
  readonly facts: FactKind | null;
  readonly columns: readonly string[];
  readonly rows: readonly ImportRow[];
  /** Columns that the import does not know. */
  readonly unused: readonly string[];
}

/** Reads a file into rows, and finds their view by its columns; notes its faults. */
export function readImportTable(
  { file, text }: ImportFile,
  faults: ImportFault[],
): ImportTable | null {
  const isHeading = (names: readonly string[]) => headingOf(names).view !== null;
  const table = readCsv(text, { rows: MAX_PLACES, cells: MAX_COLUMNS, isHeading });
  const fault = (row: number, column: string | null, sentence: string) =>
    faults.push({ file, row, column, sentence });
  for (const { row, sentence } of table.faults) fault(row, null, sentence);

  const { facts, columns, view } = headingOf(table.columns);
  if (view === null) {
    fault(1, null, NO_VIEW);
    return null;
  }
  if (columns.some(isTooLong)) fault(1, null, TOO_LONG);
  const required = facts === null ? REQUIRED_COLUMNS[view] : FACT_TABLES[facts].keys;
  const missing = required.filter((column) => !columns.includes(column));
  for (const column of missing) fault(1, column, "the column is missing");
  for (const [at, column] of columns.entries()) {
    if (column !== "" && columns.indexOf(column) < at) fault(1, column, "the column occurs twice");
  }
  if (table.rows.length === 0) fault(1, null, "there is no row below the heading");
  if (missing.length > 0) return null;
  const rows = table.rows.flatMap(({ number, cells }) => {
    const firstMissing = columns[cells.length];
    const tooLong = cells.findIndex(isTooLong);
    if (tooLong >= 0) fault(number, columns[tooLong] || null, TOO_LONG);
    else if (firstMissing !== undefined)
      fault(number, firstMissing, "the row ends before this column");
    else if (cells.slice(columns.length).some((cell) => cell !== "")) {
      fault(number, null, "the row has more cells than there are columns");
    } else {
      const cellByColumn = new Map(columns.map((column, at) => [column, cells[at]!]));
      return [new ImportRow({ file, number }, cellByColumn, faults)];
    }
    return [];
  });
  const known = facts === null ? COLUMNS[view] : Object.keys(factRecords(facts)[0]!);
  return {
    view,
    facts,
    columns,
    rows,
    unused: columns.filter((column) => column !== "" && !known.includes(column)),
  };
}

const NO_VIEW =
  "there is neither a column state_district_capital nor a column country, nor are these the columns of a file of facts in data/";
const TOO_LONG = `the text is longer than ${MAX_TEXT_CHARACTERS} characters`;
const isTooLong = (cell: string) => cell.length > MAX_TEXT_CHARACTERS;

function headingOf(names: readonly string[]) {
  const facts = factKindOf(names);
  if (facts !== null) return { facts, columns: names, view: FACT_TABLES[facts].view };
  const columns = names.map((name) => OTHER_COLUMN_NAMES[name] ?? name);
  return { facts, columns, view: viewOf(columns) };
}

function viewOf(columns: readonly string[]): ViewName | null {
  if (columns.includes("state_district_capital")) return "india";
  return columns.includes("country") ? "world" : null;
}

// Null for a file of finished metrics.
function factKindOf(columns: readonly string[]): FactKind | null {
  const has = (column: string) => columns.includes(column);
  const holds = (some: readonly FactColumn[]) => some.some(({ column }) => has(column));
  if (FACT_TABLES.states.keys.every(has) && has("value")) return "states";
  if (has("iso2") && holds(COUNTRY_COLUMNS)) return "countries";
  return has("id") && holds(DISTRICT_COLUMNS) ? "districts" : null;
}
