import { magnitude } from "../../exact/greatest-common-divisor.ts";
import { calculator } from "../calculator.ts";
import { differenceInColumns } from "../digits/bar-difference.ts";
import { type ColumnSum, columnSum } from "../digits/column-sum.ts";
import {
  added,
  alignedCalculation,
  alignLine,
  readAligned,
  rootsBothSides,
} from "../digits/number-list.ts";
import { DIGIT_ROOT } from "../digits/product-frame.ts";
import { digitsDrawn, many, text } from "../input/draws.ts";
import { listOf } from "../input/inputs.ts";
import { write } from "../notation.ts";
import { line } from "../working/line.ts";
import { given } from "../working/parts.ts";
import { type Check, check } from "../working/working.ts";

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
export const sankalanam = calculator({
  path: "addition",
  name: "Addition",
  devanagari: "संकलनम्",
  iast: "saṅkalanam",
  meaning: "putting together",
  summary: "Add numbers column by column, with a dot for every full ten.",
  description: "Takes 1 to 1,000 numbers of any sign, with decimals.",
  call: "add",
  modes: [
    {
      label: "Add numbers",
      description: "The numbers to add.",
      draws: (draw, hard) => ({
        nums: many(2 + hard, () => text(digitsDrawn(draw, 2 + hard))),
      }),
      work: sum,
      inputs: { nums: listOf("numbers", "n", "Number", { isWholeOnly: true }) },
      sense: "sum",
      examples: [
        {
          label: "234 + 403 + 564 + 721",
          title: "Four numbers",
          input: { nums: ["234", "403", "564", "721"] },
        },
        { label: "604 + 794", input: { nums: ["604", "794"] } },
        { label: "232 + 4151 − 2889 + 1371", input: { nums: ["232", "4151", "-2889", "1371"] } },
        { label: "99999999999999999999 + 1", input: { nums: ["99999999999999999999", "1"] } },
      ],
    },
  ],
});

function sum({ nums }: { readonly nums: readonly string[] }) {
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
    "Subtract the total of the negative numbers from that of the positive ones, units under units:",
  );
  const { total } = difference;

  const totals = { positiveTotal: positive.total, negativeTotal: negative.total };
  return alignedCalculation(aligned, "+", {
    total,
    alone: "A single number is its own sum:",
    lines: [
      alignLine(aligned),
      ...groupLines("positive", positives, positive, isMixed ? "positive " : "", totals),
      ...groupLines("negative", negatives, negative, "negative ", totals),
      ...(isMixed ? difference.lines : []),
    ],
    check: rootsCheck(positives, negatives, total),
  });
}

// The larger of both groups has the same root as the other one together with what it lacks.
function rootsCheck(
  positives: readonly bigint[],
  negatives: readonly bigint[],
  total: bigint,
): Check {
  const isNegative = total < 0n;
  const [larger, smaller] = isNegative ? [negatives, positives] : [positives, negatives];
  const says =
    smaller.length > 0
      ? isNegative
        ? "The negative numbers, without their signs, have the same root as the positive ones and the answer without its sign."
        : "The positive numbers have the same root as the answer and the negative ones without their signs."
      : isNegative
        ? "Without their signs, the numbers together and their sum have the same root."
        : "The numbers together and their sum have the same root.";
  return check(
    "by digit roots",
    `${DIGIT_ROOT} ${says}`,
    rootsBothSides(larger, [...smaller, magnitude(total)]),
    total ===
      [...positives, ...negatives.map((size) => -size)].reduce((sum, next) => sum + next, 0n),
  );
}

function groupLines<Key extends string>(
  key: Key,
  numbers: readonly bigint[],
  { lines, total, leftOver }: ColumnSum,
  sign: string,
  totals: { readonly positiveTotal: bigint; readonly negativeTotal: bigint },
) {
  if (numbers.length === 0) return [];
  const unsigned = key === "negative" ? ", without the minus sign" : "";
  return numbers.length === 1
    ? [line(key, `The only ${sign}number${unsigned}:`, given(write`${total}`, [total]), totals)]
    : [
        ...lines,
        line(key, `The ${sign}numbers together${unsigned}${leftOver}:`, added(numbers), totals),
      ];
}
