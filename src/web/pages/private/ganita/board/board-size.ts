import type { Notation, NotationPart } from "#domain/ganita/notation.ts";
import type { Drawing } from "./drawing.ts";

// Longer numbers are cut in the middle, or scroll.
const LONGEST_NUMBER = 19;

/** How large the figures of a drawing can be: a class, which its widest row decides. */
export function boardSize({ kind, marks }: Drawing): string {
  if (kind === "ring") return "";
  const widths = new Map<number, number>();
  for (const { row, shows, look } of marks) {
    if (look === "line") continue;
    const length = lengthOf(shows);
    const width = look === "label" || look === "small" ? length / 3 : length + 1;
    widths.set(row, (widths.get(row) ?? 0) + width);
  }
  const widest = Math.max(0, ...widths.values());
  if (widest > 34) return "board-widest";
  return widest > 16 ? "board-wide" : "";
}

const lengthOf = (notation: Notation): number =>
  notation.reduce((sum, part) => sum + partLength(part), 0);

function partLength(part: NotationPart): number {
  if (typeof part === "string") return part.length;
  switch (part.kind) {
    case "number":
      return Math.min(part.text.length, LONGEST_NUMBER);
    case "bars":
      return part.digits.length;
    case "recurring":
      return Math.min(part.before.length + part.period.length, LONGEST_NUMBER);
    case "fraction":
      return Math.max(lengthOf(part.numerator), lengthOf(part.denominator));
    case "power":
      return lengthOf(part.base) + 1;
    case "root":
      return lengthOf(part.radicand) + 1;
  }
}
