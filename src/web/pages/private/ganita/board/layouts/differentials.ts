import { coefficientsOf } from "../../form/entries.ts";
import { type Drawing, found, given, grid, label, mark } from "../drawing.ts";
import { figureOf, typedIn, type Working } from "../working.ts";
import { powersOver, underPowers } from "./coefficient-table.ts";
import { linesFrom } from "./lines.ts";

/** A polynomial and its differentials, each coefficient under its power of x. */
export function differentials(working: Working): Drawing | null {
  const derivatives = figureOf(working, "derivatives");
  if (!derivatives) return null;

  const { step } = derivatives;
  const rows = derivatives.value as string[][];
  const polynomial = coefficientsOf(typedIn(working, "c"));
  const width = rows[0]!.length + 1;
  return grid([
    ...powersOver(1, width),
    ...underPowers(given, 0, 2, width, polynomial.slice(-width)),
    mark("rule", 0, [3, 1, 1, width + 1]),
    ...rows.flatMap((row, index) => [
      label(step, [4 + index, 1], `D${SUBSCRIPTS[index + 1] ?? index + 1}`),
      ...underPowers(found, step, 4 + index, width, row),
    ]),
    ...linesFrom(working, step + 1, 4 + rows.length, width + 1),
  ]);
}

const SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";
