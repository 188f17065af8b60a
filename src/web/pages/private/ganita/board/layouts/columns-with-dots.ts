import { barDigit, type Drawing, given, grid, type Mark, mark, sign } from "../drawing.ts";
import { columnsOf, type Found, type Working } from "../working.ts";
import { columnWindow } from "./column-window.ts";

const MOST_ROWS = 30;

interface SumColumn {
  readonly step: number;
  readonly place: number;
  readonly digits: readonly number[];
  readonly dotsIn: number;
  readonly digit: number;
  readonly dotsOut: number;
}

/** An addition in columns: a dot where going up a column passes ten. */
export function columnsWithDots(working: Working): Drawing | null {
  const groups = groupsOf(columnsOf(working).map(sumColumn));
  if (groups.length === 0 || groups.some(([first]) => first!.digits.length > MOST_ROWS))
    return null;
  const marks: Mark[] = [];
  for (const group of groups) marks.push(...sumMarks(group, working.present, lastRow(marks) + 1));
  if (groups.length > 1) marks.push(...remainingLines(working, lastRow(marks) + 1));
  return grid(marks);
}

function sumMarks(group: readonly SumColumn[], present: number, top: number): Mark[] {
  const shown = columnWindow(group, present);
  const rows = group[0]!.digits.length;
  const [rule, written] = [top + rows + 1, top + rows + 2];
  const highest = shown.at(-1)!.place;
  const columnOf = (place: number) => 2 + 2 * (highest + 1 - place);
  const lengths = Array.from({ length: rows }, (_, row) => lengthOf(group, row));
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
  const last = group.at(-1)!;
  if (last.dotsOut > 0 && shown.includes(last)) {
    marks.push(
      ...dots(last.step, [top, 2], last.dotsOut),
      mark("found", last.step + 1, [written, 2], barDigit(last.dotsOut)),
    );
  }
  return [
    ...marks,
    sign(0, [top + rows, 1], "+"),
    mark("rule", 0, [rule, 1, 1, columnOf(shown[0]!.place) + 1]),
  ];
}

/** What going up a column writes at each digit, the lowest first. */
function goingUp({ digits, dotsIn, place }: SumColumn, lengths: readonly number[]) {
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
function lengthOf(group: readonly SumColumn[], row: number): number {
  const highest = group.findLast(({ digits }) => digits[row] !== 0);
  return (highest?.place ?? 0) + 1;
}

function sumColumn({ step, value }: Found<Readonly<Record<string, unknown>>>): SumColumn {
  return {
    step,
    place: Number(value.place),
    digits: Array.isArray(value.digits) ? value.digits.map(Number) : [],
    dotsIn: Number(value.dots_in),
    digit: Number(value.digit),
    dotsOut: Number(value.dots_out),
  };
}

// Positive and negative numbers are added apart: each group begins with its units.
function groupsOf(columns: readonly SumColumn[]): SumColumn[][] {
  const groups: SumColumn[][] = [];
  for (const column of columns) {
    if (column.place === 0 || groups.length === 0) groups.push([]);
    groups.at(-1)!.push(column);
  }
  return groups.filter(([first]) => first!.digits.length > 0);
}

const lastRow = (marks: readonly Mark[]) =>
  Math.max(0, ...marks.map(({ row, rows }) => row + rows - 1));

// Positive less negative total: lines of the working itself.
function remainingLines({ steps, total }: Working, top: number): Mark[] {
  const from = steps.findLastIndex(({ data }) => data?.column !== undefined) + 1;
  return steps
    .slice(from)
    .filter(({ number }) => number < total)
    .map(({ number, notation }, index) => mark("line", number, [top + index, 1, 1, 8], notation));
}
