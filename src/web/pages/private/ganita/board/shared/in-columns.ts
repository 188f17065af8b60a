import { superscript } from "#domain/ganita/notation.ts";
import {
  across,
  at,
  barDigit,
  type Cell,
  type Drawing,
  found,
  foundDigit,
  given,
  grid,
  type Line,
  label,
  mark,
  type Row,
  RULE,
  rule,
  START,
  sign,
  small,
} from "../drawing.ts";
import type { LineOf, Working } from "../working.ts";
import { carriedColumns } from "./carried-columns.ts";
import { columnWindow, lineMark } from "./lines.ts";

type LineAt<Key extends string> = LineOf<"addition", Key>;
type AddedColumn = LineAt<"column">;

/** What is drawn one under the other. */
interface Columns {
  /** The columns that are added, of one sum after another: positive and negative numbers apart. */
  readonly sums: readonly AddedColumn[];
  /** The lines that write what the sums come to. */
  readonly ends: readonly (Line | undefined)[];
  readonly difference: Difference | undefined;
  /** Puts sign and point back. */
  readonly framing: LineAt<"framing"> | undefined;
}

interface Difference {
  readonly numbers: LineAt<"numbers">;
  readonly columns: readonly LineAt<"barColumn">[];
  /** The lines that clear bars. */
  readonly runs: readonly LineAt<"run">[];
  /** The line that joins the digits; undefined until it has loaded. */
  readonly digits: LineAt<"digits"> | LineAt<"bars"> | undefined;
}

/** Where the column of a place stands on the board. */
type ColumnOf = (place: number) => number;

/** Numbers one under the other: sums with their dots, below them a difference with its bars. */
export function inColumns(
  { present }: Working,
  { sums, ends, difference, framing }: Columns,
): Drawing | null {
  const added = apart(sums);
  const parts = added.map((sum) => ({
    columns: sum as readonly PlacedColumn[],
    rows: (columnOf: ColumnOf) => {
      const end = ends.find((line) => line && line.step > sum.at(-1)!.step);
      return sumInColumns(sum, end, present, columnOf);
    },
  }));
  if (difference && difference.columns.length > 0) {
    parts.push({
      columns: difference.columns,
      rows: (columnOf) =>
        differenceInColumns(difference, present, columnOf, added.length === 0 ? START : null),
    });
  }
  if (parts.length === 0) return null;

  // Beside each digit of a sum stands what has been counted, and in front may stand its dots.
  const [pitch, more] = added.length > 0 ? [2, 1] : [1, 0];
  const shown = parts.map(({ columns }) => columnWindow(columns, present));
  const highest = Math.max(...shown.map(({ length }) => length)) - 1 + more;
  const rows = parts.flatMap((part, index) => {
    const lowest = placeOf(shown[index]![0]!);
    return part.rows((place) => 2 + pitch * (highest - (place - lowest)));
  });
  return grid(rows, { below: framing ? [lineMark(framing)] : [] });
}

type PlacedColumn = Line & { readonly column: { readonly place: string } };

const placeOf = ({ column }: PlacedColumn) => Number(column.place);

// Each sum begins with its units.
function apart(columns: readonly AddedColumn[]): AddedColumn[][] {
  const sums: AddedColumn[][] = [];
  for (const line of columns) {
    if (line.column.place === "0" || sums.length === 0) sums.push([]);
    sums.at(-1)!.push(line);
  }
  return sums;
}

// More numbers are not written one under the other: only what each column comes to.
const MOST_ROWS = 30;

// A dot where going up a column passes ten; `end` is the line that writes the dots left over in front.
function sumInColumns(
  sum: readonly AddedColumn[],
  end: Line | undefined,
  present: number,
  columnOf: ColumnOf,
): Row[] {
  const count = sum[0]!.column.digits.length;
  if (count === 0 || count > MOST_ROWS) return totalsOfColumns(sum, end, present);
  const shown = columnWindow(sum, present).map((line) => ({
    line,
    at: columnOf(placeOf(line)),
    goingUp: goingUp(line.column, sum),
  }));
  const last = sum.at(-1)!;
  const front = columnOf(placeOf(last) + 1);
  const dotsInFront = shown.some(({ line }) => line === last) ? last.column.dots_out : "0";
  return [
    [
      ...shown.map((column) =>
        at(column.at, dots(sum[sum.indexOf(column.line) - 1] ?? START, column.line.column.dots_in)),
      ),
      at(front, dots(last, dotsInFront)),
    ],
    ...Array.from({ length: count }, (_, row) => [
      row === count - 1 && at(1, "+"),
      ...shown.flatMap(({ line, at: column, goingUp }) => {
        const { digit, hasDot, running } = goingUp[row]!;
        return [
          at(column, digit !== null && given(digit)),
          at(column, hasDot && mark("dot", line)),
          at(column + 1, running !== null && small(`${running}`, line)),
        ];
      }),
    ]),
    RULE,
    [
      ...shown.map(({ line, at: column }) => at(column, foundDigit(line.column.digit, line))),
      at(front, dotsInFront !== "0" && end && mark("found", end, barDigit(dotsInFront))),
    ],
  ];
}

// What going up a column writes at each digit, the highest first; nothing at leading zeros.
function goingUp({ digits, dots_in, place }: AddedColumn["column"], sum: readonly AddedColumn[]) {
  let running = Number(dots_in);
  return [...digits.entries()]
    .toReversed()
    .map(([row, digit], index) => {
      running += Number(digit);
      const hasDot = running >= 10;
      if (hasDot) running -= 10;
      const isLeading = Number(place) >= lengthOf(sum, row);
      const isPlain = index === 0 && dots_in === "0";
      return {
        digit: isLeading ? null : digit,
        hasDot,
        running: isLeading || isPlain ? null : running,
      };
    })
    .toReversed();
}

// How many digits a number has, as far as its columns have loaded; at least one.
const lengthOf = (sum: readonly AddedColumn[], row: number): number =>
  Number(sum.findLast(({ column }) => column.digits[row] !== "0")?.column.place ?? 0) + 1;

const dots = (line: Line, count: string): Cell =>
  count !== "0" && [mark("dot", line), small(count, line)];

// Many numbers by what their columns come to.
const totalsOfColumns = (sum: readonly AddedColumn[], end: Line | undefined, present: number) =>
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
  );

// Bar digits first, then cleared by all from nine, the last from ten.
function differenceInColumns(
  { numbers, columns, runs, digits: joined }: Difference,
  present: number,
  columnOf: ColumnOf,
  start: Line | null,
): Row[] {
  const totals = [numbers.minuend, numbers.subtrahend_total];
  const [upper, lower] = (numbers.swapped ? totals.reverse() : totals) as [string, string];
  // Below a sum, both are totals that its steps have found.
  const written = start ?? numbers;
  const shown = columnWindow(columns, present);
  const row = (of: (line: LineAt<"barColumn">, place: number) => Cell) =>
    shown.map((line) => at(columnOf(placeOf(line)), of(line, placeOf(line))));
  const digitOf = (number: string) => (_: unknown, place: number) =>
    place < number.length && given(number.at(-1 - place)!, written);

  const { digits } = joined && "digits" in joined ? joined : { digits: [] };
  const minus = joined && digits.length > 0 && numbers.swapped && sign("−", joined);
  const [first] = digits.length > 0 ? runs : [];
  const leading = digits.findIndex((digit) => digit !== "0");
  const indexAt = (place: number) => digits.length - 1 - place;
  const runAt = (index: number) =>
    runs.find(({ run }) => index >= Number(run.first) && index <= Number(run.last));
  const runAfter = (index: number) => runs.find(({ run }) => index === Number(run.first) - 1);
  return [
    row(digitOf(upper)),
    [at(1, sign("−", written)), ...row(digitOf(lower))],
    [rule(written)],
    [at(1, !first && minus), ...row((line) => foundDigit(line.column.difference, line))],
    ...(first
      ? [
          [rule(first, "dashes")],
          row(({ column: { difference } }, place) => {
            const index = indexAt(place);
            const run = runAt(index);
            if (run) {
              const from = index === Number(run.run.last) ? 10 : 9;
              return label(`${from} − ${-Number(difference)}`, run);
            }
            const before = runAfter(index);
            return before && label(`${difference} − 1`, before);
          }),
          [
            at(1, minus),
            ...row((_, place) => {
              const index = indexAt(place);
              return index >= leading && foundDigit(digits[index]!, runAt(index) ?? joined!);
            }),
          ],
          [across(label("all from nine, the last from ten", first))],
        ]
      : []),
  ];
}

/** A number to which nothing is added, or from which nothing is taken. */
export function oneNumber(line: Line, { entries, results: [result = ""] }: Working): Drawing {
  const typed = Object.values(entries).flat();
  return grid([
    [given(typed.find((text) => text.trim() !== "")!.trim())],
    RULE,
    [found(result, line)],
  ]);
}
