import { digitText, type Notation } from "#domain/ganita/notation.ts";
import { grid } from "../drawing.ts";
import { carriedColumns } from "../shared/carried-columns.ts";
import { linesAfter } from "../shared/lines.ts";
import { rootByColumns } from "../shared/running-remainders.ts";
import { layoutsFor } from "../working.ts";

const drawn = layoutsFor("dvandva-yoga");

// More digits show only the first and the last two.
const MOST_DIGITS = 5;

export const layouts = [
  // A square: the duplexes of its digits in a row, and what is carried from each to the next.
  drawn(["duplex"], ({ product }, working) => {
    const columns = working.rows("duplex").map(({ step, column }) => ({
      step,
      name: digitsShown(column.digits),
      sum: column.duplex,
      carryIn: column.carry_in,
      digit: column.digit,
      carryOut: column.carry_out,
    }));
    return grid(carriedColumns(columns, "duplex", working.present, product), {
      below: linesAfter(working, columns.at(-1)!),
    });
  }),
  drawn(["first"], ({ first, divisor }, working) =>
    rootByColumns(working, first, divisor, [...working.rows("column"), ...working.rows("left")]),
  ),
];

const digitsShown = (digits: readonly string[]): Notation =>
  digits.length > MOST_DIGITS
    ? [digitText(digits.slice(0, 2).join("")), "…", digitText(digits.slice(-2).join(""))]
    : [digitText(digits.join(""))];
