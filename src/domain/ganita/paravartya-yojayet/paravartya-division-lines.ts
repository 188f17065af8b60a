import { divisionNotation } from "../division-frame.ts";
import { equals, minus, times } from "../expression.ts";
import { bars, write } from "../notation.ts";
import { type Line, line } from "../working.ts";
import { appliedNotation, listed, type QuotientColumn } from "./transpose-and-apply.ts";
import type { TransposedDivisor } from "./transposed-divisor.ts";

/** The divisor as written, its transposed digits, and the dividend split in two. */
export function openingLines(
  d: bigint,
  written: TransposedDivisor,
  dividendDigits: readonly [quotient: readonly number[], remainder: readonly number[]],
): Line[] {
  const { transposed } = written;
  const [quotient, remainder] = dividendDigits;
  return [
    divisorLine(d, written),
    line(
      "Transpose: leave the leading 1 and change the sign of every other digit:",
      listed(transposed),
      { transposed },
    ),
    line(
      "Part off as many digits of the dividend as were transposed; they belong to the remainder:",
      write`${listed(quotient)} | ${listed(remainder)}`,
      { dividendDigits },
    ),
  ];
}

function divisorLine(d: bigint, { multiplier, digits }: TransposedDivisor): Line {
  const hasBars = digits.some((digit) => digit < 0);
  const figures = { multiplier, divisorDigits: digits };
  const shown = bars(digits);
  if (multiplier > 1) {
    return line(
      "The columns would grow too fast; take a multiple of the divisor that begins with 1:",
      write`${multiplier} × ${d} = ${d * BigInt(multiplier)} = ${shown}`,
      figures,
    );
  }
  return hasBars
    ? line(
        "Write the divisor so that it begins with 1, with bar digits:",
        write`${d} = ${shown}`,
        figures,
      )
    : line("The divisor begins with 1:", write`${d} = ${shown}`, figures);
}

/** A column of the quotient and what it adds to the columns to the right. */
export function columnLine(
  { value, products }: QuotientColumn,
  index: number,
  transposed: readonly number[],
): Line {
  return line(
    `Quotient column ${index + 1}, times the transposed digits, goes under the columns that follow:`,
    appliedNotation(value, products, transposed.map(BigInt)),
    {
      column: {
        index,
        value: value.numerator,
        products: products.map(({ numerator }) => numerator),
      },
    },
  );
}

/** Moves surplus or missing multiples of the divisor from the raw remainder to the quotient. */
export function adjustLine(
  n: bigint,
  multiple: bigint,
  rawRemainder: bigint,
  adjust: bigint,
  { quotient, remainder }: { quotient: bigint; remainder: bigint },
): Line {
  const figures = { adjust };
  if (adjust === 0n) {
    return line(
      "The remainder is smaller than the divisor and not negative, so it stays:",
      divisionNotation(n, multiple, quotient, remainder),
      figures,
    );
  }
  const description =
    adjust > 0n
      ? "The remainder still holds the divisor; move it to the quotient:"
      : "The remainder is negative; take back from the quotient:";
  return line(
    description,
    write`${equals(minus(rawRemainder, times(adjust, multiple)))}; ${divisionNotation(n, multiple, quotient, remainder)}`,
    figures,
  );
}
