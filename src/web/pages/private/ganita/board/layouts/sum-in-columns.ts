import type { SumColumn } from "#domain/ganita/digits/column-sum.ts";
import { superscript } from "#domain/ganita/working/notation.ts";
import { barDigit, given, type Mark, mark, sign } from "../drawing.ts";
import { columnsOf, type Working } from "../working.ts";
import { carriedColumns } from "./carried-columns.ts";
import { columnWindow } from "./column-window.ts";
import type { ColumnOf } from "./in-columns.ts";

// More numbers are not written one under the other: only what each column comes to.
const MOST_ROWS = 30;

/** A column of a sum with the step that adds it. */
type AddedColumn = SumColumn & { readonly step: number };

/** The columns of each sum of the working: positive and negative numbers are added apart. */
export function sumsOf(working: Working): AddedColumn[][] {
  const sums: AddedColumn[][] = [];
  for (const { step, value } of columnsOf(working)) {
    if (value.total === undefined) continue;
    // Each sum begins with its units.
    if (Number(value.place) === 0 || sums.length === 0) sums.push([]);
    sums.at(-1)!.push({
      step,
      place: Number(value.place),
      digits: Array.isArray(value.digits) ? value.digits.map(Number) : [],
      dotsIn: Number(value.dots_in),
      total: Number(value.total),
      digit: Number(value.digit),
      dotsOut: Number(value.dots_out),
    });
  }
  return sums;
}

/** A sum in columns from a row of the board on: a dot where going up a column passes ten. */
export function sumInColumns(
  sum: readonly AddedColumn[],
  present: number,
  top: number,
  columnOf: ColumnOf,
): Mark[] {
  const rows = sum[0]!.digits.length;
  if (rows === 0 || rows > MOST_ROWS) return totalsOfColumns(sum, present, top);
  const shown = columnWindow(sum, present);
  const [rule, written] = [top + rows + 1, top + rows + 2];
  const lengths = Array.from({ length: rows }, (_, row) => lengthOf(sum, row));
  const marks: Mark[] = shown.flatMap((column) => {
    const at = columnOf(column.place);
    return [
      ...dots(column.step - 1, [top, at], column.dotsIn),
      ...goingUp(column, lengths).flatMap(({ row, digit, running, hasDot, isLeading }) => [
        ...(isLeading ? [] : [given(0, [top + 1 + row, at], `${digit}`)]),
        ...(hasDot ? [mark("dot", column.step, [top + 1 + row, at])] : []),
        ...(running === null
          ? []
          : [mark("small", column.step, [top + 1 + row, at + 1], barDigit(running))]),
      ]),
      mark("found", column.step, [written, at], barDigit(column.digit), [`${column.digit}`]),
    ];
  });
  const last = sum.at(-1)!;
  if (last.dotsOut > 0 && shown.includes(last)) {
    const front = columnOf(last.place + 1);
    marks.push(
      ...dots(last.step, [top, front], last.dotsOut),
      mark("found", last.step + 1, [written, front], barDigit(last.dotsOut)),
    );
  }
  return [
    ...marks,
    sign(0, [top + rows, 1], "+"),
    mark("rule", 0, [rule, 1, 1, columnOf(shown[0]!.place) + 1]),
  ];
}

/** What going up a column writes at each digit, the lowest first. */
function goingUp({ digits, dotsIn, place }: AddedColumn, lengths: readonly number[]) {
  let running = dotsIn;
  return digits
    .map((digit, row) => ({ digit, row }))
    .reverse()
    .map(({ digit, row }, index) => {
      running += digit;
      const hasDot = running >= 10;
      if (hasDot) running -= 10;
      const isLeading = place >= lengths[row]!;
      const isPlain = index === 0 && dotsIn === 0;
      return { row, digit, hasDot, isLeading, running: isLeading || isPlain ? null : running };
    });
}

const dots = (step: number, place: readonly [number, number], count: number): Mark[] =>
  count === 0 ? [] : [mark("dot", step, place), mark("small", step, place, barDigit(count))];

// How many digits a number has, as far as its columns have loaded; at least one.
function lengthOf(sum: readonly AddedColumn[], row: number): number {
  const highest = sum.findLast(({ digits }) => digits[row] !== 0);
  return (highest?.place ?? 0) + 1;
}

// Many numbers by what their columns come to.
const totalsOfColumns = (sum: readonly AddedColumn[], present: number, top: number): Mark[] =>
  carriedColumns(
    sum.map(({ step, place, dotsIn, total, digit, dotsOut }) => ({
      step,
      name: [`10${superscript(place)}`],
      sum: total - dotsIn,
      carryIn: dotsIn,
      digit,
      carryOut: dotsOut,
    })),
    "the digits",
    present,
  ).map((each) => ({ ...each, row: each.row + top - 1 }));
