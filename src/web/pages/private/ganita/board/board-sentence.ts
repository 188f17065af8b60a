import { notationText } from "#domain/ganita/notation.ts";
import type { Drawing } from "./drawing.ts";

const LONGEST = 400;

/**
 * What stands on the board up to a step, row by row, for those who cannot see it.
 *
 * @example
 * "base 100, away from it; 98, −2; ×, 97, −3; 95, 06"
 */
export function boardSentence({ marks, kind }: Drawing, upTo: number): string {
  const rows = new Map<number, { readonly column: number; readonly text: string }[]>();
  for (const { row, column, step, shows, look } of marks) {
    if (step > upTo) continue;
    const text = look === "dot" ? "dot" : notationText(shows).trim();
    if (text !== "") rows.set(row, [...(rows.get(row) ?? []), { column, text }]);
  }
  const sentence = [...rows.entries()]
    .sort(([one], [other]) => one - other)
    .map(([row, texts]) => {
      const line = texts
        .sort((one, other) => one.column - other.column)
        .map(({ text }) => text)
        .join(", ");
      return kind === "ring" && row > 0 ? `${RING_ROWS[row - 1]}: ${line}` : line;
    })
    .join("; ");
  return sentence.length > LONGEST ? `${sentence.slice(0, LONGEST)} …` : sentence;
}

const RING_ROWS = ["Round the ring", "inside", "in the middle"] as const;
