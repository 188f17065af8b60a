import type { Notation, NotationPart } from "#domain/ganita/working/notation.ts";
import type { Drawing } from "./drawing.ts";

// Longer numbers are cut in the middle, or scroll.
const LONGEST_NUMBER = 19;

/** How large the figures of a drawing can be: a class, which the width of its columns decides. */
export function boardSize({ kind, marks }: Drawing): string {
  if (kind === "ring") return "";
  // A column is as wide as its widest mark.
  const widths = new Map<number, number>();
  for (const { column, columns, shows, look } of marks) {
    if (look === "line" || columns > 1) continue;
    const length = lengthOf(shows);
    const width =
      look === "label" || look === "small" || look === "carried" ? length / 3 : length + 1;
    widths.set(column, Math.max(widths.get(column) ?? 0, width));
  }
  const total = [...widths.values()].reduce((sum, width) => sum + width, 0);
  if (total > 34) return "board-widest";
  if (total > 20) return "board-wide board-wider";
  return total > 15 ? "board-wide" : "";
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
