import type { InputOf } from "../../definition.ts";
import { differenceInColumns } from "../../digits/bar-difference.ts";
import { type ColumnSum, columnSum } from "../../digits/column-sum.ts";
import { DIGIT_ROOT } from "../../digits/product-frame.ts";
import {
  added,
  alignedCalculation,
  alignLine,
  readAligned,
  rootsBothSides,
} from "../../input/number-list.ts";
import type { Exact } from "../../working/exact-value.ts";
import type { Figures } from "../../working/figures.ts";
import { line } from "../../working/line.ts";
import { write } from "../../working/notation.ts";
import { type Calculation, check, type LazyLine } from "../../working/working.ts";
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
  const [positive, negative] = [columnSum(positives, scale), columnSum(negatives, scale)];
  const isMixed = positives.length > 0 && negatives.length > 0;
  const difference = differenceInColumns(
    positive.total,
    negative.total,
    scale,
    "Take the negative total from the positive one, units under units:",
  );
  const { total } = difference;

  const totals = { positiveTotal: positive.total, negativeTotal: negative.total };
  const sides =
    total < 0n ? [negatives, [...positives, -total]] : [positives, [...negatives, total]];
  return alignedCalculation(aligned, "+", {
    total,
    alone: "One number is its own sum:",
    lines: [
      alignLine(aligned),
      ...groupLines(positives, positive, isMixed ? "positive numbers" : "numbers", totals),
      ...groupLines(negatives, negative, "negative numbers", totals),
      ...(isMixed ? difference.lines : []),
    ],
    check: check(
      "by digit roots",
      `${DIGIT_ROOT} ${
        negatives.length === 0
          ? "The numbers together and their sum have the same root."
          : "What was added has the same root as what was taken away and what is left."
      }`,
      rootsBothSides(sides[0]!, sides[1]!),
      total === wholes.reduce((running, whole) => running + whole, 0n),
    ),
  });
}

function groupLines(
  numbers: readonly bigint[],
  { lines, total, leftOver }: ColumnSum,
  name: string,
  figures: Figures,
): LazyLine[] {
  if (numbers.length === 0) return [];
  return numbers.length === 1
    ? [line(`The only one of the ${name}:`, write`${total}`, figures)]
    : [...lines, line(`The ${name} together${leftOver}:`, added(numbers), figures)];
}
