import { add } from "#domain/exact/rational.ts";
import { type Drawing, found, given, grid, mark, sign } from "../drawing.ts";
import { figureOf, type Working } from "../working.ts";
import { letterOf, powersOver, textsOf, underPowers } from "./coefficient-table.ts";
import { linesFrom, questionLine } from "./lines.ts";

/** Two fractions with one numerator: their denominators added in columns. */
export function sumOfDenominators(working: Working): Drawing | null {
  const sum = figureOf(working, "samuccaya");
  if (working.fixed.mode !== "equal-numerators" || !sum) return null;

  const [first, second] = [
    ["a", "b"],
    ["c", "d"],
  ].map((names) => names.map((name) => letterOf(working, name))) as [Pair, Pair];
  const total = textsOf([add(first[0], second[0]), add(first[1], second[1])]);
  return grid([
    questionLine(working, 3),
    ...powersOver(2, 2),
    ...underPowers(given, 0, 3, 2, textsOf(first)),
    sign(0, [4, 1], "+"),
    ...underPowers(given, 0, 4, 2, textsOf(second)),
    mark("rule", 0, [5, 1, 1, 3]),
    ...underPowers(found, sum.step, 6, 2, total),
    ...linesFrom(working, sum.step + 1, 7, 3),
  ]);
}

type Pair = [ReturnType<typeof letterOf>, ReturnType<typeof letterOf>];
