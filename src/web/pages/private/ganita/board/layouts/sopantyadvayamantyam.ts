import { fractionText } from "#domain/exact/rational.ts";
import { across, at, type Cell, found, foundDigit, given, grid, label, small } from "../drawing.ts";
import { letterOf, xPlusText } from "../shared/coefficients.ts";
import { columnWindow, lineMark, linesAfter } from "../shared/lines.ts";
import { type LineOf, layoutsFor } from "../working.ts";

const drawn = layoutsFor("sopantyadvayamantyam");

const MOST_COLUMNS = 12;

export const layouts = [
  // A product by a number from 11 to 19: each digit with its neighbour, from the right.
  drawn(["column"], (_, { rows, present }) => {
    const shown = columnWindow(rows("column"), present, MOST_COLUMNS).toReversed();
    const row = (name: string, of: (line: LineOf<"sopantyadvayamantyam", "column">) => Cell) => [
      name,
      ...shown.map(of),
    ];
    return grid([
      row("digit", ({ column }) => given(column.digit)),
      row("right neighbour", (line) => small(line.column.neighbour, line)),
      row("carried in", (line) => small(line.column.carry_in, line)),
      row("sum", (line) => small(line.column.total, line)),
      row("written", (line) => foundDigit(line.column.write, line)),
      row("carried on", (line) => small(line.column.carry_out, line)),
    ]);
  }),

  // Four factors in a row with the steps between them; the last and twice the one before are zero.
  drawn(["equation", "progression"], ({ equation, progression, sutra }, working) => {
    const constants = ["p", "q", "r", "s"].map((name) => letterOf(working, name));
    return grid(
      [
        [..."ABCD"].flatMap((name) => [name, null]),
        constants.flatMap((each) => [given(xPlusText(fractionText(each))), null]),
        progression.gaps.flatMap((gap) => [null, found(gap, progression)]),
        sutra
          ? [at(5, label("twice", sutra)), at(7, label("once", sutra))]
          : [across(label("the steps differ", progression))],
      ],
      { above: [lineMark(equation)], below: linesAfter(working, progression) },
    );
  }),
];
