import { type Drawing, grid, type Line, mark } from "../drawing.ts";
import type { LineOf, Working } from "../working.ts";

/** Where a working has more columns than this, those round the present one are drawn. */
const MOST_COLUMNS = 14;
// A longer working shows the lines round the present one.
const MOST_LINES = 12;

/** The columns, or those round the present step, the units first. */
export function columnWindow<Column extends Line>(
  columns: readonly Column[],
  present: number,
  most = MOST_COLUMNS,
): readonly Column[] {
  const start = windowStart(columns, present, most);
  return columns.slice(start, start + most);
}

/** The index of the first column to draw round the present step. */
export function windowStart(columns: readonly Line[], present: number, most: number): number {
  const index = columns.findIndex(({ step }) => step >= present);
  const middle = index < 0 ? columns.length - 1 : index;
  return Math.max(0, Math.min(middle - most / 2, columns.length - most));
}

/** A line of a working in words and signs. */
export const lineMark = (line: Pick<LineOf<"addition", "alone">, "step" | "notation">) =>
  mark("line", line, line.notation);

/** The lines of a working after another, but not its check. */
export const linesAfter = ({ steps, total }: Working, { step }: Line) =>
  steps
    .filter(({ number }) => number > step && number < total)
    .map(({ number, notation }) => lineMark({ step: number, notation }));

/** The lines before another, of those that a working begins with. */
export const linesBefore = ({ opening }: Working, { step }: Line) =>
  opening
    .filter(({ number }) => number < step)
    .map(({ number, notation }) => lineMark({ step: number, notation }));

/** The lines of a working, one under the other. */
export function linesOnTheBoard(working: Working): Drawing | null {
  const { steps, present } = working;
  if (steps.length === 0) return null;
  const [first] = columnWindow(
    steps.map(({ number }) => ({ step: number })),
    present,
    MOST_LINES,
  );
  return grid([], {
    below: linesAfter(working, { step: first!.step - 1 }).slice(0, MOST_LINES),
  });
}
