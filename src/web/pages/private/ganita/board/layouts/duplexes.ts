import { digitText, type Notation } from "#domain/ganita/working/notation.ts";
import { type Drawing, grid } from "../drawing.ts";
import { columnsOf, type Working } from "../working.ts";
import { carriedColumns } from "./carried-columns.ts";
import { linesFrom } from "./lines.ts";

// More digits show only the first and the last two.
const MOST_DIGITS = 5;

/** A square: the duplexes of its digits in a row, and what is carried from each to the next. */
export function duplexes(working: Working): Drawing | null {
  const columns = columnsOf(working).flatMap(({ step, value }) =>
    Array.isArray(value.digits)
      ? [
          {
            step,
            name: digitsShown(value.digits.map(String)),
            sum: Number(value.duplex),
            carryIn: Number(value.carry_in),
            digit: Number(value.digit),
            carryOut: Number(value.carry_out),
          },
        ]
      : [],
  );
  if (columns.length === 0) return null;
  return grid([
    ...carriedColumns(columns, "duplex", working.present),
    ...linesFrom(working, columns.at(-1)!.step + 1, 6, 2),
  ]);
}

const digitsShown = (digits: readonly string[]): Notation =>
  digits.length > MOST_DIGITS
    ? [digitText(digits.slice(0, 2).join("")), "…", digitText(digits.slice(-2).join(""))]
    : [digitText(digits.join(""))];
