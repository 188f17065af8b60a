import { type Drawing, found, given, grid, type Mark, mark } from "../drawing.ts";
import type { Working } from "../working.ts";
import { columnWindow } from "./column-window.ts";
import { barColumnsOf, differenceInColumns } from "./difference-in-columns.ts";
import { linesFrom } from "./lines.ts";
import { sumInColumns, sumsOf } from "./sum-in-columns.ts";

/** Where the column of a place stands on the board. */
export type ColumnOf = (place: number) => number;

/** Numbers one under the other: sums with their dots, below them a difference with its bars. */
export function inColumns(working: Working): Drawing | null {
  const { present } = working;
  const sums = sumsOf(working);
  const bars = barColumnsOf(working);
  const parts = [
    ...sums.map((sum) => ({
      shown: columnWindow(sum, present),
      draw: (top: number, columnOf: ColumnOf) => sumInColumns(sum, present, top, columnOf),
    })),
    {
      shown: columnWindow(bars, present),
      draw: (top: number, columnOf: ColumnOf) => differenceInColumns(working, bars, top, columnOf),
    },
  ].filter(({ shown }) => shown.length > 0);
  if (parts.length === 0) return oneNumber(working);

  // Beside each digit of a sum stands what has been counted, and in front may stand its dots.
  const [pitch, more] = sums.length > 0 ? [2, 1] : [1, 0];
  const highest = Math.max(...parts.map(({ shown }) => shown.length)) - 1 + more;
  const marks: Mark[] = [];
  for (const { shown, draw } of parts) {
    const units = shown[0]!.place;
    const top = Math.max(0, ...marks.map(({ row, rows }) => row + rows - 1)) + 1;
    marks.push(...draw(top, (place) => 2 + pitch * (highest - (place - units))));
  }
  return grid([...marks, ...signAndPoint(working, marks)]);
}

// The last step, where the columns do not show it.
function signAndPoint(working: Working, marks: readonly Mark[]): Mark[] {
  const last = working.total - 1;
  if (!/[-.]/.test(working.results[0] ?? "") || marks.some(({ step }) => step === last)) return [];
  const row = Math.max(...marks.map((each) => each.row)) + 1;
  return linesFrom(working, last, row, Math.max(...marks.map(({ column }) => column)));
}

// A number to which nothing is added, or from which nothing is taken.
function oneNumber({ entries, results, total }: Working): Drawing | null {
  const typed = Object.values(entries)
    .flat()
    .filter((text) => text.trim() !== "");
  const [result] = results;
  if (typed.length !== 1 || result === undefined || total > 2) return null;
  return grid([
    given(0, [1, 1], typed[0]!.trim()),
    mark("rule", 0, [2, 1]),
    found(1, [3, 1], result),
  ]);
}
