import { magnitude } from "#domain/exact/greatest-common-divisor.ts";
import { readWhole } from "#domain/ganita/input/read-number.ts";
import { type Notation, write } from "#domain/ganita/working/notation.ts";
import { type Drawing, found, given, grid, label, mark } from "../drawing.ts";
import { numberOf, typedIn, type Working } from "../working.ts";
import { columnWindow } from "./column-window.ts";
import { linesFrom } from "./lines.ts";

// A longer number is drawn round the present step.
const MOST_ROWS = 10;

/** A number under the one it is folded from: its last digit times the osculator, with the rest. */
export function osculation(working: Working): Drawing | null {
  const osculator = numberOf(working, "osculator");
  // What is osculated first is the number itself.
  const entry = typedIn(working, "n");
  if (!osculator || entry === "") return null;

  let before = `${magnitude(readWhole(entry))}`;
  const rows = working.steps.flatMap(({ number, data }) => {
    const value = data?.osculated_text ?? data?.osculated;
    if (value === undefined) return [];
    const row = { step: number, value: `${value}`, before };
    before = row.value;
    return [row];
  });
  const shown = columnWindow(rows, working.present, MOST_ROWS);
  const by = working.fixed.mode === "negative" ? "−" : "+";
  const folded = (number: string): Notation =>
    write`${BigInt(number.slice(0, -1) || "0")} ${by} ${BigInt(osculator.value)} × ${BigInt(number.slice(-1))}`;
  return grid([
    found(osculator.step, [1, 1], osculator.value),
    label(osculator.step, [1, 2], "the osculator"),
    mark("rule", 0, [2, 1, 1, 2]),
    given(0, [3, 1], shown[0]?.before ?? before),
    ...shown.flatMap(({ step, value, before }, index) => [
      label(step, [index + 3, 2], folded(before)),
      found(step, [index + 4, 1], value),
    ]),
    ...linesFrom(working, (rows.at(-1)?.step ?? osculator.step) + 1, MOST_ROWS + 4, 2),
  ]);
}
