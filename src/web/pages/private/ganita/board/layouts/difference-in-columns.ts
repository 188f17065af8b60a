import { barDigit, given, label, type Mark, mark, sign } from "../drawing.ts";
import { columnsOf, numberOf, numbersOf, type Working } from "../working.ts";
import { columnWindow } from "./column-window.ts";
import type { ColumnOf } from "./in-columns.ts";

/** One column of a difference, as its step finds it. */
interface BarColumn {
  readonly step: number;
  readonly place: number;
  readonly bar: number;
}

/** The columns of the working's difference; none if nothing is subtracted. */
export const barColumnsOf = (working: Working): BarColumn[] =>
  columnsOf(working).flatMap(({ step, value }) =>
    value.difference === undefined
      ? []
      : [{ step, place: Number(value.place), bar: Number(value.difference) }],
  );

/**
 * A difference in columns from a row of the board on: bar digits first, then cleared by all from nine,
 * the last from ten.
 */
export function differenceInColumns(
  working: Working,
  columns: readonly BarColumn[],
  top: number,
  columnOf: ColumnOf,
): Mark[] {
  const minuend = numberOf(working, "minuend");
  const subtrahend = numberOf(working, "subtrahend_total");
  if (!minuend || !subtrahend || columns.length === 0) return [];

  const isSwapped = working.steps.some(({ data }) => data?.swapped === true);
  const numbers = [minuend.value, subtrahend.value];
  const [upper, lower] = (isSwapped ? numbers.reverse() : numbers) as [string, string];
  // Below a sum, both are totals that its steps have found.
  const written = top === 1 ? 0 : minuend.step;
  const shown = columnWindow(columns, working.present);
  const span = columnOf(0) + 1;
  return [
    ...shown.flatMap(({ step, place, bar }) => [
      ...digitAt(written, upper, place, [top, columnOf(place)]),
      ...digitAt(written, lower, place, [top + 1, columnOf(place)]),
      mark("found", step, [top + 3, columnOf(place)], barDigit(bar), [`${bar}`]),
    ]),
    sign(written, [top + 1, 1], "−"),
    mark("rule", written, [top + 2, 1, 1, span]),
    ...clearedBars(working, shown, top, columnOf, isSwapped),
  ];
}

function clearedBars(
  working: Working,
  shown: readonly BarColumn[],
  top: number,
  columnOf: ColumnOf,
  isSwapped: boolean,
): Mark[] {
  const digits = numbersOf(working, "digits");
  const runs = runsOf(working);
  if (!digits) return [];
  if (runs.length === 0) return isSwapped ? [sign(digits.step + 1, [top + 3, 1], "−")] : [];

  const highest = digits.value.length - 1;
  const leading = digits.value.findIndex((digit) => digit !== "0");
  const marks = shown.flatMap(({ place, bar }) => {
    const index = highest - place;
    const run = runs.find(({ first, last }) => index >= first && index <= last);
    const giving = runs.find(({ first }) => index === first - 1);
    const how = run ? `${index === run.last ? 10 : 9} − ${-bar}` : giving && `${bar} − 1`;
    const digit = digits.value[index]!;
    const at = columnOf(place);
    return [
      ...(how ? [label((run ?? giving)!.step, [top + 5, at], how)] : []),
      ...(index < leading
        ? []
        : [
            mark("found", run?.step ?? digits.step, [top + 6, at], barDigit(Number(digit)), [
              digit,
            ]),
          ]),
    ];
  });
  const { step } = runs[0]!;
  const span = columnOf(0) + 1;
  return [
    mark("dashes", step, [top + 4, 1, 1, span]),
    ...marks,
    label(step, [top + 7, 1, 1, span], "all from nine, the last from ten"),
    ...(isSwapped ? [sign(digits.step + 1, [top + 6, 1], "−")] : []),
  ];
}

function runsOf({ steps }: Working) {
  return steps.flatMap(({ number, data }) => {
    const run = data?.run as { first: number; last: number } | undefined;
    return run ? [{ step: number, first: run.first, last: run.last }] : [];
  });
}

const digitAt = (
  step: number,
  number: string,
  place: number,
  at: readonly [number, number],
): Mark[] => (place < number.length ? [given(step, at, number.at(-1 - place)!)] : []);
