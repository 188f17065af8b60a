import { barDigit, type Drawing, grid, label, mark } from "../drawing.ts";
import type { Working } from "../working.ts";
import { columnWindow } from "./column-window.ts";

/** The columns of a crosswise product as a table, the units rightmost. */
export function crosswiseColumns({ steps, present }: Working): Drawing | null {
  const columns = steps.flatMap(({ number, column }) => (column ? [{ step: number, column }] : []));
  if (columns.length === 0) return null;
  const shown = columnWindow(columns, present);
  return grid([
    ...["sum", "carried in", "written", "carried on"].map((name, index) =>
      label(0, [index + 2, 1], name),
    ),
    ...shown.flatMap(({ step, column }, index) => {
      const at = shown.length - index + 1;
      const { column_name, sum, carry_in, digit, carry_out } = column;
      return [
        label(0, [1, at], column_name),
        mark("found", step, [2, at], barDigit(sum), [`${sum}`]),
        mark("small", step - 1, [3, at], barDigit(carry_in)),
        mark("found", step, [4, at], barDigit(digit), [`${digit}`]),
        mark("small", step, [5, at], barDigit(carry_out)),
      ];
    }),
  ]);
}
