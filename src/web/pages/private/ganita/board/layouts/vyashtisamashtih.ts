import { fractionText } from "#domain/exact/rational.ts";
import { power, write } from "#domain/ganita/notation.ts";
import {
  across,
  asDecimalText,
  exactNotation,
  found,
  given,
  grid,
  label,
  mark,
  RULE,
  sign,
} from "../drawing.ts";
import { letterOf, powersOver, underPowers, xPlusText } from "../shared/coefficients.ts";
import { linesAfter } from "../shared/lines.ts";
import { layoutsFor, typedIn } from "../working.ts";

const drawn = layoutsFor("vyashtisamashtih");

export const layouts = [
  // Two numbers on both sides of their average: the difference of two squares.
  drawn(
    ["mean", "deviation", "meanSq", "devSq", "product"],
    ({ mean, deviation, meanSq, devSq, product }, working) => {
      const distance = asDecimalText(deviation.deviation);
      const dashes = mark("dashes", deviation);
      const thisFar = label("this far", deviation);
      return grid([
        [
          given(typedIn(working, "a")),
          given(distance, deviation),
          found(asDecimalText(mean.mean), mean),
          found(distance, deviation),
          given(typedIn(working, "b")),
        ],
        [null, dashes, label("the average", mean), dashes],
        [null, thisFar, null, thisFar],
        RULE,
        [
          found(asDecimalText(meanSq.mean_sq), meanSq),
          sign("−", devSq),
          found(asDecimalText(devSq.dev_sq), devSq),
        ],
        [
          across(label("average squared", meanSq), 2),
          null,
          across(label("distance squared", devSq)),
        ],
        [null, sign("=", product), found(working.results[0]!, product)],
      ]);
    },
  ),

  // Two numbers about their average, and their fourth powers, in which every other column cancels.
  drawn(["average", "half", "inY"], ({ average, half, inY }, working) => {
    const [a, b] = ["a", "b"].map((name) => xPlusText(fractionText(letterOf(working, name))));
    const [above, below] = half.fourth_powers;
    const distance = exactNotation(half.half_difference);
    const [, middle, last] = inY.in_Y;
    return grid(
      [
        [
          across(given(a!), 2),
          null,
          across(found(average.mean, average, write`y = ${xPlusText(average.mean)}`), 3),
          null,
          null,
          given(b!),
        ],
        [
          across(label("each lies", half), 2),
          null,
          across(found(half.half_difference, half), 3),
          null,
          null,
          label("away", half),
        ],
        powersOver(5, "y", half),
        underPowers(given, half, 5, above!, label([power(write`y + ${distance}`, 4)], half)),
        underPowers(given, half, 5, below!, label([power(write`y − ${distance}`, 4)], half)),
        RULE,
        [
          null,
          given("1", inY),
          given("0", inY),
          found(middle!, inY),
          given("0", inY),
          found(last!, inY),
        ],
        [across(label("half of both, less half of c; Y for y²", inY))],
      ],
      { below: linesAfter(working, inY) },
    );
  }),
];
