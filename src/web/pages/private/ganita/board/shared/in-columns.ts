import { type Drawing, found, given, grid, type Mark, rule, START } from "../drawing.ts";
import type { LineOf, Working } from "../working.ts";
import { columnWindow } from "./column-window.ts";
import { type Difference, differenceInColumns } from "./difference-in-columns.ts";
import { lineMark } from "./lines.ts";
import { type AddedColumn, sumInColumns } from "./sum-in-columns.ts";

/** Where the column of a place stands on the board. */
export type ColumnOf = (place: number) => number;

interface Columns {
  /** The columns that are added, of one sum after another: positive and negative numbers apart. */
  readonly sums: readonly AddedColumn[];
  /** The lines that write what the sums come to. */
  readonly ends: readonly ({ readonly step: number } | undefined)[];
  readonly difference: Difference | undefined;
  /** Puts sign and point back. */
  readonly framing: LineOf<"addition", "framing"> | undefined;
}

/** Numbers one under the other: sums with their dots, below them a difference with its bars. */
export function inColumns(
  { present }: Working,
  { sums, ends, difference, framing }: Columns,
): Drawing | null {
  const added = apart(sums);
  const parts = added.map((sum) => ({
    shown: columnWindow(sum, present).map(({ column }) => Number(column.place)),
    draw: (top: number, columnOf: ColumnOf) => {
      const end = ends.find((line) => line && line.step > sum.at(-1)!.step);
      return sumInColumns(sum, end, present, top, columnOf);
    },
  }));
  if (difference && difference.columns.length > 0) {
    parts.push({
      shown: columnWindow(difference.columns, present).map(({ column }) => Number(column.place)),
      draw: (top, columnOf) => differenceInColumns(difference, present, top, columnOf),
    });
  }
  if (parts.length === 0) return null;

  // Beside each digit of a sum stands what has been counted, and in front may stand its dots.
  const [pitch, more] = added.length > 0 ? [2, 1] : [1, 0];
  const highest = Math.max(...parts.map(({ shown }) => shown.length)) - 1 + more;
  const marks: Mark[] = [];
  for (const { shown, draw } of parts) {
    const top = Math.max(0, ...marks.map(({ row, rows }) => row + rows - 1)) + 1;
    marks.push(...draw(top, (place) => 2 + pitch * (highest - (place - shown[0]!))));
  }
  if (framing) {
    const row = Math.max(...marks.map((each) => each.row)) + 1;
    marks.push(lineMark(framing, row, Math.max(...marks.map(({ column }) => column))));
  }
  return grid(marks);
}

// Each sum begins with its units.
function apart(columns: readonly AddedColumn[]): AddedColumn[][] {
  const sums: AddedColumn[][] = [];
  for (const line of columns) {
    if (line.column.place === "0" || sums.length === 0) sums.push([]);
    sums.at(-1)!.push(line);
  }
  return sums;
}

/** A number to which nothing is added, or from which nothing is taken. */
export function oneNumber(
  line: { readonly step: number },
  { entries, results: [result = ""] }: Working,
): Drawing {
  const typed = Object.values(entries).flat();
  return grid([
    given(START, [1, 1], typed.find((text) => text.trim() !== "")!.trim()),
    rule(START, 2, 1),
    found(line, [3, 1], result),
  ]);
}
