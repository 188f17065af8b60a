import { parseRational } from "#domain/exact/parse-rational.ts";
import { ZERO } from "#domain/exact/rational.ts";
import { completedCube as cubeCompleted } from "#domain/ganita/algebra/completed-cube.ts";
import { polynomialNotation } from "#domain/ganita/algebra/polynomial-notation.ts";
import { power, write } from "#domain/ganita/working/notation.ts";
import { type Drawing, found, given, grid, label, type Mark, mark, sign } from "../drawing.ts";
import { allOf, figureOf, numberOf, numbersOf, type Working } from "../working.ts";
import { letterOf, powersOver, textsOf, underPowers } from "./coefficient-table.ts";
import { linesFrom, questionLine } from "./lines.ts";

/** x² and two strips of half the width each; the corner they leave completes the square. */
export function completedSquare(working: Working): Drawing | null {
  const figures = allOf(numberOf, working, "half", "added");
  if (!figures) return null;

  const [half, added] = figures;
  const strip = polynomialNotation([parseRational(half.value), ZERO]);
  const shown = half.value.startsWith("0") ? write`0x` : strip;
  const boxed = (step: number, row: number, column: number, of: Mark): Mark[] => [
    mark("box", step, [row, column]),
    of,
  ];
  return grid([
    questionLine(working, 4),
    mark("figure", 0, [2, 2], ["x"]),
    found(half.step, [2, 3], half.value),
    mark("figure", 0, [3, 1], ["x"]),
    given(half.step, [4, 1], half.value),
    ...boxed(0, 3, 2, mark("figure", 0, [3, 2], [power("x", 2)])),
    ...boxed(half.step, 3, 3, mark("figure", half.step, [3, 3], shown)),
    ...boxed(half.step, 4, 2, mark("figure", half.step, [4, 2], shown)),
    ...boxed(added.step, 4, 3, found(added.step, [4, 3], added.value)),
    label(added.step, [4, 4], "the corner completes it"),
    ...linesFrom(working, added.step + 1, 5, 4),
  ]);
}

/** A cubic taken from the cube that begins like it: what it lacks of that cube. */
export function completedCube(working: Working): Drawing | null {
  const lacking = numbersOf(working, "added_to_complete");
  const begun = figureOf(working, "y");
  if (!lacking || !begun) return null;

  const { monic, cube } = cubeCompleted(
    ["a", "b", "c", "d"].map((name) => letterOf(working, name)),
  );
  return grid([
    ...powersOver(1, 4),
    label(begun.step, [2, 1], cube.notation),
    ...underPowers(given, begun.step, 2, 4, textsOf(cube.value)),
    sign(0, [3, 1], "−"),
    ...underPowers(given, begun.step === 1 ? 0 : 1, 3, 4, textsOf(monic)),
    mark("rule", 0, [4, 1, 1, 5]),
    label(lacking.step, [5, 1], "is lacking"),
    ...underPowers(found, lacking.step, 5, 4, lacking.value),
    ...linesFrom(working, lacking.step + 1, 6, 5),
  ]);
}

// More pairs, or more numbers left over, end in "…".
const MOST_ROWS = 8;

/** A sum with the pairs that complete tens beside each other. */
export function completedTens(working: Working): Drawing | null {
  const paired = figureOf(working, "pairs");
  const rest = numbersOf(working, "rest");
  const [total] = working.results;
  if (!paired || !rest || total === undefined) return null;

  const pairs = paired.value as readonly (readonly string[])[];
  if (pairs.length + rest.value.length === 0) return null;
  const pairsEnd = Math.min(pairs.length, MOST_ROWS + 1);
  const rowsEnd = pairsEnd + Math.min(rest.value.length, MOST_ROWS + 1);
  return grid([
    ...upTo(pairs, paired.step, 1, ([left, right, both], row) => [
      given(0, [row, 1], `${left}`),
      sign(paired.step, [row, 2], "+"),
      given(0, [row, 3], `${right}`),
      sign(paired.step, [row, 4], "="),
      found(paired.step, [row, 5], `${both}`),
    ]),
    ...upTo(rest.value, rest.step, pairsEnd + 1, (text, row) => [
      label(rest.step, [row, 3], "left over"),
      given(rest.step, [row, 5], text),
    ]),
    mark("rule", 0, [rowsEnd + 1, 1, 1, 5]),
    found(rest.step + 1, [rowsEnd + 2, 5], total),
  ]);
}

function upTo<Row>(
  all: readonly Row[],
  step: number,
  from: number,
  marksOf: (entry: Row, row: number) => readonly Mark[],
): Mark[] {
  const marks = all.slice(0, MOST_ROWS).flatMap((entry, index) => marksOf(entry, from + index));
  const isCut = all.length > MOST_ROWS;
  return isCut ? [...marks, label(step, [from + MOST_ROWS, 5], ["…"])] : marks;
}
