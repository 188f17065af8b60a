import { type Drawing, grid, type Mark, mark, START } from "../drawing.ts";
import type { Working } from "../working.ts";
import { columnWindow } from "./column-window.ts";

// A longer working shows the lines round the present one.
const MOST_LINES = 12;

/** The lines of a working, one under the other. */
export function linesOnTheBoard(working: Working): Drawing | null {
  const { steps, present } = working;
  if (steps.length === 0) return null;
  const numbered = steps.map(({ number }) => ({ step: number }));
  const [first] = columnWindow(numbered, present, MOST_LINES);
  return grid(linesAfter(working, { step: first!.step - 1 }, 1, 1).slice(0, MOST_LINES));
}

/** A line of a working in words and signs, over so many columns. */
export const lineMark = (
  line: { readonly step: number; readonly notation: Mark["shows"] },
  row: number,
  columns: number,
): Mark => mark("line", line, [row, 1, 1, columns], line.notation);

/** The lines of a working after another, but not its check. */
export const linesAfter = (
  { steps, total }: Working,
  { step }: { readonly step: number },
  row: number,
  columns: number,
): Mark[] =>
  steps
    .filter(({ number }) => number > step && number < total)
    .map(({ number, notation }, index) =>
      lineMark({ step: number, notation }, row + index, columns),
    );

/** All lines of a working but its check. */
export const allLines = (working: Working, row: number, columns: number): Mark[] =>
  linesAfter(working, START, row, columns);

/** The lines of a working before another, above the drawing. */
export const linesBefore = (
  { steps }: Pick<Working, "steps">,
  line: { readonly step: number },
): Mark[] =>
  steps
    .filter(({ number }) => number < line.step)
    .map(({ number, notation }) => lineMark({ step: number, notation }, 0, 1));
