import { digitsOf } from "../../exact/digits.ts";
import { found } from "../blanks.ts";
import { calculator } from "../calculator.ts";
import { type ColumnTotal, columnNotation, columnTotals } from "../digits/column-totals.ts";
import { powerFrame, product } from "../digits/product-frame.ts";
import { duplex, type RootInput, straightRoot } from "../digits/straight-root.ts";
import { digitsDrawn, text } from "../input/draws.ts";
import { number, ROOT, type Typed } from "../input/inputs.ts";
import { columnTitle } from "../place-name.ts";
import { finds, plus } from "../working/expression.ts";
import { line } from "../working/line.ts";
import { answerAlone } from "../working/parts.ts";

/**
 * Works by dvandva-yoga (द्वन्द्वयोग), "the joining of pairs". The duplex of digits is twice the
 * products of those equally far from the middle, and the square of the one in the middle: 2ac + b²
 * for abc. A square is the duplexes of its digits, column by column; a square root takes them off.
 *
 * Takes numbers of at most 100 digits to square; for roots see {@link straightRoot}.
 *
 * @throws {DomainError} `bad_number`, `too_long`, `bad_mode`, or `outside_domain` for the root of a
 * negative number.
 * @see Tirthaji, Vedic Mathematics (1965), on straight squaring and on square roots.
 *
 * @example
 * dvandvaYoga({ n: "43" }).result; // 1849n
 * dvandvaYoga({ mode: "root", n: "552049" }).result; // { root: 743n, remainder: 0n }
 */
export const dvandvaYoga = calculator({
  path: "dvandva-yoga",
  name: "Duplex",
  devanagari: "द्वन्द्वयोगः",
  iast: "dvandva-yogaḥ",
  meaning: "the joining of pairs",
  summary: "Square a number by its duplexes, or take its square root by them.",
  description: "Takes numbers with decimals; a root that is not exact has a remainder.",
  group: "further",
  modes: [
    {
      mode: "square",
      label: "Square a number",
      description: "The square of n, a number of at most 100 digits.",
      draws: (draw, hard) => ({ n: text(digitsDrawn(draw, 2 + hard)) }),
      work: square,
      inputs: { n: number("Number to square") },
      sense: "square",
      examples: [
        { label: "43²", title: "A square", input: { n: "43" } },
        { label: "207²", input: { n: "207" } },
        { label: "1234²", input: { n: "1234" } },
      ],
    },
    {
      mode: "root",
      label: "Square root",
      description: "The square root of n, to so many decimals if it is not exact.",
      draws: (draw, hard) => ({ n: text(digitsDrawn(draw, 2 + hard) ** 2) }),
      work: (input: RootInput) => straightRoot(input, 2),
      inputs: ROOT,
      sense: "root",
      examples: [
        { label: "√552049", title: "A square root", input: { n: "552049" } },
        { label: "√119716", input: { n: "119716" } },
        { label: "√2 to 8 decimals", input: { n: "2", places: "8" } },
      ],
    },
  ],
});

// Every column lists all of its products.
const MAX_DIGITS = 100;

function square(input: Typed<"n">) {
  const frame = powerFrame(input.n, 2, MAX_DIGITS);
  const digits = digitsOf(frame.n);
  const columns = columnTotals([digits, digits]).slice(0, 2 * digits.length - 1);
  const value = frame.n ** 2n;
  return product(frame, value, [
    ...columns.map((column, place) => () => columnLine(digits.toReversed(), place, column)),
    line(
      "product",
      columns.at(-1)!.carryOut > 0
        ? "Write what is left to carry in front of the digits written:"
        : "The digits written, one after the other:",
      answerAlone(found(value)),
    ),
  ]);
}

function columnLine(fromUnits: readonly number[], place: number, column: ColumnTotal) {
  const { sum, carryIn, total, digit, carryOut } = column;
  const [first, ...others] = duplex(fromUnits.map(BigInt), place);
  const from = Math.max(0, place - fromUnits.length + 1);
  const digits = fromUnits.slice(from, place - from + 1).reverse();
  return line(
    "duplex",
    `${columnTitle(place)}, the duplex of ${digits.join(" ")}:`,
    columnNotation(finds(plus(first!, ...others), { label: "the duplex" }), column),
    { column: { digits, duplex: BigInt(sum), carryIn, total, digit, carryOut } },
  );
}
