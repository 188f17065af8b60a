import { OperatorError } from "../../operator-error.ts";
import { legible } from "../legible.ts";

/** A reason why a file cannot be imported, with its position. */
export interface ImportFault {
  readonly file: string;
  /** Counted as in a spreadsheet: the heading is row 1. */
  readonly row: number;
  readonly column: string | null;
  readonly sentence: string;
}

const MOST_LISTED = 50;

/**
 * Refuses an import that has faults.
 *
 * @throws {OperatorError} that lists them by file and row, one per line, up to a limit.
 */
export function refuseFaults(faults: readonly ImportFault[]): void {
  if (faults.length === 0) return;
  const lines = [...Map.groupBy(faults, ({ file }) => file).values()]
    .flatMap((ofFile) => ofFile.toSorted((one, other) => one.row - other.row))
    .slice(0, MOST_LISTED)
    .map(
      ({ file, row, column, sentence }) =>
        `${file}, row ${row}${column === null ? "" : `, column ${column}`}: ${sentence}.`,
    )
    .map(legible);
  const more = faults.length - lines.length;
  throw new OperatorError(
    [...lines, ...(more > 0 ? [`… and ${more} more.`] : []), "Nothing was imported."].join("\n"),
  );
}
