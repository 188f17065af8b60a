import { barDigit, type Drawing, given, grid, label, type Mark, mark, sign } from "../drawing.ts";
import { columnsOf, numberOf, numbersOf, type Working } from "../working.ts";
import { columnWindow } from "./column-window.ts";

/** A subtraction in columns: bar digits first, then cleared by all from nine, the last from ten. */
export function columnsWithBars(working: Working): Drawing | null {
  const minuend = numberOf(working, "minuend");
  const subtrahend = numberOf(working, "subtrahend_total");
  const columns = columnsOf(working).map(({ step, value }) => ({
    step,
    place: Number(value.place),
    bar: Number(value.difference),
  }));
  if (!minuend || !subtrahend || columns.length === 0) return null;

  const isSwapped = working.steps.some(({ data }) => data?.swapped === true);
  const numbers = [minuend.value, subtrahend.value];
  const [upper, lower] = (isSwapped ? numbers.reverse() : numbers) as [string, string];
  const shown = columnWindow(columns, working.present);
  const span = shown.length + 1;
  const columnOf = (place: number) => 2 + shown.at(-1)!.place - place;
  const marks = shown.flatMap(({ step, place, bar }) => [
    ...digitAt(upper, place, [1, columnOf(place)]),
    ...digitAt(lower, place, [2, columnOf(place)]),
    mark("found", step, [4, columnOf(place)], barDigit(bar), [`${bar}`]),
  ]);
  return grid([
    ...marks,
    sign(0, [2, 1], "−"),
    mark("rule", 0, [3, 1, 1, span]),
    ...clearedBars(working, shown, columnOf, isSwapped),
  ]);
}

interface BarColumn {
  readonly step: number;
  readonly place: number;
  readonly bar: number;
}

function clearedBars(
  working: Working,
  shown: readonly BarColumn[],
  columnOf: (place: number) => number,
  isSwapped: boolean,
): Mark[] {
  const digits = numbersOf(working, "digits");
  const runs = runsOf(working);
  const step = runs[0]?.step;
  if (!digits || step === undefined) return [];

  const highest = digits.value.length - 1;
  const leading = digits.value.findIndex((digit) => digit !== "0");
  const marks = shown.flatMap(({ place, bar }) => {
    const index = highest - place;
    const run = runs.find(({ first, last }) => index >= first && index <= last);
    const giving = runs.find(({ first }) => index === first - 1);
    const size = Math.abs(bar);
    const how = run ? `${index === run.last ? 10 : 9} − ${size}` : giving && `${bar} − 1`;
    const digit = digits.value[index]!;
    return [
      ...(how ? [label((run ?? giving)!.step, [6, columnOf(place)], how)] : []),
      ...(index < leading
        ? []
        : [
            mark("found", run?.step ?? digits.step, [7, columnOf(place)], barDigit(Number(digit)), [
              digit,
            ]),
          ]),
    ];
  });
  return [
    mark("dashes", step, [5, 1, 1, shown.length + 1]),
    ...marks,
    label(step, [8, 1, 1, shown.length + 1], "all from nine, the last from ten"),
    ...(isSwapped ? [sign(digits.step + 1, [7, 1], "−")] : []),
  ];
}

function runsOf({ steps }: Working) {
  return steps.flatMap(({ number, data }) => {
    const run = data?.run as { first: number; last: number } | undefined;
    return run ? [{ step: number, first: run.first, last: run.last }] : [];
  });
}

const digitAt = (number: string, place: number, at: readonly [number, number]): Mark[] =>
  place < number.length ? [given(0, at, number.at(-1 - place)!)] : [];
