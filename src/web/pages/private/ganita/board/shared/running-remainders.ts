import { digitText } from "#domain/ganita/notation.ts";
import {
  type Drawing,
  found,
  given,
  grid,
  label,
  type Mark,
  mark,
  rule,
  START,
} from "../drawing.ts";
import type { LineOf, Working } from "../working.ts";
import { columnWindow } from "./column-window.ts";
import { linesAfter, linesBefore } from "./lines.ts";

// The labels, the divisor and the line beside it.
const BEFORE = 3;

interface Column {
  readonly step: number;
  /** A digit of what is divided, or the first group of it. */
  readonly digit: string;
  /** What the column before left, and the line that left it. */
  readonly carried: string;
  readonly carriedFrom: { readonly step: number };
  /** What the digits already found take off. */
  readonly taken: bigint;
  /** The digit found; null for a column of the remainder. */
  readonly found: string | null;
  readonly left: string;
}

/** A line for a digit, or for a column of the remainder. */
type ColumnLine = LineOf<"ghanamula", "column"> | LineOf<"ghanamula", "left">;

interface Running {
  /** The line before which what comes first stands above the drawing. */
  readonly start: { readonly step: number };
  /** What else stands before the columns. */
  readonly marks: readonly Mark[];
  readonly divisor: { readonly step: number; readonly text: string } | undefined;
  /** A digit for each of the columns that are lines. */
  readonly digits: readonly string[];
  readonly columns: readonly ColumnLine[];
  /** The first column of a root. */
  readonly first?: Column;
  readonly name: string;
}

/** A root, of which `first` is the first digit. */
export const rootByColumns = (
  working: Working,
  first: LineOf<"ghanamula", "first">,
  divisor: LineOf<"ghanamula", "divisor"> | undefined,
  columns: readonly ColumnLine[],
): Drawing | null =>
  runningRemainders(working, {
    start: first,
    marks: [],
    divisor: divisor && { step: divisor.step, text: divisor.divisor },
    digits: first.digits,
    columns,
    first: {
      step: first.step,
      digit: first.group,
      carried: "",
      carriedFrom: START,
      taken: 0n,
      found: first.first,
      left: first.left,
    },
    name: "root",
  });

/**
 * A straight division, or a root: one divisor with its flag above, what each column leaves between
 * the digits, and below them the digits found.
 */
export function runningRemainders(working: Working, running: Running): Drawing | null {
  const { start, marks, divisor, name } = running;
  const all = columnsOf(running);
  const last = all.at(-1);
  if (!last) return null;
  const shown = columnWindow(all, working.present);
  return grid([
    ...linesBefore(working, start),
    ...marks,
    ...(divisor ? [label(divisor, [2, 1], "divides"), found(divisor, [2, 2], divisor.text)] : []),
    mark("divider", START, [1, BEFORE, 3]),
    ...columnMarks(shown, last, name),
    ...linesAfter(working, last, 7, BEFORE + shown.length),
  ]);
}

function columnsOf({ digits, columns, first }: Running): Column[] {
  const all = first ? [first] : [];
  for (const [index, line] of columns.entries()) {
    const before = all.at(-1);
    const carried = before?.left ?? "";
    const digit = digits[index]!;
    const { net, left } = "column" in line ? line.column : { net: line.left, left: line.left };
    all.push({
      step: line.step,
      digit,
      carried,
      carriedFrom: before ?? START,
      taken: BigInt(`${carried}0`) + BigInt(digit) - BigInt(net),
      found: "column" in line ? line.column.digit : null,
      left,
    });
  }
  return all;
}

function columnMarks(shown: readonly Column[], last: Column, name: string): Mark[] {
  const isRemainder = ({ found }: Column) => found === null;
  const split = shown.findIndex(isRemainder);
  const quotients = split < 0 ? shown.length : split;
  // A narrow column divides quotient and remainder.
  const columnAt = (index: number) => BEFORE + 1 + index + (index >= quotients ? 1 : 0);
  const end = columnAt(shown.length - 1);
  const taken = shown.find((column) => column.taken !== 0n);
  return [
    ...(taken ? [label(taken, [3, 1], "taken off")] : []),
    ...shown.flatMap((column, index) => {
      const at = columnAt(index);
      return [
        given(START, [1, at], column.digit),
        ...(column.carried === ""
          ? []
          : [mark("carried", column.carriedFrom, [2, at], [digitText(column.carried)])]),
        ...(column.taken === 0n
          ? []
          : [mark("small", column, [3, at], ["−", digitText(`${column.taken}`)])]),
        ...(isRemainder(column) && column !== last
          ? []
          : [found(column, [5, at], column.found ?? column.left)]),
      ];
    }),
    rule(START, 4, end - BEFORE + 1, BEFORE),
    ...(quotients > 0 ? [label(START, [6, BEFORE + 1, 1, quotients], name)] : []),
    ...(split < 0
      ? []
      : [
          mark("divider", START, [1, columnAt(quotients) - 1, 5]),
          label(START, [6, columnAt(quotients) - 1, 1, shown.length - quotients + 1], "remainder"),
        ]),
  ];
}
