import type { Figure } from "#contract/ganita-answers.ts";
import { digitText } from "#domain/ganita/working/notation.ts";
import { type Drawing, found, given, grid, label, type Mark, mark } from "../drawing.ts";
import { numberOf, numbersOf, type Working } from "../working.ts";
import { columnWindow } from "./column-window.ts";
import { linesBefore, linesFrom } from "./lines.ts";

// The labels, the divisor and the line beside it.
const BEFORE = 3;

interface Column {
  readonly step: number;
  /** A digit of what is divided, or the first group of it. */
  readonly digit: string;
  /** What the column before left. */
  readonly carried: string;
  /** What the digits already found take off. */
  readonly taken: bigint;
  /** The digit found; null for a column of the remainder. */
  readonly found: string | null;
  readonly left: string;
}

/**
 * A straight division, or a root: one divisor with its flag above, what each column leaves between
 * the digits, and below them the digits found.
 */
export function runningRemainders(working: Working): Drawing | null {
  const all = columnsOf(working);
  const divisor = numberOf(working, "main_divisor") ?? numberOf(working, "divisor");
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return null;

  const flag = numbersOf(working, "flag");
  const shown = columnWindow(all, working.present);
  const isRoot = numberOf(working, "group") !== null;
  return grid([
    ...linesBefore(working, isRoot ? first.step : divisor!.step),
    ...(flag && flag.value.length > 0
      ? [label(flag.step, [1, 1], "flag"), found(flag.step, [1, 2], flag.value.join(""))]
      : []),
    ...(divisor
      ? [label(divisor.step, [2, 1], "divides"), found(divisor.step, [2, 2], divisor.value)]
      : []),
    mark("divider", 0, [1, BEFORE, 3]),
    ...columnMarks(shown, last, isRoot ? "root" : "quotient"),
    ...linesFrom(working, last.step + 1, 7, BEFORE + shown.length),
  ]);
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
    ...(taken ? [label(taken.step, [3, 1], "taken off")] : []),
    ...shown.flatMap((column, index) => {
      const { step, digit, carried } = column;
      const at = columnAt(index);
      return [
        given(0, [1, at], digit),
        ...(carried === "" ? [] : [mark("carried", step - 1, [2, at], [digitText(carried)])]),
        ...(column.taken === 0n
          ? []
          : [mark("small", step, [3, at], ["−", digitText(`${column.taken}`)])]),
        ...(isRemainder(column) && column !== last
          ? []
          : [found(step, [5, at], column.found ?? column.left)]),
      ];
    }),
    mark("rule", 0, [4, BEFORE, 1, end - BEFORE + 1]),
    ...(quotients > 0 ? [label(0, [6, BEFORE + 1, 1, quotients], name)] : []),
    ...(split < 0
      ? []
      : [
          mark("divider", 0, [1, columnAt(quotients) - 1, 5]),
          label(0, [6, columnAt(quotients) - 1, 1, shown.length - quotients + 1], "remainder"),
        ]),
  ];
}

function columnsOf(working: Working): Column[] {
  const group = numberOf(working, "group");
  const digits = [...(group ? [group.value] : []), ...(numbersOf(working, "digits")?.value ?? [])];
  const columns: Column[] = [];
  for (const { number: step, data } of working.steps) {
    const own = (data?.column_text ?? data?.column ?? {}) as Readonly<Record<string, Figure>>;
    const left = own.left ?? data?.left_text ?? data?.left;
    const digit = digits[columns.length];
    if (left === undefined || digit === undefined) continue;
    const carried = columns.at(-1)?.left ?? "";
    const net = own.net ?? (data?.first === undefined ? left : digit);
    columns.push({
      step,
      digit,
      carried,
      taken: BigInt(`${carried}0`) + BigInt(digit) - BigInt(`${net}`),
      found: wordOf(own.digit ?? data?.first_text ?? data?.first),
      left: `${left}`,
    });
  }
  return columns;
}

const wordOf = (figure: Figure | undefined): string | null =>
  figure === undefined ? null : `${figure}`;
