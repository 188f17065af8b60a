import { parseRational } from "#domain/exact/parse-rational.ts";
import { divide, fractionText } from "#domain/exact/rational.ts";
import { write } from "#domain/ganita/notation.ts";
import { exactNotation, found, grid, inRow, label, type Mark, rule, START } from "../drawing.ts";
import { linesAfter } from "../shared/lines.ts";
import { twoEquations } from "../shared/two-equations.ts";
import { layoutsFor } from "../working.ts";

const drawn = layoutsFor("sankalana-vyavakalanabhyam");

export const layouts = [
  // With what adding and subtracting them gives.
  drawn(
    ["sum", "sumReduced", "difference", "differenceReduced"],
    ({ sum, sumReduced, difference, differenceReduced }, working) =>
      grid([
        ...twoEquations(working),
        rule(START, 4, 4),
        label(sum, [5, 1], "added"),
        ...inRow(found, sum, [5, 2], sum.sum),
        label(sumReduced, [6, 1], dividedBy(sum.sum)),
        ...inRow(found, sumReduced, [6, 2], sumReduced.sum_reduced),
        label(difference, [7, 1], "subtracted"),
        ...inRow(found, difference, [7, 2], difference.difference),
        label(differenceReduced, [8, 1], dividedBy(difference.difference)),
        ...inRow(found, differenceReduced, [8, 2], differenceReduced.difference_reduced),
        ...linesAfter(working, differenceReduced, 9, 4),
      ]),
  ),

  // With what is left of them without y and without x.
  drawn(["equalY", "x", "equalX", "y"], ({ equalY, x, equalX, y }, working) => {
    const { eliminate_y: withoutY = [] } = x as Eliminated;
    const { eliminate_x: withoutX = [] } = y as Eliminated;
    return grid([
      ...twoEquations(working),
      rule(START, 4, 5),
      ...left(5, 2, equalY, x, withoutY, "x"),
      ...left(7, 3, equalX, y, withoutX, "y"),
    ]);
  }),

  // Without a single solution nothing is left of either.
  drawn(["eliminated"], (_, working) =>
    grid([...twoEquations(working), rule(START, 4, 5), ...linesAfter(working, { step: 1 }, 5, 4)]),
  ),
];

// What the lines for x and y find where one unknown has been eliminated.
interface Eliminated {
  readonly eliminate_y?: readonly string[];
  readonly eliminate_x?: readonly string[];
}

const dividedBy = ([first = ""]: readonly string[]) => `divided by ${first.replace("-", "−")}`;

function left(
  row: number,
  at: number,
  equal: { readonly step: number; readonly notation: Mark["shows"] },
  line: { readonly step: number },
  [times = "1", total = "0"]: readonly string[],
  letter: string,
): Mark[] {
  const value = fractionText(divide(parseRational(total), parseRational(times)));
  return [
    label(equal, [row, 1, 1, 5], equal.notation),
    found(line, [row + 1, at], times),
    found(line, [row + 1, 4], total),
    label(line, [row + 1, 5], write`${letter} = ${exactNotation(value)}`),
  ];
}
