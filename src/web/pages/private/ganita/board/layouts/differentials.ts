import { power } from "#domain/ganita/notation.ts";
import { coefficientsOf } from "../../entries.ts";
import { type Drawing, found, given, grid, label, mark } from "../drawing.ts";
import type { Working } from "../working.ts";
import { linesFrom } from "./lines.ts";

/** A polynomial and its differentials, each coefficient under its power of x. */
export function differentials(working: Working): Drawing | null {
  const step = working.steps.find(({ data }) => Array.isArray(data?.derivatives));
  const rows = (step?.data?.derivatives_text ?? step?.data?.derivatives) as string[][] | undefined;
  const polynomial = coefficientsOf(working.entries.c?.[0] ?? "");
  if (!step || !rows) return null;

  const width = rows[0]!.length + 1;
  const powers = Array.from({ length: width }, (_, index) => power("x", width - 1 - index));
  return grid([
    ...powers.map((each, index) =>
      label(0, [1, index + 2], index < width - 2 ? [each] : [["1", "x"][width - 1 - index]!]),
    ),
    ...polynomial.slice(-width).map((text, index) => given(0, [2, index + 2], text)),
    mark("rule", 0, [3, 1, 1, width + 1]),
    ...rows.flatMap((row, index) => [
      label(step.number, [4 + index, 1], `D${SUBSCRIPTS[index + 1] ?? index + 1}`),
      ...row.map((text, at) => found(step.number, [4 + index, at + 2 + width - row.length], text)),
    ]),
    ...linesFrom(working, step.number + 1, 4 + rows.length, width + 1),
  ]);
}

const SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";
