import { type Drawing, grid } from "../drawing.ts";
import type { Working } from "../working.ts";
import { carriedColumns } from "./carried-columns.ts";

/** The columns of a crosswise product as a table, the units rightmost. */
export function crosswiseColumns({ steps, present }: Working): Drawing | null {
  const columns = steps.flatMap(({ number, column }) =>
    column
      ? [
          {
            step: number,
            name: column.column_name,
            sum: column.sum,
            carryIn: column.carry_in,
            digit: column.digit,
            carryOut: column.carry_out,
          },
        ]
      : [],
  );
  return columns.length === 0 ? null : grid(carriedColumns(columns, "sum", present));
}
