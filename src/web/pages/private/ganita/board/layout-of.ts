import type { CalculatorPath } from "#domain/ganita/ganita.ts";
import type { Drawing } from "./drawing.ts";
import { linesOnTheBoard } from "./shared/lines.ts";
import type { Layout, Working } from "./working.ts";

// A file for each calculator, with its layouts; the first that has its lines draws the working.
const files = import.meta.glob<readonly Layout[]>("./layouts/*.ts", {
  eager: true,
  import: "layouts",
});

const layoutsOf = (path: CalculatorPath) => files[`./layouts/${path}.ts`] ?? [];

/**
 * The working as a teacher draws it; line by line where no layout has its lines; null for a product of
 * numbers worked crosswise, which has a drawing of its own.
 */
export function layoutOf(working: Working): Drawing | null {
  if (working.steps.some(({ column }) => column)) return null;
  for (const layout of layoutsOf(working.path)) {
    const drawing = layout(working);
    if (drawing) return drawing;
  }
  return linesOnTheBoard(working);
}
