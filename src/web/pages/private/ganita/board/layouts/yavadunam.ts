import { write } from "#domain/ganita/notation.ts";
import { type Drawing, found, given, grid, inRow, label, rule, START } from "../drawing.ts";
import { wholeSum } from "../shared/near-a-base.ts";
import { type LineOf, layoutsFor } from "../working.ts";

const drawn = layoutsFor("yavadunam");
type Line<Key extends string> = LineOf<"yavadunam", Key>;

/** One number with its deviation from a base, and the parts of its square or cube. */
export const layouts = [
  drawn(["base", "deviation", "left", "square", "settle"], (lines) =>
    byItsDeficiency(lines, [
      { step: lines.left.step, text: lines.left.left },
      { step: lines.square.step, text: lines.square.square },
    ]),
  ),
  drawn(["base", "deviation", "first", "middle", "last", "settle"], (lines) =>
    byItsDeficiency(
      lines,
      [lines.first, lines.middle, lines.last].map(({ step }, index) => ({
        step,
        text: lines.last.raw[index]!,
      })),
    ),
  ),
];

interface Lines {
  readonly base: Line<"base">;
  readonly deviation: Line<"deviation">;
  readonly settle: Line<"settle">;
}

function byItsDeficiency(
  { base, deviation, settle }: Lines,
  raw: readonly { readonly step: number; readonly text: string }[],
): Drawing {
  const { parts } = settle;
  const isChanged = raw.some(({ text }, index) => text !== parts[index]);
  return grid([
    label(base, [1, 1], write`base ${BigInt(base.base)}`),
    label(deviation, [1, 2], "away from it"),
    given(START, [2, 1], wholeSum(base.base, deviation.deviation)),
    found(deviation, [2, 2], deviation.deviation),
    rule(START, 3, parts.length),
    ...raw.map((part, index) => found(part, [4, index + 1], part.text)),
    ...(isChanged ? inRow(found, settle, [5, 1], parts) : []),
  ]);
}
