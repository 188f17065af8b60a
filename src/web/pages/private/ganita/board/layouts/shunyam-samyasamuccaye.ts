import { parseRational } from "#domain/exact/parse-rational.ts";
import { fractionText } from "#domain/exact/rational.ts";
import { factor, type Notation, write } from "#domain/ganita/notation.ts";
import {
  type Drawing,
  found,
  given,
  grid,
  type Line,
  label,
  mark,
  RULE,
  START,
  sign,
} from "../drawing.ts";
import {
  letterOf,
  polynomialOf,
  powersOver,
  underPowers,
  xPlusText,
} from "../shared/coefficients.ts";
import { lineMark, linesAfter } from "../shared/lines.ts";
import { type LineOf, layoutsFor, type Working } from "../working.ts";

const drawn = layoutsFor("shunyam-samyasamuccaye");

export const layouts = [
  drawn(["equation", "sums", "differences"], ({ equation, sums, differences }, working) => {
    const [n1, d1, n2, d2] = ["ab", "cd", "ef", "gh"].map(
      (letters) => write`(${polynomialOf(typed(working, letters))})`,
    ) as [Notation, Notation, Notation, Notation];
    return sideBySide(working, equation, [
      [sums, write`${n1} + ${n2}`, write`${d1} + ${d2}`],
      [differences, write`${n1} − ${d1}`, write`${n2} − ${d2}`],
    ]);
  }),
  drawn(["equation", "samuccaya"], ({ equation, samuccaya }, working) => {
    if (working.fixed.mode === "equal-numerators") {
      // Two fractions with one numerator: their denominators added in columns.
      return grid(
        [
          powersOver(2),
          underPowers(given, START, 2, typed(working, "ab")),
          underPowers(given, START, 2, typed(working, "cd"), "+"),
          RULE,
          underPowers(found, samuccaya, 2, samuccaya.compared[0]!),
        ],
        { above: [lineMark(equation)], below: linesAfter(working, samuccaya) },
      );
    }
    const [left, right] = ["ab", "cd"].map((letters) => {
      const [first, second] = typed(working, letters) as [string, string];
      return working.fixed.mode === "reciprocals"
        ? write`(${xPlusText(first)}) + (${xPlusText(second)})`
        : write`${parseRational(first)} × ${second.startsWith("-") ? factor(parseRational(second)) : parseRational(second)}`;
    }) as [Notation, Notation];
    return sideBySide(working, equation, [[samuccaya, left, right]]);
  }),
];

/** The numbers typed for some letters of the formula, as exact texts. */
const typed = (working: Working, letters: string) =>
  [...letters].map((letter) => fractionText(letterOf(working, letter)));

interface Compared extends Line {
  /** A number, or the coefficients of ax + b, of each side. */
  readonly compared: readonly (readonly string[])[];
  readonly in_one_ratio?: boolean;
}

// An equation with its sums or products side by side, marked where they are equal.
function sideBySide(
  working: Working,
  equation: LineOf<"shunyam-samyasamuccaye", "equation">,
  comparisons: readonly (readonly [line: Compared, left: Notation, right: Notation])[],
): Drawing {
  return grid(
    comparisons.flatMap(([line, asked, other]) => {
      const [left, right] = line.compared as [readonly string[], readonly string[]];
      const relation = left.join() === right.join() ? "=" : line.in_one_ratio ? "∝" : "≠";
      return [
        [label(asked, equation), null, label(other, equation)],
        [sideFound(line, left), sign(relation, line), sideFound(line, right)],
      ];
    }),
    { above: [lineMark(equation)], below: linesAfter(working, comparisons.at(-1)![0]) },
  );
}

// Two coefficients are two numbers to find.
const sideFound = (line: Line, value: readonly string[]) =>
  value.length === 1 ? found(value[0]!, line) : mark("found", line, polynomialOf(value));
