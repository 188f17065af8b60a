import type { Notation } from "#domain/ganita/notation.ts";
import { barDigit, foundDigit, label, type Mark, mark, START, small } from "../drawing.ts";
import { columnWindow } from "./column-window.ts";

/** One column of a product: what it comes to, and what is carried into it and on from it. */
export interface CarriedColumn {
  readonly step: number;
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
  end?: { readonly step: number },
): Mark[] {
  const shown = columnWindow(columns, present);
  // The place left of the highest column is for what it carries on.
  const columnAt = (index: number) => shown.length - index + 2;
  const last = columns.at(-1)!;
  const isCarriedOn = end && shown.includes(last) && last.carryOut !== "0";
  return [
    ...[sumName, "carried in", "written", "carried on"].map((name, index) =>
      label(START, [index + 2, 1], name),
    ),
    ...(isCarriedOn ? [mark("found", end, [4, 2], barDigit(last.carryOut))] : []),
    ...shown.flatMap((column, index) => [
      label(START, [1, columnAt(index)], column.name),
      foundDigit(column, [2, columnAt(index)], column.sum),
      small(columns[columns.indexOf(column) - 1] ?? START, [3, columnAt(index)], column.carryIn),
      foundDigit(column, [4, columnAt(index)], column.digit),
      small(column, [5, columnAt(index)], column.carryOut),
    ]),
  ];
}
