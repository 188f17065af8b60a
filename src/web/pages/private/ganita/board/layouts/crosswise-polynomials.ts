import { coefficientsOf } from "../../form/entries.ts";
import { type Drawing, found, given, grid, label, type Mark, mark, sign } from "../drawing.ts";
import { columnsOf, typedIn, type Working } from "../working.ts";
import { letterTo } from "./coefficient-table.ts";
import { columnWindow } from "./column-window.ts";

/** Two polynomials by their coefficients, one under the other, and below each power its sum. */
export function crosswisePolynomials(working: Working): Drawing | null {
  const [first, second] = ["first", "second"].map((name) =>
    coefficientsOf(typedIn(working, name)).toReversed(),
  ) as [string[], string[]];
  const columns = columnsOf(working).map(({ step, value }) => ({
    step,
    power: Number(value.power),
    sum: `${value.sum}`,
  }));
  if (columns.length === 0) return null;
  const shown = columnWindow(columns, working.present);
  const columnAt = (exponent: number) => 2 + shown.at(-1)!.power - exponent;
  const coefficients = (row: number, texts: readonly string[]): Mark[] =>
    shown.flatMap(({ power: exponent }) =>
      texts[exponent] === undefined ? [] : [given(0, [row, columnAt(exponent)], texts[exponent])],
    );
  const present = working.steps.find(({ number }) => number === working.present);
  const width = shown.length + 1;
  return grid([
    ...shown.map(({ power: exponent }) => label(0, [1, columnAt(exponent)], letterTo(exponent))),
    ...coefficients(2, first),
    sign(0, [3, 1], "×"),
    ...coefficients(3, second),
    mark("rule", 0, [4, 1, 1, width]),
    ...shown.map(({ step, power: exponent, sum }) => found(step, [5, columnAt(exponent)], sum)),
    ...(present && present.number < working.total
      ? [mark("line", present.number, [6, 1, 1, width], present.notation)]
      : []),
  ]);
}
