import { parseRational } from "#domain/exact/parse-rational.ts";
import { ZERO } from "#domain/exact/rational.ts";
import { power, write } from "#domain/ganita/notation.ts";
import { polynomialNotation } from "#domain/ganita/polynomial-notation.ts";
import {
  at,
  found,
  given,
  grid,
  type Line,
  label,
  mark,
  type Piece,
  type Row,
  RULE,
  START,
  sign,
} from "../drawing.ts";
import { powersOver, underPowers, xPlusText } from "../shared/coefficients.ts";
import { lineMark, linesAfter } from "../shared/lines.ts";
import { layoutsFor } from "../working.ts";

const drawn = layoutsFor("puranapuranabhyam");

export const layouts = [
  // x² and two strips of half the width each; the corner they leave completes the square.
  drawn(["monic", "half", "added"], ({ monic, half, added }, working) => {
    if (!("added" in added)) return null;
    const strip = half.half.startsWith("0")
      ? write`0x`
      : polynomialNotation([parseRational(half.half), ZERO]);
    const boxed = (piece: Piece) => [mark("box", piece), piece];
    return grid(
      [
        [null, given(["x"]), found(half.half, half)],
        [given(["x"]), boxed(given([power("x", 2)])), boxed(given(strip, half))],
        [
          given(half.half, half),
          boxed(given(strip, half)),
          boxed(found(added.added, added)),
          label("the corner completes it", added),
        ],
      ],
      { above: [lineMark(monic)], below: linesAfter(working, added) },
    );
  }),

  // A cubic taken from the cube that begins like it: what it lacks of that cube.
  drawn(["cube", "added"], ({ monic: divided, cube: begun, added }, working) => {
    if (!("added_to_complete" in added)) return null;
    return grid(
      [
        powersOver(4),
        underPowers(given, begun, 4, begun.cubed, label([power(xPlusText(begun.shift), 3)], begun)),
        underPowers(given, divided ?? START, 4, begun.monic, "−"),
        RULE,
        underPowers(found, added, 4, added.added_to_complete, label("is lacking", added)),
      ],
      { below: linesAfter(working, added) },
    );
  }),

  // A sum with the pairs that complete tens beside each other.
  drawn(["pairs", "rest", "sum"], ({ pairs, rest, sum }, { results }) =>
    grid([
      ...cut(pairs, pairs.pairs, ([left, right, both]) => [
        given(`${left}`),
        sign("+", pairs),
        given(`${right}`),
        sign("=", pairs),
        found(`${both}`, pairs),
      ]),
      ...cut(rest, rest.rest, (text) => [
        at(3, label("left over", rest)),
        at(5, given(`${text}`, rest)),
      ]),
      RULE,
      [at(5, found(results[0]!, sum))],
    ]),
  ),
];

// More pairs, or more numbers left over, end in "…".
const MOST_ROWS = 8;

const cut = <Entry>(line: Line, all: readonly Entry[], rowOf: (entry: Entry) => Row): Row[] => [
  ...all.slice(0, MOST_ROWS).map(rowOf),
  all.length > MOST_ROWS && [at(5, label("…", line))],
];
