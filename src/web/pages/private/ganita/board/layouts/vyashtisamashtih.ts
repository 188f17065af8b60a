import { parseRational } from "#domain/exact/parse-rational.ts";
import { fractionText, multiply, rational } from "#domain/exact/rational.ts";
import { power, write } from "#domain/ganita/notation.ts";
import { raised } from "#domain/ganita/polynomial-expression.ts";
import {
  asDecimalText,
  exactNotation,
  found,
  given,
  grid,
  label,
  mark,
  rule,
  START,
  sign,
} from "../drawing.ts";
import {
  letterOf,
  powersOver,
  textsOf,
  underPowers,
  xPlusText,
} from "../shared/coefficient-table.ts";
import { linesAfter } from "../shared/lines.ts";
import { layoutsFor, typedIn } from "../working.ts";

const drawn = layoutsFor("vyashtisamashtih");

export const layouts = [
  // Two numbers on both sides of their average: the difference of two squares.
  drawn(
    ["mean", "deviation", "meanSq", "devSq", "product"],
    ({ mean, deviation, meanSq, devSq, product }, working) => {
      const distance = asDecimalText(deviation.deviation);
      const dashes = (column: number) => mark("dashes", deviation, [2, column]);
      return grid([
        given(START, [1, 1], typedIn(working, "a")),
        given(START, [1, 5], typedIn(working, "b")),
        found(mean, [1, 3], asDecimalText(mean.mean)),
        label(mean, [2, 3], "the average"),
        dashes(2),
        dashes(4),
        label(deviation, [3, 2], "this far"),
        label(deviation, [3, 4], "this far"),
        given(deviation, [1, 2], distance),
        found(deviation, [1, 4], distance),
        rule(START, 4, 5),
        found(meanSq, [5, 1], asDecimalText(meanSq.mean_sq)),
        sign(devSq, [5, 2], "−"),
        found(devSq, [5, 3], asDecimalText(devSq.dev_sq)),
        label(meanSq, [6, 1, 1, 2], "average squared"),
        label(devSq, [6, 3, 1, 3], "distance squared"),
        sign(product, [7, 2], "="),
        found(product, [7, 3], working.results[0]!),
      ]);
    },
  ),

  // Two numbers about their average, and their fourth powers, in which every other column cancels.
  drawn(["average", "half", "inY"], ({ average, half, inY }, working) => {
    const mean = average.average.replace("x + ", "");
    const [a, b] = ["a", "b"].map((name) => xPlusText(fractionText(letterOf(working, name))));
    const size = parseRational(half.half_difference);
    const [above, below] = [size, multiply(size, rational(-1n))].map((by) =>
      textsOf(raised([rational(1n), by], 4).value),
    );
    const distance = exactNotation(half.half_difference);
    const [, middle, last] = inY.in_Y;
    return grid([
      mark("figure", START, [1, 1, 1, 2], a),
      mark("found", average, [1, 3, 1, 3], write`y = ${xPlusText(mean)}`, mean),
      mark("figure", START, [1, 6], b),
      label(half, [2, 1, 1, 2], "each lies"),
      found(half, [2, 3, 1, 3], half.half_difference),
      label(half, [2, 6], "away"),
      ...powersOver(3, 5, "y", half),
      label(half, [4, 1], [power(write`y + ${distance}`, 4)]),
      ...underPowers(given, half, 4, 5, above!),
      label(half, [5, 1], [power(write`y − ${distance}`, 4)]),
      ...underPowers(given, half, 5, 5, below!),
      rule(START, 6, 6),
      given(inY, [7, 2], "1"),
      given(inY, [7, 3], "0"),
      found(inY, [7, 4], middle!),
      given(inY, [7, 5], "0"),
      found(inY, [7, 6], last!),
      label(inY, [8, 1, 1, 6], "half of both, less half of c; Y for y²"),
      ...linesAfter(working, inY, 9, 6),
    ]);
  }),
];
