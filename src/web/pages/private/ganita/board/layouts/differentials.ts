import { coefficientsOf } from "../../entries.ts";
import { type Drawing, found, given, grid, label, mark } from "../drawing.ts";
import type { Working } from "../working.ts";
import { powersOver, underPowers } from "./coefficient-table.ts";
import { linesFrom } from "./lines.ts";

/** A polynomial and its differentials, each coefficient under its power of x. */
export function differentials(working: Working): Drawing | null {
  const step = working.steps.find(({ data }) => Array.isArray(data?.derivatives));
  const rows = (step?.data?.derivatives_text ?? step?.data?.derivatives) as string[][] | undefined;
  const polynomial = coefficientsOf(working.entries.c?.[0] ?? "");
  if (!step || !rows) return null;

  const width = rows[0]!.length + 1;
  return grid([
    ...powersOver(1, width),
    ...underPowers(2, width, polynomial.slice(-width), (place, text) => given(0, place, text)),
    mark("rule", 0, [3, 1, 1, width + 1]),
    ...rows.flatMap((row, index) => [
      label(step.number, [4 + index, 1], `D${SUBSCRIPTS[index + 1] ?? index + 1}`),
      ...underPowers(4 + index, width, row, (place, text) => found(step.number, place, text)),
    ]),
    ...linesFrom(working, step.number + 1, 4 + rows.length, width + 1),
  ]);
}

const SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";
