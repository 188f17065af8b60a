import { parseRational } from "#domain/exact/parse-rational.ts";
import {
  add,
  fractionText,
  multiply,
  negate,
  type Rational,
  subtract,
  ZERO,
} from "#domain/exact/rational.ts";
import { bars } from "#domain/ganita/notation.ts";
import { multipleOfX } from "#domain/ganita/polynomial-notation.ts";
import {
  exactNotation,
  found,
  given,
  grid,
  label,
  type Mark,
  mark,
  rule,
  START,
  sign,
} from "../drawing.ts";
import { letterOf, signedTerm, spaced } from "../shared/coefficient-table.ts";
import { windowStart } from "../shared/column-window.ts";
import { lineMark, linesAfter } from "../shared/lines.ts";
import { type LineOf, layoutsFor } from "../working.ts";

const drawn = layoutsFor("paravartya-yojayet");

export const layouts = [
  // A simple equation: a term of each side goes across, with its sign changed.
  drawn(["equation", "transposed"], ({ equation, transposed }, working) => {
    const sides = SIDES[`${working.fixed.type}`]!;
    const { left, right, how } = sides((name) => letterOf(working, name));
    const [[p, q], [r, s]] = [left, right];
    const first = [multipleOfX(p), signedTerm([q]), multipleOfX(r), signedTerm([s])];
    const second = [multipleOfX(p), signedX(negate(r)), signedTerm([negate(q)]), signedTerm([s])];
    return grid([
      ...(how ? [lineMark(equation, 1, 5), label(transposed, [2, 1, 1, 5], how)] : []),
      ...terms(how ? transposed : START, 3, first),
      mark("cross", transposed, [4, 2, 1, 3]),
      ...terms(transposed, 5, second),
      rule(START, 6, 5),
      mark(
        "found",
        transposed,
        [7, 1, 1, 2],
        multipleOfX(subtract(p, r)),
        fractionText(subtract(p, r)),
      ),
      sign(START, [7, 3], "="),
      found(transposed, [7, 4, 1, 2], fractionText(subtract(s, q))),
      label(START, [8, 1, 1, 2], "x in all"),
      label(START, [8, 4, 1, 2], "constants"),
      ...linesAfter(working, transposed, 9, 5),
    ]);
  }),

  // A division with the divisor transposed: its flag, the products below, and the columns' sums.
  drawn(["transposed", "remainder"], ({ divisor, transposed, remainder, wholes }, working) => {
    if (!("transposed" in transposed)) return null;
    const flag = transposed.transposed;
    const columns = working.rows("column");
    const quotient = remainder.quotient_columns;
    if (columns.length !== quotient.length) return null;
    const division = { columns, remainder, all: [...quotient, ...remainder.remainder_columns] };
    const from = windowStart(columns, working.present, MOST_COLUMNS);
    const to = Math.min(from + MOST_COLUMNS, columns.length);
    const rows = to - from + 2;
    const remainders = remainder.remainder_columns.length;
    return grid([
      ...(divisor
        ? [mark("figure", divisor, [1, 1], [bars(divisor.divisor_digits.map(Number))])]
        : []),
      mark("figure", transposed, [2, 1], spaced(flag), flag.length === 1 ? flag[0] : undefined),
      label(transposed, [3, 1], "the flag"),
      mark("divider", START, [1, 2, rows]),
      ...columnMarks(division, from, to, rows),
      ...(wholes && to === columns.length && remainders > 0
        ? [
            label(
              wholes,
              [rows + 2, BEFORE + 1, 1, to - from],
              ["quotient ", ...exactNotation(wholes.raw_quotient)],
            ),
            label(
              wholes,
              [rows + 2, BEFORE + to - from + 2, 1, remainders],
              ["remainder ", ...exactNotation(wholes.raw_remainder)],
            ),
          ]
        : []),
    ]);
  }),
];

/** px + q = rx + s, and how the equation comes to it. */
interface Sides {
  readonly left: readonly [p: Rational, q: Rational];
  readonly right: readonly [r: Rational, s: Rational];
  readonly how?: string;
}

const SIDES: Readonly<Record<string, (n: (name: string) => Rational) => Sides>> = {
  1: (n) => ({ left: [n("a"), n("b")], right: [n("c"), n("d")] }),
  2: (n) => ({
    left: [add(n("a"), n("b")), multiply(n("a"), n("b"))],
    right: [add(n("c"), n("d")), multiply(n("c"), n("d"))],
    how: "multiplied out, x² stands on both sides and cancels",
  }),
  3: (n) => ({
    left: [multiply(n("n"), n("a")), multiply(n("n"), n("b"))],
    right: [multiply(n("m"), n("c")), multiply(n("m"), n("d"))],
    how: "multiplied crosswise",
  }),
  4: (n) => ({
    left: [n("m"), multiply(n("m"), n("b"))],
    right: [negate(n("n")), negate(multiply(n("n"), n("a")))],
    how: "one fraction taken across, then multiplied crosswise",
  }),
};

// The terms next to the equals sign are those that go across.
const terms = (
  line: { readonly step: number },
  row: number,
  shown: readonly Mark["shows"][],
): Mark[] => [
  ...shown.map((term, index) =>
    mark("figure", line, [row, index < 2 ? index + 1 : index + 2], term),
  ),
  sign(line, [row, 3], "="),
];

const signedX = (coefficient: Rational) =>
  coefficient.numerator === 0n ? ["− ", "0", "x"] : signedTerm([coefficient, ZERO]);

// A longer quotient is drawn round the present column.
const MOST_COLUMNS = 8;
// The flag, and the line beside it.
const BEFORE = 2;

interface Division {
  /** One for each quotient column. */
  readonly columns: readonly LineOf<"paravartya-yojayet", "column">[];
  readonly remainder: { readonly step: number };
  /** What the columns of the quotient and of the remainder add up to. */
  readonly all: readonly string[];
}

function columnMarks(division: Division, from: number, to: number, rows: number): Mark[] {
  const { columns, remainder, all } = division;
  const hasRemainder = to === columns.length;
  // A narrow column divides quotient and remainder.
  const columnOf = (index: number) => BEFORE + 1 + index - from + (index >= columns.length ? 1 : 0);
  const end = hasRemainder ? all.length : to;
  const shown = columns.slice(from, to);
  return [
    ...all.slice(from, end).flatMap((sum, offset) => {
      const index = from + offset;
      return [
        given(START, [1, columnOf(index)], dividendAt(division, index)),
        found(columns[index] ?? remainder, [rows + 1, columnOf(index)], sum),
      ];
    }),
    ...shown.flatMap((line, row) => [
      mark("elbow", line, [2 + row, columnOf(from + row), rows - 1 - row]),
      ...line.column.products.flatMap((product, offset) => {
        const at = from + row + 1 + offset;
        return at < end
          ? [mark("small", line, [2 + row, columnOf(at)], exactNotation(product))]
          : [];
      }),
    ]),
    rule(START, rows, columnOf(end - 1) - BEFORE + 1, BEFORE),
    ...(hasRemainder ? [mark("divider", START, [1, columnOf(columns.length) - 1, rows + 2])] : []),
  ];
}

// What a column adds up to, without the products in it, is the dividend's own figure.
function dividendAt({ columns, all }: Division, index: number): string {
  const products = columns.flatMap(({ column }, at) => column.products[index - at - 1] ?? []);
  const added = products.map(parseRational).reduce(add, ZERO);
  return fractionText(subtract(parseRational(all[index]!), added));
}
