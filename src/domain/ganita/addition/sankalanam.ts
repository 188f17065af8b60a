import { barDifference } from "../bar-difference.ts";
import { columnLine, type SumColumn, sumColumns, writtenSum } from "../column-sum.ts";
import { counted } from "../counted.ts";
import type { InputOf } from "../definition.ts";
import { equals } from "../expression.ts";
import type { Figures } from "../figures.ts";
import { bars, write } from "../notation.ts";
import {
  type AlignedNumbers,
  added,
  listed,
  readAligned,
  rootsBothSides,
  terms,
  valueAt,
} from "../number-list.ts";
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
 * Adds by saṅkalanam (संकलनम्, addition) with śuddhīkaraṇa, "purification": going up a column, each
 * full ten is marked with a dot and dropped, so one never counts past nineteen.
 *
 * Takes 1 to 1,000 numbers of any sign, with decimals. Positive and negative numbers are added up
 * separately, then subtracted.
 *
 * @throws {DomainError} `empty`, `bad_number` or `too_long`
 * @see "Vedic Mathematics – Methods" (Sri Sathya Sai Veda Pratishtan), Addition and Subtraction. It
 * is not one of the sixteen sutras.
 *
 * @example
 * sankalanam({ nums: ["234", "403", "564", "721"] }).result; // 1922n
 */
export function sankalanam({ nums }: InputOf<typeof definition>): Calculation<Exact> {
  const aligned = readAligned(nums);
  const { wholes, scale } = aligned;
  const positives = wholes.filter((whole) => whole >= 0n);
  const negatives = wholes.filter((whole) => whole < 0n).map((whole) => -whole);
  const [positive, negative] = [groupOf(positives), groupOf(negatives)];

  const isNegative = negative.total > positive.total;
  const [upper, lower] = isNegative
    ? [negative.total, positive.total]
    : [positive.total, negative.total];
  const difference = barDifference(upper, lower);
  const total = isNegative ? -difference.value : difference.value;
  const sum = valueAt(total, scale);

  const isMixed = positives.length > 0 && negatives.length > 0;
  const totals = { positiveTotal: positive.total, negativeTotal: negative.total };
  const lines: Lines = [
    alignLine(aligned),
    ...groupLines(positive, scale, isMixed ? "positive numbers" : "numbers", totals),
    ...groupLines(negative, scale, "negative numbers", totals),
    lower > 0n &&
      line(
        "Subtract the smaller total by columns, then clear the bars:",
        write`${upper} − ${lower} = ${bars(difference.bars)} = ${difference.value}`,
      ),
    (isNegative || sum.places > 0) && line("Put sign and point in place:", write`${sum}`),
  ];

  const sides = isNegative
    ? ([negatives, [...positives, -total]] as const)
    : ([positives, [...negatives, total]] as const);
  return worked<Exact>({
    result: exactDecimal(sum),
    statement: answered(terms(aligned.numbers, " + "), "=", sum),
    lines: nums.length === 1 ? [line("One number is its own sum:", write`${sum}`)] : lines,
    check: check(
      "by digit roots",
      negatives.length === 0
        ? "the numbers together and their sum have the same root."
        : "what was added balances what was taken away and what is left.",
      rootsBothSides(...sides),
      total === wholes.reduce((running, whole) => running + whole, 0n),
    ),
  });
}

interface Group {
  readonly numbers: readonly bigint[];
  readonly columns: readonly SumColumn[];
  readonly total: bigint;
}

function groupOf(numbers: readonly bigint[]): Group {
  if (numbers.length === 0) return { numbers, columns: [], total: 0n };
  const columns = sumColumns(numbers);
  return { numbers, columns, total: writtenSum(columns) };
}

function alignLine({ wholes, scale }: AlignedNumbers): Line {
  const description =
    scale === 0
      ? "Write the numbers one under the other, units under units:"
      : `Align the points, so that every number has ${counted(scale, "decimal")}, and leave the point for the end:`;
  return line(description, listed(wholes, ", "), { scale });
}

function groupLines(
  { numbers, columns, total }: Group,
  scale: number,
  name: string,
  figures: Figures,
): LazyLine[] {
  const count = numbers.length;
  if (count === 0) return [];
  const last = columns.length - 1;
  const shown = count > 1 ? columns : [];
  const left = columns[last]!.dotsOut > 0 ? ", with the dots left over written in front" : "";
  return [
    ...shown.map((column) => () => columnLine(column, scale, column.place === last)),
    count === 1
      ? line(`The only one of the ${name}:`, write`${total}`, figures)
      : line(`The ${name} together${left}:`, equals(added(numbers)), figures),
  ];
}
