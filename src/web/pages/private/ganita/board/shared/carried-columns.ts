import type { Notation } from "#domain/ganita/notation.ts";
import {
  barDigit,
  type Cell,
  foundDigit,
  type Line,
  label,
  mark,
  type Row,
  START,
  small,
} from "../drawing.ts";
import { columnWindow } from "./lines.ts";

/** One column of a product: what it comes to, and what is carried into it and on from it. */
export interface CarriedColumn extends Line {
  readonly name: string | Notation;
  readonly sum: string;
  readonly carryIn: string;
  readonly digit: string;
  readonly carryOut: string;
}

/**
 * The columns of a product as a table with named rows, the units rightmost; `end` is the line that
 * writes what the highest one carries on.
 */
export function carriedColumns(
  columns: readonly CarriedColumn[],
  sumName: string,
  present: number,
  end?: Line,
): Row[] {
  const shown = columnWindow(columns, present).toReversed();
  const last = columns.at(-1)!;
  const isCarriedOn = end && shown.includes(last) && last.carryOut !== "0";
  const before = (column: CarriedColumn) => columns[columns.indexOf(column) - 1] ?? START;
  const row = (name: string | null, of: (column: CarriedColumn) => Cell, front: Cell = null) => [
    name,
    // Left of the highest column is the place for what it carries on.
    front,
    ...shown.map(of),
  ];
  return [
    row(null, ({ name }) => label(name)),
    row(sumName, (column) => foundDigit(column.sum, column)),
    row("carried in", (column) => small(column.carryIn, before(column))),
    row(
      "written",
      (column) => foundDigit(column.digit, column),
      isCarriedOn && mark("found", end, barDigit(last.carryOut)),
    ),
    row("carried on", (column) => small(column.carryOut, column)),
  ];
}
