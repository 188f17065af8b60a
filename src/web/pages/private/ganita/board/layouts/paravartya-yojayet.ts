import { parseRational } from "#domain/exact/parse-rational.ts";
import { negate, type Rational, ZERO } from "#domain/exact/rational.ts";
import { bars, type Notation } from "#domain/ganita/notation.ts";
import { multipleOfX } from "#domain/ganita/polynomial-notation.ts";
import {
  across,
  at,
  down,
  exactNotation,
  found,
  given,
  grid,
  type Line,
  label,
  mark,
  type Row,
  RULE,
  rule,
  START,
  sign,
} from "../drawing.ts";
import { signedTerm, spaced } from "../shared/coefficients.ts";
import { lineMark, linesAfter, windowStart } from "../shared/lines.ts";
import { layoutsFor } from "../working.ts";

const drawn = layoutsFor("paravartya-yojayet");

// A longer quotient is drawn round the present column.
const MOST_COLUMNS = 8;
// Before the columns stand the flag and the line beside it.
const FIRST = 3;

export const layouts = [
  // A simple equation: a term of each side goes across, with its sign changed.
  drawn(["equation", "transposed"], ({ equation, transposed }, working) => {
    if (!("sides" in transposed)) return null;
    const how = HOW[`${working.fixed.type}`];
    const [p, q, r, s] = transposed.sides.flat().map(parseRational) as [
      Rational,
      Rational,
      Rational,
      Rational,
    ];
    const { numerator, denominator } = transposed;
    // The terms next to the equals sign are those that go across.
    const terms = (line: Line, shown: readonly Notation[]): Row => {
      const [first, second, ...others] = shown.map((term) => given(term, line));
      return [first, second, sign("=", line), ...others];
    };
    return grid(
      [
        how !== undefined && [across(label(how, transposed))],
        terms(how ? transposed : START, [
          multipleOfX(p),
          signedTerm([q]),
          multipleOfX(r),
          signedTerm([s]),
        ]),
        [null, across(mark("cross", transposed), 3)],
        terms(transposed, [
          multipleOfX(p),
          signedX(negate(r)),
          signedTerm([negate(q)]),
          signedTerm([s]),
        ]),
        RULE,
        [
          across(found(denominator, transposed, multipleOfX(parseRational(denominator))), 2),
          null,
          "=",
          across(found(numerator, transposed), 2),
        ],
        [across("x in all", 2), null, null, across("constants", 2)],
      ],
      { above: how ? [lineMark(equation)] : [], below: linesAfter(working, transposed) },
    );
  }),

  // A division with the divisor transposed: its flag, the products below, and the columns' sums.
  drawn(["transposed", "remainder"], ({ divisor, transposed, remainder, wholes }, working) => {
    if (!("transposed" in transposed)) return null;
    const flag = transposed.transposed;
    const columns = working.rows("column");
    const { quotient_columns, remainder_columns } = remainder;
    const count = columns.length;
    if (count !== quotient_columns.length) return null;
    const sums = [...quotient_columns, ...remainder_columns];
    const from = windowStart(columns, working.present, MOST_COLUMNS);
    const shown = columns.slice(from, from + MOST_COLUMNS);
    const hasRemainder = from + shown.length === count;
    const end = hasRemainder ? sums.length : from + shown.length;
    // A narrow column divides quotient and remainder.
    const columnOf = (index: number) => FIRST + index - from + (index >= count ? 1 : 0);
    const inAll = sums.slice(from, end).map((sum, offset) => ({ sum, index: from + offset }));

    const worth = (name: string, text: string) =>
      wholes && label([name, ...exactNotation(text)], wholes);
    const quotient = wholes && worth("quotient ", wholes.raw_quotient);
    const rest = wholes && worth("remainder ", wholes.raw_remainder);
    const rows: Row[] = [
      [
        at(FIRST - 1, down(mark("divider", START), shown.length + 2)),
        ...inAll.map(({ index }) => at(columnOf(index), given(remainder.dividend[index]!))),
        at(columnOf(count) - 1, hasRemainder && down(mark("divider", START))),
      ],
      ...shown.map((line, row) => [
        at(columnOf(from + row), down(mark("elbow", line), shown.length + 1 - row)),
        ...line.column.products.map((product, offset) => {
          const index = from + row + 1 + offset;
          return at(columnOf(index), index < end && mark("small", line, exactNotation(product)));
        }),
      ]),
      [at(FIRST - 1, rule(START))],
      inAll.map(({ sum, index }) => at(columnOf(index), found(sum, columns[index] ?? remainder))),
      quotient && rest && hasRemainder && remainder_columns.length > 0
        ? [at(FIRST, across(quotient, shown.length)), at(columnOf(count), across(rest))]
        : null,
    ];
    const beside = [
      divisor && given([bars(divisor.divisor_digits.map(Number))], divisor),
      mark("figure", transposed, spaced(flag), flag.length === 1 ? flag[0] : undefined),
      label("the flag", transposed),
    ];
    return grid(rows.map((row, index) => row && [at(1, beside[index]), ...row]));
  }),
];

// How an equation comes to px + q = rx + s, by its type.
const HOW: Readonly<Record<string, string>> = {
  2: "multiplied out, x² stands on both sides and cancels",
  3: "multiplied crosswise",
  4: "one fraction taken across, then multiplied crosswise",
};

const signedX = (coefficient: Rational) =>
  coefficient.numerator === 0n ? ["− ", "0", "x"] : signedTerm([coefficient, ZERO]);
