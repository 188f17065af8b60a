import { fractionText, subtract } from "#domain/exact/rational.ts";
import { exactNotation, foundDigit, given, grid, label, mark, START, small } from "../drawing.ts";
import { letterOf, xPlusText } from "../shared/coefficient-table.ts";
import { columnWindow } from "../shared/column-window.ts";
import { lineMark, linesAfter } from "../shared/lines.ts";
import { layoutsFor } from "../working.ts";

const drawn = layoutsFor("sopantyadvayamantyam");

const ROWS = ["digit", "right neighbour", "carried in", "sum", "written", "carried on"] as const;
const MOST_COLUMNS = 12;

export const layouts = [
  // A product by a number from 11 to 19: each digit with its neighbour, from the right.
  drawn(["column"], (_, { rows, present }) => {
    const shown = columnWindow(rows("column"), present, MOST_COLUMNS);
    return grid([
      ...ROWS.map((name, index) => label(START, [index + 1, 1], name)),
      ...shown.flatMap((line, index) => {
        const { digit, neighbour, carry_in, total, write, carry_out } = line.column;
        const at = shown.length - index + 1;
        return [
          given(START, [1, at], digit),
          small(line, [2, at], neighbour),
          small(line, [3, at], carry_in),
          small(line, [4, at], total),
          foundDigit(line, [5, at], write),
          small(line, [6, at], carry_out),
        ];
      }),
    ]);
  }),

  // Four factors in a row with the steps between them; the last and twice the one before are zero.
  drawn(["equation", "progression"], ({ equation, progression, sutra }, working) => {
    const constants = ["p", "q", "r", "s"].map((name) => letterOf(working, name));
    const gaps = constants.slice(1).map((one, at) => fractionText(subtract(one, constants[at]!)));
    return grid([
      lineMark(equation, 1, 7),
      ...[..."ABCD"].map((name, index) => label(START, [2, 2 * index + 1], name)),
      ...constants.map((constant, index) =>
        mark("figure", START, [3, 2 * index + 1], xPlusText(fractionText(constant))),
      ),
      ...gaps.map((gap, index) =>
        mark("found", progression, [4, 2 * index + 2], exactNotation(gap), gap),
      ),
      ...(sutra
        ? [label(sutra, [5, 5], "twice"), label(sutra, [5, 7], "once")]
        : [label(progression, [5, 1, 1, 7], "the steps differ")]),
      ...linesAfter(working, progression, 6, 7),
    ]);
  }),
];
