import type { Notation } from "#domain/ganita/working/notation.ts";
import { barDigit, label, type Mark, mark } from "../drawing.ts";
import { columnWindow } from "./column-window.ts";

/** One column of a product: what it comes to, and what is carried into it and on from it. */
interface CarriedColumn {
  readonly step: number;
  readonly name: string | Notation;
  readonly sum: number;
  readonly carryIn: number;
  readonly digit: number;
  readonly carryOut: number;
}

/** The columns of a product as a table with named rows, the units rightmost. */
export function carriedColumns(
  columns: readonly CarriedColumn[],
  sumName: string,
  present: number,
): Mark[] {
  const shown = columnWindow(columns, present);
  // The place left of the highest column is for what it carries on.
  const columnAt = (index: number) => shown.length - index + 2;
  const last = columns.at(-1)!;
  const inFront = shown.includes(last) && last.carryOut > 0;
  return [
    ...[sumName, "carried in", "written", "carried on"].map((name, index) =>
      label(0, [index + 2, 1], name),
    ),
    ...(inFront ? [mark("found", last.step + 1, [4, 2], barDigit(last.carryOut))] : []),
    ...shown.flatMap(({ step, name, sum, carryIn, digit, carryOut }, index) => [
      label(0, [1, columnAt(index)], name),
      mark("found", step, [2, columnAt(index)], barDigit(sum), [`${sum}`]),
      mark("small", step - 1, [3, columnAt(index)], barDigit(carryIn)),
      mark("found", step, [4, columnAt(index)], barDigit(digit), [`${digit}`]),
      mark("small", step, [5, columnAt(index)], barDigit(carryOut)),
    ]),
  ];
}
