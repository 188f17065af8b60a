import { parseRational } from "#domain/exact/parse-rational.ts";
import { ZERO } from "#domain/exact/rational.ts";
import { completedCube } from "#domain/ganita/completed-cube.ts";
import { power, write } from "#domain/ganita/notation.ts";
import { polynomialNotation } from "#domain/ganita/polynomial-notation.ts";
import { found, given, grid, label, type Mark, mark, rule, START, sign } from "../drawing.ts";
import { letterOf, powersOver, textsOf, underPowers } from "../shared/coefficient-table.ts";
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
    const boxed = (of: Mark): Mark[] => [mark("box", of, [of.row, of.column]), of];
    return grid([
      lineMark(monic, 1, 4),
      mark("figure", START, [2, 2], ["x"]),
      found(half, [2, 3], half.half),
      mark("figure", START, [3, 1], ["x"]),
      given(half, [4, 1], half.half),
      ...boxed(mark("figure", START, [3, 2], [power("x", 2)])),
      ...boxed(mark("figure", half, [3, 3], strip)),
      ...boxed(mark("figure", half, [4, 2], strip)),
      ...boxed(found(added, [4, 3], added.added)),
      label(added, [4, 4], "the corner completes it"),
      ...linesAfter(working, added, 5, 4),
    ]);
  }),

  // A cubic taken from the cube that begins like it: what it lacks of that cube.
  drawn(["cube", "added"], ({ monic: divided, cube: begun, added }, working) => {
    if (!("added_to_complete" in added)) return null;
    const { monic, cube } = completedCube(
      ["a", "b", "c", "d"].map((name) => letterOf(working, name)),
    );
    return grid([
      ...powersOver(1, 4),
      label(begun, [2, 1], cube.notation),
      ...underPowers(given, begun, 2, 4, textsOf(cube.value)),
      sign(START, [3, 1], "−"),
      ...underPowers(given, divided ?? START, 3, 4, textsOf(monic)),
      rule(START, 4, 5),
      label(added, [5, 1], "is lacking"),
      ...underPowers(found, added, 5, 4, added.added_to_complete),
      ...linesAfter(working, added, 6, 5),
    ]);
  }),

  // A sum with the pairs that complete tens beside each other.
  drawn(["pairs", "rest", "sum"], ({ pairs, rest, sum }, { results }) => {
    const pairsEnd = Math.min(pairs.pairs.length, MOST_ROWS + 1);
    const rowsEnd = pairsEnd + Math.min(rest.rest.length, MOST_ROWS + 1);
    return grid([
      ...upTo(pairs.pairs, pairs, 1, ([left, right, both], row) => [
        given(START, [row, 1], `${left}`),
        sign(pairs, [row, 2], "+"),
        given(START, [row, 3], `${right}`),
        sign(pairs, [row, 4], "="),
        found(pairs, [row, 5], `${both}`),
      ]),
      ...upTo(rest.rest, rest, pairsEnd + 1, (text, row) => [
        label(rest, [row, 3], "left over"),
        given(rest, [row, 5], `${text}`),
      ]),
      rule(START, rowsEnd + 1, 5),
      found(sum, [rowsEnd + 2, 5], results[0]!),
    ]);
  }),
];

// More pairs, or more numbers left over, end in "…".
const MOST_ROWS = 8;

function upTo<Row>(
  all: readonly Row[],
  line: { readonly step: number },
  from: number,
  marksOf: (entry: Row, row: number) => readonly Mark[],
): Mark[] {
  const marks = all.slice(0, MOST_ROWS).flatMap((entry, index) => marksOf(entry, from + index));
  const isCut = all.length > MOST_ROWS;
  return isCut ? [...marks, label(line, [from + MOST_ROWS, 5], ["…"])] : marks;
}
