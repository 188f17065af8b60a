import { coefficientsOf } from "../../form/entries.ts";
import { type Drawing, found, given, grid, label, RULE } from "../drawing.ts";
import { carriedColumns } from "../shared/carried-columns.ts";
import { letterTo } from "../shared/coefficients.ts";
import { columnWindow, lineMark } from "../shared/lines.ts";
import { layoutsFor, typedIn, type Working } from "../working.ts";

const drawn = layoutsFor("urdhva-tiryagbhyam");

export const layouts = [
  // Two polynomials by their coefficients, one under the other, and below each power its sum.
  drawn(["column"], (_, working) => {
    const shown = columnWindow(working.rows("column"), working.present).toReversed();
    const powers = shown.map(({ column }) => Number(column.power));
    const coefficients = (name: string) => {
      const texts = coefficientsOf(typedIn(working, name)).toReversed();
      return powers.map((exponent) => {
        const text = texts[exponent];
        return text !== undefined && given(text);
      });
    };
    const present = shown.find(({ step }) => step === working.present);
    return grid(
      [
        [null, ...powers.map((exponent) => label(letterTo(exponent)))],
        [null, ...coefficients("first")],
        ["×", ...coefficients("second")],
        RULE,
        [null, ...shown.map((line) => found(line.column.sum, line))],
      ],
      { below: present ? [lineMark(present)] : [] },
    );
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
