import { coefficientsOf } from "../../form/entries.ts";
import {
  type Drawing,
  found,
  given,
  grid,
  label,
  type Mark,
  rule,
  START,
  sign,
} from "../drawing.ts";
import { carriedColumns } from "../shared/carried-columns.ts";
import { letterTo } from "../shared/coefficient-table.ts";
import { columnWindow } from "../shared/column-window.ts";
import { lineMark } from "../shared/lines.ts";
import { layoutsFor, typedIn, type Working } from "../working.ts";

const drawn = layoutsFor("urdhva-tiryagbhyam");

export const layouts = [
  // Two polynomials by their coefficients, one under the other, and below each power its sum.
  drawn(["column"], (_, working) => {
    const [first, second] = ["first", "second"].map((name) =>
      coefficientsOf(typedIn(working, name)).toReversed(),
    ) as [string[], string[]];
    const shown = columnWindow(working.rows("column"), working.present);
    const powers = shown.map(({ column }) => Number(column.power));
    const columnAt = (exponent: number) => 2 + powers.at(-1)! - exponent;
    const coefficients = (row: number, texts: readonly string[]): Mark[] =>
      powers.flatMap((exponent) =>
        texts[exponent] === undefined
          ? []
          : [given(START, [row, columnAt(exponent)], texts[exponent])],
      );
    const present = shown.find(({ step }) => step === working.present);
    const width = shown.length + 1;
    return grid([
      ...powers.map((exponent) => label(START, [1, columnAt(exponent)], letterTo(exponent))),
      ...coefficients(2, first),
      sign(START, [3, 1], "×"),
      ...coefficients(3, second),
      rule(START, 4, width),
      ...shown.map((line) =>
        found(line, [5, columnAt(Number(line.column.power))], line.column.sum),
      ),
      ...(present ? [lineMark(present, 6, width)] : []),
    ]);
  }),
];

/** The columns of a product of numbers as a table, the units rightmost. */
export function crosswiseColumns({ steps, present }: Working): Drawing | null {
  const columns = steps.flatMap(({ number, column }) =>
    column
      ? [
          {
            step: number,
            name: column.column_name,
            sum: `${column.sum}`,
            carryIn: `${column.carry_in}`,
            digit: `${column.digit}`,
            carryOut: `${column.carry_out}`,
          },
        ]
      : [],
  );
  return columns.length === 0 ? null : grid(carriedColumns(columns, "sum", present));
}
