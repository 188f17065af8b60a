import { write } from "#domain/ganita/notation.ts";
import {
  across,
  exactNotation,
  found,
  foundEach,
  grid,
  type Line,
  label,
  type Row,
  RULE,
} from "../drawing.ts";
import { twoEquations } from "../shared/coefficients.ts";
import { linesAfter } from "../shared/lines.ts";
import { layoutsFor } from "../working.ts";

const drawn = layoutsFor("sankalana-vyavakalanabhyam");

export const layouts = [
  // With what adding and subtracting them gives.
  drawn(
    ["sum", "sumReduced", "difference", "differenceReduced"],
    ({ sum, sumReduced, difference, differenceReduced }, working) =>
      grid(
        [
          ...twoEquations(working),
          RULE,
          [label("added", sum), ...foundEach(sum.sum, sum)],
          reduced(sumReduced, sum.sum, sumReduced.sum_reduced),
          [label("subtracted", difference), ...foundEach(difference.difference, difference)],
          reduced(differenceReduced, difference.difference, differenceReduced.difference_reduced),
        ],
        { below: linesAfter(working, differenceReduced) },
      ),
  ),

  // With what is left of them without y and without x.
  drawn(["equalY", "x", "equalX", "y"], ({ equalY, x, equalX, y }, working) => {
    return grid([
      ...twoEquations(working),
      RULE,
      [across(label(equalY.notation, equalY))],
      left(x, equalY.eliminate_y, "x"),
      [across(label(equalX.notation, equalX))],
      left(y, equalX.eliminate_x, "y"),
    ]);
  }),

  // Without a single solution nothing is left of either.
  drawn(["eliminated"], (_, working) =>
    grid([...twoEquations(working), RULE], { below: linesAfter(working, { step: 1 }) }),
  ),
];

const reduced = (line: Line, all: readonly string[], texts: readonly string[]): Row => [
  label(`divided by ${all[0]!.replace("-", "−")}`, line),
  ...foundEach(texts, line),
];

function left(
  line: Line & { readonly value: string },
  [times, total]: readonly string[],
  letter: "x" | "y",
): Row {
  const coefficient = found(times!, line);
  return [
    null,
    letter === "x" && coefficient,
    letter === "y" && coefficient,
    found(total!, line),
    label(write`${letter} = ${exactNotation(line.value)}`, line),
  ];
}
