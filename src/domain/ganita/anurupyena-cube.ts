import { magnitude } from "../exact/greatest-common-divisor.ts";
import { counted } from "./counted.ts";
import { digitCount, powerOfTen } from "./digits.ts";
import { digitText, joined, power, write } from "./notation.ts";
import { exactDecimal, framed, framingLines, productCheck } from "./product-frame.ts";
import { readDecimal } from "./read-number.ts";
import { settleParts } from "./settle-parts.ts";
import { type Calculation, type Exact, line, worked } from "./working.ts";

export interface CubeInput {
  readonly n: string;
}

export type CubeFigures = {
  /** The two parts of the number. */
  readonly a: bigint;
  readonly b: bigint;
  /** a³, a²b, ab², b³: each in the ratio b : a to the one before. */
  readonly row1: readonly bigint[];
  /** Twice the middle terms. */
  readonly row2: readonly bigint[];
  readonly sums: readonly bigint[];
  readonly parts: readonly string[];
};

/**
 * Cubes a number in two parts a | b by ānurūpyeṇa: four terms in proportion, the middle ones three
 * times over.
 *
 * Takes any number of at most 1,000 digits.
 *
 * @throws {DomainError} `bad_number` or `too_long`
 */
export function cubeByRatio(input: CubeInput): Calculation<Exact, CubeFigures> {
  const n = readDecimal(input.n);
  const size = magnitude(n.coefficient);
  const places = Math.max(1, Math.floor(digitCount(size) / 2));
  const [a, b] = [size / powerOfTen(places), size % powerOfTen(places)];
  const row1 = [a ** 3n, a ** 2n * b, a * b ** 2n, b ** 3n];
  const row2 = row1.map((term, index) => (index === 1 || index === 2 ? 2n * term : 0n));
  const sums = row1.map((term, index) => term + row2[index]!);
  const { parts, value } = settleParts(sums, places);
  const framing = { isNegative: n.coefficient < 0n, places: 3 * n.places };
  const result = framed(value, framing);

  return worked<Exact, CubeFigures>({
    result: exactDecimal(result),
    statement: write`${power(n, 3)} = ${result}`,
    lines: [
      line("Part the number in two:", write`${a} | ${b}`, { a, b }),
      line(
        "Four terms, each to the one before as the second part to the first:",
        joined(row1, " | "),
        { row1 },
      ),
      line("Below the two in the middle, their doubles:", joined(row2, " | "), { row2 }),
      line("Add the rows:", joined(sums, " | "), { sums }),
      line(
        `Give every part but the first ${counted(places, "place")}; the rest is carried to the left:`,
        joined(parts.map(digitText), " | "),
        { parts },
      ),
      line("Join the parts:", write`${value}`),
      ...framingLines(value, framing),
    ],
    check: productCheck([size, size, size], value),
  });
}
