import { parseRational } from "#domain/exact/parse-rational.ts";
import { fractionText, multiply, rational } from "#domain/exact/rational.ts";
import { raised } from "#domain/ganita/algebra/polynomial-expression.ts";
import { power, write } from "#domain/ganita/working/notation.ts";
import { type Drawing, exactNotation, found, given, grid, label, mark } from "../drawing.ts";
import { figureOf, numberOf, numbersOf, type Working } from "../working.ts";
import { letterOf, powersOver, textsOf, underPowers, xPlusText } from "./coefficient-table.ts";
import { linesFrom } from "./lines.ts";

/** Two numbers about their average, and their fourth powers, in which every other column cancels. */
export function fourthPowers(working: Working): Drawing | null {
  const half = numberOf(working, "half_difference");
  const inY = numbersOf(working, "in_Y");
  const average = figureOf(working, "average");
  if (!half || !inY || !average) return null;

  const mean = `${average.value}`.replace("x + ", "");
  const [a, b] = ["a", "b"].map((name) => fractionText(letterOf(working, name)));
  const size = parseRational(half.value);
  const [above, below] = [size, multiply(size, rational(-1n))].map((by) =>
    textsOf(raised([rational(1n), by], 4).value),
  );
  const [, middle, last] = inY.value;
  return grid([
    mark("figure", 0, [1, 1, 1, 2], xPlusText(a!)),
    mark("found", average.step, [1, 3, 1, 3], write`y = ${xPlusText(mean)}`, [mean]),
    mark("figure", 0, [1, 6], xPlusText(b!)),
    label(half.step, [2, 1, 1, 2], "each lies"),
    found(half.step, [2, 3, 1, 3], half.value),
    label(half.step, [2, 6], "away"),
    ...powersOver(3, 5, "y", half.step),
    label(half.step, [4, 1], [power(write`y + ${exactNotation(half.value)}`, 4)]),
    ...underPowers(given, half.step, 4, 5, above!),
    label(half.step, [5, 1], [power(write`y − ${exactNotation(half.value)}`, 4)]),
    ...underPowers(given, half.step, 5, 5, below!),
    mark("rule", 0, [6, 1, 1, 6]),
    given(inY.step, [7, 2], "1"),
    given(inY.step, [7, 3], "0"),
    found(inY.step, [7, 4], middle!),
    given(inY.step, [7, 5], "0"),
    found(inY.step, [7, 6], last!),
    label(inY.step, [8, 1, 1, 6], "half of both, less half of c; Y for y²"),
    ...linesFrom(working, inY.step + 1, 9, 6),
  ]);
}
