import { barDigit, type Drawing, given, grid, label, type Mark, mark } from "../drawing.ts";
import { columnsOf, type Working } from "../working.ts";
import { columnWindow } from "./column-window.ts";

const ROWS = ["digit", "neighbour", "carry_in", "total", "write", "carry_out"] as const;
const NAMES: Readonly<Record<(typeof ROWS)[number], string>> = {
  digit: "digit",
  neighbour: "right neighbour",
  carry_in: "carried in",
  total: "sum",
  write: "written",
  carry_out: "carried on",
};
const MOST_COLUMNS = 12;

/** A product by a number from 11 to 19: each digit with its neighbour, from the right. */
export function digitByDigit(working: Working): Drawing | null {
  const columns = columnsOf(working);
  if (columns.length === 0) return null;
  const shown = columnWindow(columns, working.present, MOST_COLUMNS);
  const marks: Mark[] = shown.flatMap(({ step, value }, index) => {
    const at = shown.length - index + 1;
    const cell = (name: (typeof ROWS)[number]) => Number(value[name]);
    return [
      given(0, [1, at], `${cell("digit")}`),
      mark("small", step, [2, at], barDigit(cell("neighbour"))),
      mark("small", step, [3, at], barDigit(cell("carry_in"))),
      mark("small", step, [4, at], barDigit(cell("total"))),
      mark("found", step, [5, at], barDigit(cell("write")), [`${cell("write")}`]),
      mark("small", step, [6, at], barDigit(cell("carry_out"))),
    ];
  });
  return grid([...ROWS.map((name, index) => label(0, [index + 1, 1], NAMES[name])), ...marks]);
}
