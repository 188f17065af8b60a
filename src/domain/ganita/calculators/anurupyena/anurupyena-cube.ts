import type { InputIn } from "../../definition.ts";
import { digitCount, padded, powerOfTen } from "../../digits/digits.ts";
import { powerFrame, product } from "../../digits/product-frame.ts";
import { settledNotation, settleParts } from "../../digits/settle-parts.ts";
import { counted } from "../../working/counted.ts";
import type { Exact } from "../../working/exact-value.ts";
import { equals, plus, raisedTo, times } from "../../working/expression.ts";
import { line } from "../../working/line.ts";
import { digitText, joined, power, write } from "../../working/notation.ts";
import type { Calculation } from "../../working/working.ts";
import type { definition } from "./definition.ts";

const ONE_DIGIT = "A single digit has no parts to set in proportion; its cube is known by heart:";

/**
 * Cubes a number in two parts a | b by ānurūpyeṇa: four terms in proportion, the middle ones
 * counted three times.
 *
 * Takes any number of at most 1,000 digits.
 *
 * @throws {DomainError} `bad_number` or `too_long`
 */
export function cubeByRatio(input: InputIn<typeof definition, "cube">): Calculation<Exact> {
  const frame = powerFrame(input.n, 3);
  const size = frame.n;
  const places = Math.max(1, Math.floor(digitCount(size) / 2));
  const [a, b] = [size / powerOfTen(places), size % powerOfTen(places)];
  const row1 = [a ** 3n, a ** 2n * b, a * b ** 2n, b ** 3n];
  const row2 = row1.map((term, index) => (index === 1 || index === 2 ? 2n * term : 0n));
  const sums = row1.map((term, index) => term + row2[index]!);
  const settled = settleParts(sums, places);
  const { parts, value } = settled;
  const lines = [
    line("Part the number in two:", write`${size} = ${a} | ${digitText(padded(b, places))}`, {
      a,
      b,
    }),
    line(
      "Four terms, each to the one before as the second part to the first:",
      write`${power(a, 3)} | ${power(a, 2)} × ${b} | ${a} × ${power(b, 2)} | ${power(b, 3)} = ${joined(row1, " | ")}`,
      { row1 },
    ),
    line(
      "Below the two in the middle, their doubles:",
      write`${equals(times(2n, row1[1]!))}, ${equals(times(2n, row1[2]!))}`,
      { row2 },
    ),
    line(
      "Add the rows:",
      write`${row1[0]!} | ${plus(row1[1]!, row2[1]!).notation} | ${plus(row1[2]!, row2[2]!).notation} | ${row1[3]!} = ${joined(sums, " | ")}`,
      { sums },
    ),
    line(
      `Give every part but the first ${counted(places, "place")}; the rest is carried to the left:`,
      write`${joined(sums, " | ")} → ${settledNotation(sums, settled, places)}`,
      { parts },
    ),
    line("Join the parts:", write`${joined(parts.map(digitText), " | ")} → ${value}`),
  ];

  const oneDigit = line(ONE_DIGIT, raisedTo(b, 3), { a, b });
  return product(frame, value, a === 0n ? [oneDigit] : lines);
}
