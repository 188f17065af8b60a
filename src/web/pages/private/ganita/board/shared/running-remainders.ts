import { digitText } from "#domain/ganita/notation.ts";
import {
  across,
  at,
  type Cell,
  type Drawing,
  down,
  found,
  given,
  grid,
  type Line,
  label,
  mark,
  rule,
  START,
} from "../drawing.ts";
import type { LineOf, Working } from "../working.ts";
import { columnWindow, linesAfter, linesBefore } from "./lines.ts";

interface Column extends Line {
  /** A digit of what is divided, or the first group of it. */
  readonly digit: string;
  /** What the column before left, and the line that left it. */
  readonly carried: string;
  readonly carriedFrom: Line;
  /** What the digits already found take off. */
  readonly taken: string;
  /** The digit found; null for a column of the remainder. */
  readonly found: string | null;
  readonly left: string;
}

/** A line for a digit, or for a column of the remainder. */
type ColumnLine = LineOf<"ghanamula", "column"> | LineOf<"ghanamula", "left">;

interface Running {
  /** The line before which what comes first stands above the drawing. */
  readonly start: Line;
  /** What stands above the divisor. */
  readonly flag?: readonly Cell[];
  readonly divisor: (Line & { readonly text: string }) | undefined;
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
    divisor: divisor && { step: divisor.step, text: divisor.divisor },
    digits: first.digits,
    columns,
    first: {
      step: first.step,
      digit: first.group,
      carried: "",
      carriedFrom: START,
      taken: "0",
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
  const { start, flag = [], divisor, name } = running;
  const all = columnsOf(running);
  const last = all.at(-1);
  if (!last) return null;
  const shown = columnWindow(all, working.present);
  const taken = shown.find((column) => column.taken !== "0");
  const split = shown.findIndex(isOfRemainder);
  const quotients = split < 0 ? shown.length : split;
  // A narrow column divides quotient and remainder.
  const row = (before: readonly Cell[], of: (column: Column) => Cell, between: Cell = null) => [
    ...[0, 1, 2].map((place) => before[place]),
    ...shown.slice(0, quotients).map(of),
    ...(split < 0 ? [] : [between, ...shown.slice(split).map(of)]),
  ];
  const divider = (rows: number) => down(mark("divider", START), rows);
  return grid(
    [
      row([flag[0], flag[1], divider(3)], ({ digit }) => given(digit), divider(5)),
      row(
        divisor ? [label("divides", divisor), found(divisor.text, divisor)] : [],
        ({ carried, carriedFrom }) =>
          carried !== "" && mark("carried", carriedFrom, [digitText(carried)]),
      ),
      row(
        [taken && label("taken off", taken)],
        (column) => column.taken !== "0" && mark("small", column, ["−", digitText(column.taken)]),
      ),
      [at(FIRST - 1, rule(START))],
      row(
        [],
        (column) =>
          (!isOfRemainder(column) || column === last) && found(column.found ?? column.left, column),
      ),
      [
        at(FIRST, quotients > 0 && across(name, quotients)),
        at(FIRST + quotients, split >= 0 && across("remainder")),
      ],
    ],
    { above: linesBefore(working, start), below: linesAfter(working, last) },
  );
}

// Before the columns stand the labels, the divisor and the line beside it.
const FIRST = 4;

const isOfRemainder = ({ found }: Column) => found === null;

function columnsOf({ digits, columns, first }: Running): Column[] {
  const all = first ? [first] : [];
  for (const [index, line] of columns.entries()) {
    const before = all.at(-1);
    const carried = before?.left ?? "";
    const digit = digits[index]!;
    const { left, taken } = "column" in line ? line.column : line;
    all.push({
      step: line.step,
      digit,
      carried,
      carriedFrom: before ?? START,
      taken,
      found: "column" in line ? line.column.digit : null,
      left,
    });
  }
  return all;
}
