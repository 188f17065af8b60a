import { magnitude } from "../../exact/greatest-common-divisor.ts";
import { calculator } from "../calculator.ts";
import { differenceInColumns } from "../digits/bar-difference.ts";
import { columnSum } from "../digits/column-sum.ts";
import {
  added,
  alignedCalculation,
  alignLine,
  readAligned,
  valueAt,
} from "../digits/number-list.ts";
import { digitsDrawn, texts } from "../input/draws.ts";
import { listOf } from "../input/inputs.ts";
import { equation, minus, negative, plus } from "../working/expression.ts";
import { line } from "../working/line.ts";
import { check } from "../working/working.ts";

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
export const vyavakalanam = calculator({
  path: "subtraction",
  name: "Subtraction",
  devanagari: "व्यवकलनम्",
  iast: "vyavakalanam",
  meaning: "taking apart",
  summary: "Subtract by columns as bar digits, then clear the bars.",
  description: "Takes the rest from the first.",
  call: "subtract",
  modes: [
    {
      label: "Subtract numbers",
      description: "The numbers: the first minus the rest.",
      draws: (draw, hard) => ({
        nums: texts(digitsDrawn(draw, 3 + hard), draw(11, 10 ** (2 + hard) - 1)),
      }),
      work: difference,
      inputs: {
        nums: listOf("numbers", "n", "Number", {
          hint: "The first number, less all the others.",
          isWholeOnly: true,
        }),
      },
      examples: [
        { label: "723 − 246", title: "Two numbers", input: { nums: ["723", "246"] } },
        { label: "3726 − 1987", input: { nums: ["3726", "1987"] } },
        { label: "1000 − 873", input: { nums: ["1000", "873"] } },
        { label: "246 − 723", input: { nums: ["246", "723"] } },
      ],
    },
  ],
});

function difference({ nums }: { readonly nums: readonly string[] }) {
  const aligned = readAligned(nums);
  const { numbers, wholes, scale } = aligned;
  const [minuend, ...others] = wholes as [bigint, ...bigint[]];
  const taken = others.reduce((sum, other) => sum + other, 0n);
  const { lines, total } = differenceOf(minuend, taken, scale);

  return alignedCalculation(aligned, "−", {
    total,
    alone: "Nothing is subtracted:",
    lines: [
      scale > 0 && alignLine(aligned),
      others.length > 1 &&
        line("taken", "First add up everything that is subtracted:", added(others)),
      ...lines,
    ],
    check: check(
      "by adding back",
      "the difference and what was subtracted add up to the first number.",
      equation(added([valueAt(total, scale), ...numbers.slice(1)]), numbers[0]!),
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
    return { lines: [line("signs", SIGNS, signs, figures), ...lines], total };
  }

  const { lines, total, leftOver } = columnSum([upper, lower], scale);
  const sum = plus(upper, lower);
  const [rewrite, rewritten] =
    minuend < 0n ? [`-(${upper} + ${lower})`, negative(sum)] : [`${upper} + ${lower}`, sum];
  const addition = [
    line("signs", SIGNS, equation(asked, rewritten), { rewrite, scale }),
    ...lines,
    line("total", `The two together${leftOver}:`, sum, { bars: null }),
  ];
  return { lines: addition, total: minuend < 0n ? -total : total };
}

const SIGNS = "Settle the signs first:";
