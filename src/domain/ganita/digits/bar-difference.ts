import { digitCount, digitsOf } from "../../exact/digits.ts";
import { found, foundBar } from "../blanks.ts";
import { joined, type Notation, withPlainDigits, write } from "../notation.ts";
import { columnTitle, placeName } from "../place-name.ts";
import { as, barred, equation, finds, minus, raisedTo } from "../working/expression.ts";
import { line } from "../working/line.ts";
import { answerAlone } from "../working/parts.ts";
import { MOST_COMPLEMENTED } from "./complement.ts";

/** A difference taken column by column without borrowing. */
interface BarDifference {
  readonly upper: readonly number[];
  readonly lower: readonly number[];
  /** The difference of each column, the highest first; a negative one is a bar digit. */
  readonly bars: readonly number[];
  /** The same number without bars. */
  readonly digits: readonly number[];
  readonly runs: readonly BarRun[];
  readonly value: bigint;
}

/** Neighbouring columns whose bars are cleared together: the last from 10, the others from 9. */
type BarRun = {
  /** Indexes from the left; clearing takes 1 from the digit before `first`. */
  readonly first: number;
  readonly last: number;
};

/**
 * Subtracts by columns as bar digits and clears the bars by Nikhilam, "all from nine and the last
 * from ten". The upper number must not be the smaller one.
 *
 * @example
 * barDifference(723n, 246n).bars; // [5, -2, -3]
 */
export function barDifference(upper: bigint, lower: bigint): BarDifference {
  const upperDigits = digitsOf(upper);
  const lowerDigits = digitsOf(lower, digitCount(upper));
  const bars = upperDigits.map((digit, index) => digit - lowerDigits[index]!);

  const digits = [...bars];
  const runs: BarRun[] = [];
  for (let last = digits.length - 1; last >= 0; last--) {
    if (digits[last]! >= 0) continue;
    digits[last]! += 10;
    let first = last;
    for (; digits[first - 1]! <= 0; first--) digits[first - 1]! += 9;
    digits[first - 1]! -= 1;
    runs.push({ first, last });
    last = first;
  }
  const value = BigInt(digits.join(""));
  return { upper: upperDigits, lower: lowerDigits, bars, digits, runs, value };
}

/**
 * The lines of a subtraction of whole numbers ≥ 0 in columns, and what it comes to. If the upper
 * number is the smaller one, they change places.
 *
 * `scale` is the number of decimals, for the columns' names; `opening` says what is subtracted.
 */
export function differenceInColumns(
  minuend: bigint,
  subtrahendTotal: bigint,
  scale: number,
  opening = "Write the numbers one under the other, units under units:",
) {
  const swapped = minuend < subtrahendTotal;
  const [upper, lower] = swapped ? [subtrahendTotal, minuend] : [minuend, subtrahendTotal];
  const difference = barDifference(upper, lower);
  const { bars, digits, runs, value } = difference;
  const lines = [
    line(
      "numbers",
      swapped
        ? "The upper number is the smaller one: swap the two, and the answer is negative:"
        : opening,
      answerAlone(minus(upper, lower).notation),
      { minuend, subtrahendTotal, swapped, scale },
    ),
    ...bars.map((_, place) => () => columnLine(difference, place, scale)),
    ...(runs.length === 0
      ? [
          line("bars", "The columns together; no digit has a bar:", answerAlone(write`${value}`), {
            bars,
            digits,
          }),
        ]
      : [
          line(
            "bars",
            "The columns together, negative ones as bar digits:",
            answerAlone(barred(bars).notation),
            {
              bars,
            },
          ),
          ...runs.map((run) => () => runLine(difference, run, scale)),
          line("digits", "Without bars:", answerAlone(found(value)), { digits }),
        ]),
  ];
  return { lines, total: swapped ? -value : value };
}

function columnLine({ upper, lower, bars }: BarDifference, place: number, scale: number) {
  const index = bars.length - 1 - place;
  const difference = bars[index]!;
  return line(
    "barColumn",
    `${columnTitle(place - scale)}:`,
    withPlainDigits(
      equation(minus(upper[index]!, lower[index]!), as(difference, foundBar(difference))),
    ),
    { column: { place, difference } },
  );
}

function runLine({ bars }: BarDifference, run: BarRun, scale: number) {
  const { first, last } = run;
  const nameOf = (index: number) => placeName(bars.length - 1 - index - scale);
  const clearing =
    first === last
      ? `Clear the bar in the ${nameOf(last)}: take the digit from 10`
      : `Clear the bars from the ${nameOf(last)} to the ${nameOf(first)}: the last from 10, the others from 9`;
  return line(
    "run",
    `${clearing}, and take 1 from the ${nameOf(first - 1)}:`,
    withPlainDigits(cleared(bars.slice(first, last + 1).map((digit) => -digit))),
    { run },
  );
}

// Digit by digit from the right; a long run is shown as one subtraction.
function cleared(run: readonly number[]): Notation {
  if (run.length > MOST_COMPLEMENTED) {
    return finds(minus(raisedTo(10n, run.length), BigInt(run.join(""))));
  }
  const differences = run.toReversed().map((digit, at) => minus(at === 0 ? 10 : 9, digit));
  return joined(
    differences.map((each) => finds(each)),
    ", ",
  );
}
