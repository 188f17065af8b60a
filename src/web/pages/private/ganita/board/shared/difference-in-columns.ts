import { foundDigit, given, label, type Mark, mark, rule, START, sign } from "../drawing.ts";
import type { LineOf } from "../working.ts";
import { columnWindow } from "./column-window.ts";
import type { ColumnOf } from "./in-columns.ts";

type Line<Key extends string> = LineOf<"addition", Key>;

/** What a difference is drawn from. */
export interface Difference {
  readonly numbers: Line<"numbers">;
  readonly columns: readonly Line<"barColumn">[];
  /** The lines that clear bars. */
  readonly runs: readonly Line<"run">[];
  /** The line that joins the digits; undefined until it has loaded. */
  readonly digits: Line<"digits"> | Line<"bars"> | undefined;
}

/**
 * A difference in columns from a row of the board on: bar digits first, then cleared by all from nine,
 * the last from ten.
 */
export function differenceInColumns(
  difference: Difference,
  present: number,
  top: number,
  columnOf: ColumnOf,
): Mark[] {
  const { numbers, columns } = difference;
  const totals = [numbers.minuend, numbers.subtrahend_total];
  const [upper, lower] = (numbers.swapped ? totals.reverse() : totals) as [string, string];
  // Below a sum, both are totals that its steps have found.
  const written = top === 1 ? START : numbers;
  return [
    ...columnWindow(columns, present).flatMap((line) => {
      const place = Number(line.column.place);
      return [
        ...digitAt(written, upper, place, [top, columnOf(place)]),
        ...digitAt(written, lower, place, [top + 1, columnOf(place)]),
        foundDigit(line, [top + 3, columnOf(place)], line.column.difference),
      ];
    }),
    sign(written, [top + 1, 1], "−"),
    rule(written, top + 2, columnOf(0) + 1),
    ...clearedBars(difference, present, top, columnOf),
  ];
}

function clearedBars(
  { numbers, columns, runs, digits: joined }: Difference,
  present: number,
  top: number,
  columnOf: ColumnOf,
): Mark[] {
  if (!joined || !("digits" in joined)) return [];
  const { digits } = joined;
  const minus = (row: number) => (numbers.swapped ? [sign(joined, [row, 1], "−")] : []);
  const [first] = runs;
  if (!first) return minus(top + 3);

  const highest = digits.length - 1;
  const leading = digits.findIndex((digit) => digit !== "0");
  const span = columnOf(0) + 1;
  return [
    mark("dashes", first, [top + 4, 1, 1, span]),
    ...columnWindow(columns, present).flatMap(({ column: { place, difference: bar } }) => {
      const index = highest - Number(place);
      const at = columnOf(Number(place));
      const clearing = runs.find(
        ({ run }) => index >= Number(run.first) && index <= Number(run.last),
      );
      const giving = runs.find(({ run }) => index === Number(run.first) - 1);
      const how = clearing
        ? `${index === Number(clearing.run.last) ? 10 : 9} − ${-Number(bar)}`
        : giving && `${bar} − 1`;
      return [
        ...(how ? [label((clearing ?? giving)!, [top + 5, at], how)] : []),
        ...(index < leading ? [] : [foundDigit(clearing ?? joined, [top + 6, at], digits[index]!)]),
      ];
    }),
    label(first, [top + 7, 1, 1, span], "all from nine, the last from ten"),
    ...minus(top + 6),
  ];
}

const digitAt = (
  line: { readonly step: number },
  number: string,
  place: number,
  at: readonly [number, number],
): Mark[] => (place < number.length ? [given(line, at, number.at(-1 - place)!)] : []);
