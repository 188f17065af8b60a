import { magnitude } from "#domain/exact/greatest-common-divisor.ts";
import { write } from "#domain/ganita/notation.ts";
import { readWhole } from "#domain/ganita/read-number.ts";
import { found, given, grid, label, RULE } from "../drawing.ts";
import { columnWindow, linesAfter } from "../shared/lines.ts";
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
    const figures = [
      given(shown[0] ? `${BigInt(shown[0].parts.join(""))}` : number),
      ...shown.map((line) => found(line.osculated, line)),
    ];
    const foldings = shown.map((line) => {
      const [rest, last] = line.parts.map(BigInt);
      return label(write`${rest!} ${by} ${BigInt(osculator.osculator)} × ${last!}`, line);
    });
    return grid(
      [
        [found(osculator.osculator, osculator), label("the osculator", osculator)],
        RULE,
        ...figures.map((figure, index) => [figure, foldings[index]]),
      ],
      { below: linesAfter(working, folded.at(-1) ?? osculator) },
    );
  }),
];
