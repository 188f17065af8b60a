import { superscript } from "#domain/ganita/notation.ts";
import {
  barDigit,
  foundDigit,
  given,
  type Mark,
  mark,
  rule,
  START,
  sign,
  small,
} from "../drawing.ts";
import type { LineOf } from "../working.ts";
import { carriedColumns } from "./carried-columns.ts";
import { columnWindow } from "./column-window.ts";
import type { ColumnOf } from "./in-columns.ts";

// More numbers are not written one under the other: only what each column comes to.
const MOST_ROWS = 30;

/** The line that adds a column. */
export type AddedColumn = LineOf<"addition", "column">;

/**
 * A sum in columns from a row of the board on: a dot where going up a column passes ten. `end` is the
 * line that writes the dots left over in front.
 */
export function sumInColumns(
  sum: readonly AddedColumn[],
  end: { readonly step: number } | undefined,
  present: number,
  top: number,
  columnOf: ColumnOf,
): Mark[] {
  const rows = sum[0]!.column.digits.length;
  if (rows === 0 || rows > MOST_ROWS) return totalsOfColumns(sum, end, present, top);
  const shown = columnWindow(sum, present);
  const written = top + rows + 2;
  const lengths = Array.from({ length: rows }, (_, row) => lengthOf(sum, row));
  const last = sum.at(-1)!;
  const front = columnOf(Number(last.column.place) + 1);
  const hasFront = last.column.dots_out !== "0" && shown.includes(last);
  return [
    ...shown.flatMap((line) => {
      const { column } = line;
      const at = columnOf(Number(column.place));
      return [
        ...dots(sum[sum.indexOf(line) - 1] ?? START, [top, at], column.dots_in),
        ...goingUp(column, lengths).flatMap(({ row, digit, running, hasDot, isLeading }) => [
          ...(isLeading ? [] : [given(START, [top + 1 + row, at], `${digit}`)]),
          ...(hasDot ? [mark("dot", line, [top + 1 + row, at])] : []),
          ...(running === null ? [] : [small(line, [top + 1 + row, at + 1], `${running}`)]),
        ]),
        foundDigit(line, [written, at], column.digit),
      ];
    }),
    ...(hasFront ? dots(last, [top, front], last.column.dots_out) : []),
    ...(hasFront && end
      ? [mark("found", end, [written, front], barDigit(last.column.dots_out))]
      : []),
    sign(START, [top + rows, 1], "+"),
    rule(START, top + rows + 1, columnOf(Number(shown[0]!.column.place)) + 1),
  ];
}

/** What going up a column writes at each digit, the lowest first. */
function goingUp({ digits, dots_in, place }: AddedColumn["column"], lengths: readonly number[]) {
  let running = Number(dots_in);
  return [...digits.entries()].toReversed().map(([row, text], index) => {
    const digit = Number(text);
    running += digit;
    const hasDot = running >= 10;
    if (hasDot) running -= 10;
    const isLeading = Number(place) >= lengths[row]!;
    const isPlain = index === 0 && dots_in === "0";
    return { row, digit, hasDot, isLeading, running: isLeading || isPlain ? null : running };
  });
}

const dots = (
  line: { readonly step: number },
  place: readonly [number, number],
  count: string,
): Mark[] => (count === "0" ? [] : [mark("dot", line, place), small(line, place, count)]);

// How many digits a number has, as far as its columns have loaded; at least one.
const lengthOf = (sum: readonly AddedColumn[], row: number): number =>
  Number(sum.findLast(({ column }) => column.digits[row] !== "0")?.column.place ?? 0) + 1;

// Many numbers by what their columns come to.
const totalsOfColumns = (
  sum: readonly AddedColumn[],
  end: { readonly step: number } | undefined,
  present: number,
  top: number,
): Mark[] =>
  carriedColumns(
    sum.map(({ step, column: { place, dots_in, total, digit, dots_out } }) => ({
      step,
      name: [`10${superscript(Number(place))}`],
      sum: `${Number(total) - Number(dots_in)}`,
      carryIn: dots_in,
      digit,
      carryOut: dots_out,
    })),
    "the digits",
    present,
    end,
  ).map((each) => ({ ...each, row: each.row + top - 1 }));
