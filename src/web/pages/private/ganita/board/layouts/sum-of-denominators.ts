import { add } from "#domain/exact/rational.ts";
import { type Drawing, found, given, grid, mark, sign } from "../drawing.ts";
import type { Working } from "../working.ts";
import { letterOf, powersOver, textsOf, underPowers } from "./coefficient-table.ts";
import { linesFrom } from "./lines.ts";

/** Two fractions with one numerator: their denominators added in columns. */
export function sumOfDenominators(working: Working): Drawing | null {
  const [equation, sum] = working.steps;
  if (working.fixed.mode !== "equal-numerators" || equation?.number !== 1 || !sum) return null;

  const [first, second] = [
    ["a", "b"],
    ["c", "d"],
  ].map((names) => names.map((name) => letterOf(working, name))) as [Pair, Pair];
  const total = textsOf([add(first[0], second[0]), add(first[1], second[1])]);
  return grid([
    mark("line", 1, [1, 1, 1, 3], equation.notation),
    ...powersOver(2, 2),
    ...underPowers(3, 2, textsOf(first), (place, text) => given(0, place, text)),
    sign(0, [4, 1], "+"),
    ...underPowers(4, 2, textsOf(second), (place, text) => given(0, place, text)),
    mark("rule", 0, [5, 1, 1, 3]),
    ...underPowers(6, 2, total, (place, text) => found(sum.number, place, text)),
    ...linesFrom(working, sum.number + 1, 7, 3),
  ]);
}

type Pair = [ReturnType<typeof letterOf>, ReturnType<typeof letterOf>];
