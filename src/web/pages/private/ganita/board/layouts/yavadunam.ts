import { write } from "#domain/ganita/notation.ts";
import { type Drawing, found, foundEach, given, grid, type Line, label, RULE } from "../drawing.ts";
import { wholeSum } from "../shared/near-a-base.ts";
import { type LineOf, layoutsFor } from "../working.ts";

const drawn = layoutsFor("yavadunam");
type LineAt<Key extends string> = LineOf<"yavadunam", Key>;

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
  readonly base: LineAt<"base">;
  readonly deviation: LineAt<"deviation">;
  readonly settle: LineAt<"settle">;
}

function byItsDeficiency(
  { base, deviation, settle }: Lines,
  raw: readonly (Line & { readonly text: string })[],
): Drawing {
  const { parts } = settle;
  const isChanged = raw.some(({ text }, index) => text !== parts[index]);
  return grid([
    [label(write`base ${BigInt(base.base)}`, base), label("away from it", deviation)],
    [given(wholeSum(base.base, deviation.deviation)), found(deviation.deviation, deviation)],
    RULE,
    raw.map((part) => found(part.text, part)),
    isChanged && foundEach(parts, settle),
  ]);
}
