import { magnitude } from "../../exact/greatest-common-divisor.ts";
import { type BarDifference, type BarRun, barDifference } from "../bar-difference.ts";
import { sumColumns, writtenSum } from "../column-sum.ts";
import { counted } from "../counted.ts";
import type { InputOf } from "../definition.ts";
import { equals } from "../expression.ts";
import { bars, factor, write } from "../notation.ts";
import { type AlignedNumbers, added, listed, readAligned, terms, valueAt } from "../number-list.ts";
import { columnTitle, placeName } from "../place-name.ts";
import { exactDecimal } from "../product-frame.ts";
import {
  answered,
  type Calculation,
  check,
  type Exact,
  type LazyLine,
  type Line,
  type Lines,
  line,
  worked,
} from "../working.ts";
import type { definition } from "./definition.ts";

/**
 * Subtracts by vyavakalanam (व्यवकलनम्, subtraction): each column alone, a bar digit if negative.
 * Nikhilam then clears the bars, so nothing is ever borrowed.
 *
 * Takes the first number minus all the others, 1 to 1,000 of any sign, with decimals.
 *
 * @throws {DomainError} `empty`, `bad_number` or `too_long`
 * @see "Vedic Mathematics – Methods" (Sri Sathya Sai Veda Pratishtan), Addition and Subtraction. It
 * is not one of the sixteen sutras.
 *
 * @example
 * vyavakalanam({ nums: ["723", "246"] }).result; // 477n
 */
export function vyavakalanam({ nums }: InputOf<typeof definition>): Calculation<Exact> {
  const aligned = readAligned(nums);
  const { numbers, wholes, scale } = aligned;
  const [minuend, ...others] = wholes as [bigint, ...bigint[]];
  const taken = others.reduce((sum, other) => sum + other, 0n);
  const { lines, total } = differenceOf(minuend, taken, scale);
  const difference = valueAt(total, scale);

  return worked<Exact>({
    result: exactDecimal(difference),
    statement: answered(terms(numbers, " − "), "=", difference),
    lines:
      nums.length === 1
        ? [line("Nothing is taken away:", write`${difference}`)]
        : [
            ...preparation(aligned),
            ...lines,
            (difference.coefficient < 0n || difference.places > 0) &&
              line("Put sign and point in place:", write`${difference}`),
          ],
    check: check(
      "by adding back",
      "the difference and what was taken away give the first number.",
      write`${terms([difference, ...numbers.slice(1)], " + ")} = ${numbers[0]!}`,
      total === minuend - taken,
    ),
  });
}

function preparation({ wholes, scale }: AlignedNumbers): Lines {
  return [
    scale > 0 &&
      line(
        `Align the points, so that every number has ${counted(scale, "decimal")}, and leave the point for the end:`,
        listed(wholes, ", "),
        { scale },
      ),
    wholes.length > 2 &&
      line("First add up everything that is taken away:", equals(added(wholes.slice(1)))),
  ];
}

// The four cases of signs: two become additions, and one swaps the numbers.
function differenceOf(minuend: bigint, taken: bigint, scale: number) {
  const description = "Settle the signs first:";
  if (minuend >= 0n && taken >= 0n) return columnsOf(minuend, taken, scale, []);
  if (minuend < 0n && taken < 0n) {
    const rewrite = `${-taken} - ${-minuend}`;
    const signs = write`${minuend} − ${factor(taken)} = ${-taken} − ${-minuend}`;
    return columnsOf(-taken, -minuend, scale, [line(description, signs, { rewrite })]);
  }

  const size = writtenSum(sumColumns([magnitude(minuend), magnitude(taken)]));
  const sum = minuend < 0n ? -size : size;
  const [rewrite, rewritten] =
    minuend < 0n
      ? [`-(${-minuend} + ${taken})`, write`−(${-minuend} + ${taken})`]
      : [`${minuend} + ${-taken}`, write`${minuend} + ${-taken}`];
  const lines: LazyLine[] = [
    line(description, write`${minuend} − ${factor(taken)} = ${rewritten}`, { rewrite, scale }),
    line("The columns are added:", write`${rewritten} = ${sum}`, { bars: null }),
  ];
  return { lines, total: sum };
}

function columnsOf(
  minuend: bigint,
  subtrahendTotal: bigint,
  scale: number,
  signs: readonly Line[],
) {
  const swapped = minuend < subtrahendTotal;
  const [upper, lower] = swapped ? [subtrahendTotal, minuend] : [minuend, subtrahendTotal];
  const difference = barDifference(upper, lower);
  const lines: LazyLine[] = [
    ...signs,
    line(
      swapped
        ? "The smaller number stands above: change their places, and the answer is negative:"
        : "Write the numbers one under the other, units under units:",
      write`${upper} − ${lower}`,
      { minuend, subtrahendTotal, swapped, scale },
    ),
    ...difference.bars.map((_, place) => () => columnLine(difference, place, scale)),
    line("The columns together, negative ones as bar digits:", [bars(difference.bars)], {
      bars: difference.bars,
    }),
    ...difference.runs.map((run) => () => runLine(difference, run, scale)),
    line("Without bars:", write`${difference.value}`, { digits: difference.digits }),
  ];
  return { lines, total: swapped ? -difference.value : difference.value };
}

function columnLine({ upper, lower, bars: columns }: BarDifference, place: number, scale: number) {
  const index = columns.length - 1 - place;
  const difference = columns[index]!;
  const taken = `${upper[index]} − ${lower[index]} = `;
  return line(`${columnTitle(place - scale)}:`, [taken, bars([difference])], {
    column: { place, difference },
  });
}

const MOST_CLEARED_SHOWN = 12;

function runLine({ bars: columns }: BarDifference, run: BarRun, scale: number) {
  const { first, last } = run;
  const nameOf = (index: number) => placeName(columns.length - 1 - index - scale);
  const cleared = columns
    .slice(first, last + 1)
    .reverse()
    .slice(0, MOST_CLEARED_SHOWN)
    .map(
      (digit, index) => `${index === 0 ? 10 : 9} − ${-digit} = ${(index === 0 ? 10 : 9) + digit}`,
    );
  if (last - first >= MOST_CLEARED_SHOWN) cleared.push("…");
  const where =
    first === last ? `in the ${nameOf(last)}` : `from the ${nameOf(last)} to the ${nameOf(first)}`;
  return line(
    `Clear the bars ${where}: the last from 10, the others from 9, and the ${nameOf(first - 1)} lose 1:`,
    [cleared.join(", ")],
    { run },
  );
}
