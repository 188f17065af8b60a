import { parseRational } from "#domain/exact/parse-rational.ts";
import { divide, fractionText } from "#domain/exact/rational.ts";
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
    const { eliminate_y: withoutY = [] } = x as Eliminated;
    const { eliminate_x: withoutX = [] } = y as Eliminated;
    return grid([
      ...twoEquations(working),
      RULE,
      [across(label(equalY.notation, equalY))],
      left(x, withoutY, "x"),
      [across(label(equalX.notation, equalX))],
      left(y, withoutX, "y"),
    ]);
  }),

  // Without a single solution nothing is left of either.
  drawn(["eliminated"], (_, working) =>
    grid([...twoEquations(working), RULE], { below: linesAfter(working, { step: 1 }) }),
  ),
];

// What the lines for x and y find where one unknown has been eliminated.
interface Eliminated {
  readonly eliminate_y?: readonly string[];
  readonly eliminate_x?: readonly string[];
}

const reduced = (line: Line, all: readonly string[], texts: readonly string[]): Row => [
  label(`divided by ${all[0]!.replace("-", "−")}`, line),
  ...foundEach(texts, line),
];

function left(line: Line, [times = "1", total = "0"]: readonly string[], letter: "x" | "y"): Row {
  const value = fractionText(divide(parseRational(total), parseRational(times)));
  const coefficient = found(times, line);
  return [
    null,
    letter === "x" && coefficient,
    letter === "y" && coefficient,
    found(total, line),
    label(write`${letter} = ${exactNotation(value)}`, line),
  ];
}
