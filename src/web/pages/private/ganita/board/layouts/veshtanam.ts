import { magnitude } from "#domain/exact/greatest-common-divisor.ts";
import { write } from "#domain/ganita/notation.ts";
import { readWhole } from "#domain/ganita/read-number.ts";
import { found, given, grid, label, rule, START } from "../drawing.ts";
import { columnWindow } from "../shared/column-window.ts";
import { linesAfter } from "../shared/lines.ts";
import { layoutsFor, typedIn } from "../working.ts";

const drawn = layoutsFor("veshtanam");

// A longer number is drawn round the present step.
const MOST_ROWS = 10;

export const layouts = [
  // A number under the one it is folded from: its last digit times the osculator, with the rest.
  drawn(["osculator"], ({ osculator }, working) => {
    const by = working.fixed.mode === "negative" ? "−" : "+";
    const folded = working.rows("osculated");
    const number = `${magnitude(readWhole(typedIn(working, "n")))}`;
    const shown = columnWindow(folded, working.present, MOST_ROWS);
    const before = (line: (typeof folded)[number]) =>
      folded[folded.indexOf(line) - 1]?.osculated ?? number;
    return grid([
      found(osculator, [1, 1], osculator.osculator),
      label(osculator, [1, 2], "the osculator"),
      rule(START, 2, 2),
      given(START, [3, 1], shown[0] ? before(shown[0]) : number),
      ...shown.flatMap((line, index) => {
        const from = BigInt(before(line));
        return [
          label(
            line,
            [index + 3, 2],
            write`${from / 10n} ${by} ${BigInt(osculator.osculator)} × ${from % 10n}`,
          ),
          found(line, [index + 4, 1], line.osculated),
        ];
      }),
      ...linesAfter(working, folded.at(-1) ?? osculator, MOST_ROWS + 4, 2),
    ]);
  }),
];
