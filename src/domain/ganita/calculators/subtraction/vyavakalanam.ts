import { magnitude } from "../../../exact/greatest-common-divisor.ts";
import type { InputOf } from "../../definition.ts";
import { differenceInColumns } from "../../digits/bar-difference.ts";
import { columnSum } from "../../digits/column-sum.ts";
import {
  added,
  alignedCalculation,
  alignLine,
  readAligned,
  terms,
  valueAt,
} from "../../input/number-list.ts";
import type { Exact } from "../../working/exact-value.ts";
import { equation, minus, negative, plus } from "../../working/expression.ts";
import { line } from "../../working/line.ts";
import { write } from "../../working/notation.ts";
import { type Calculation, check, type LazyLine } from "../../working/working.ts";
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

  return alignedCalculation(aligned, "−", {
    total,
    alone: "Nothing is taken away:",
    lines: [
      scale > 0 && alignLine(aligned),
      others.length > 1 && line("First add up everything that is taken away:", added(others)),
      ...lines,
    ],
    check: check(
      "by adding back",
      "the difference and what was taken away give the first number.",
      write`${terms([valueAt(total, scale), ...numbers.slice(1)], " + ")} = ${numbers[0]!}`,
      total === minuend - taken,
    ),
  });
}

// The four cases of signs: two become additions, and one swaps the numbers.
function differenceOf(minuend: bigint, taken: bigint, scale: number) {
  const [upper, lower] = [magnitude(minuend), magnitude(taken)];
  const asked = minus(minuend, taken);
  if (minuend >= 0n && taken >= 0n) return differenceInColumns(upper, lower, scale);
  if (minuend < 0n && taken < 0n) {
    const { lines, total } = differenceInColumns(lower, upper, scale);
    const signs = equation(asked, minus(lower, upper));
    const figures = { rewrite: `${lower} - ${upper}` };
    return { lines: [line(SIGNS, signs, figures), ...lines], total };
  }

  const { lines, total, leftOver } = columnSum([upper, lower], scale);
  const sum = plus(upper, lower);
  const [rewrite, rewritten] =
    minuend < 0n ? [`-(${upper} + ${lower})`, negative(sum)] : [`${upper} + ${lower}`, sum];
  const addition: LazyLine[] = [
    line(SIGNS, equation(asked, rewritten), { rewrite, scale }),
    ...lines,
    line(`The two together${leftOver}:`, sum, { bars: null }),
  ];
  return { lines: addition, total: minuend < 0n ? -total : total };
}

const SIGNS = "Settle the signs first:";
