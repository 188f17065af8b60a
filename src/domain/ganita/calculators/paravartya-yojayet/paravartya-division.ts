import { floorDivide, floorRemainder } from "../../../exact/floor-division.ts";
import { rational } from "../../../exact/rational.ts";
import { digitsOf } from "../../digits/digits.ts";
import {
  type Division,
  type DivisionInput,
  type DivisionResult,
  division,
  divisionNotation,
} from "../../digits/division-frame.ts";
import { equals, equation, minus, plus, times } from "../../working/expression.ts";
import { type Line, line } from "../../working/line.ts";
import { bars, write } from "../../working/notation.ts";
import type { Calculation, Lines } from "../../working/working.ts";
import {
  appliedNotation,
  listed,
  type QuotientColumn,
  remainderNotation,
  transposeAndApply,
} from "./transpose-and-apply.ts";
import { type TransposedDivisor, transposedDivisor } from "./transposed-divisor.ts";

/**
 * Divides by parāvartya yojayet, "transpose and apply": the divisor's digits after a leading 1
 * change their signs, and multiplying by them replaces every subtraction.
 *
 * Takes a dividend of at most 60 digits and a divisor of at most 30, with any sign and decimals.
 *
 * @throws {DomainError} `bad_number`, `too_long` or `zero_divisor`
 */
export function transposedDivision(input: DivisionInput): Calculation<DivisionResult> {
  return division(input, divide);
}

function divide(n: bigint, d: bigint): Division {
  const written = transposedDivisor(d);
  const { multiplier, transposed } = written;
  const multiple = d * BigInt(multiplier);
  const digits = digitsOf(n);
  const split = Math.max(0, digits.length - transposed.length);
  const columns = transposeAndApply(asRationals(digits), asRationals(transposed));
  const quotientColumns = columns.quotient.map(({ value }) => value.numerator);
  const remainderColumns = columns.remainder.map(({ value }) => value.numerator);
  const [rawQuotient, rawRemainder] = [joinColumns(quotientColumns), joinColumns(remainderColumns)];

  const adjust = floorDivide(rawRemainder, multiple);
  const adjusted = { quotient: rawQuotient + adjust, remainder: rawRemainder - adjust * multiple };
  const more = floorDivide(adjusted.remainder, d);
  const quotient = BigInt(multiplier) * adjusted.quotient + more;
  const remainder = floorRemainder(adjusted.remainder, d);

  const lines: Lines = [
    ...openingLines(d, written, [digits.slice(0, split), digits.slice(split)]),
    ...columns.quotient.map((column, index) => columnLine(column, index, transposed)),
    line("Add up the columns of the remainder:", remainderNotation(columns.remainder), {
      quotientColumns,
      remainderColumns,
    }),
    line(
      "Join each side by place value:",
      divisionNotation(n, multiple, rawQuotient, rawRemainder),
      { rawQuotient, rawRemainder },
    ),
    adjustLine(n, multiple, rawRemainder, adjust, adjusted),
    multiplier > 1 &&
      line(
        `The divisor was taken ${multiplier} times over, so the quotient is too, and the remainder may hold more:`,
        write`${equation(adjusted.remainder, plus(times(more, d), remainder))}; ${equals(plus(times(BigInt(multiplier), adjusted.quotient), more))}; ${divisionNotation(n, d, quotient, remainder)}`,
      ),
  ];
  return { lines, quotient, remainder };
}

const asRationals = (digits: readonly number[]) => digits.map((digit) => rational(BigInt(digit)));

// Columns may be negative or have several digits; place value resolves them.
const joinColumns = (columns: readonly bigint[]) =>
  columns.reduce((value, column) => 10n * value + column, 0n);

// The divisor as written, its transposed digits, and the dividend split in two.
function openingLines(
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

// A column of the quotient and what it adds to the columns to the right.
function columnLine(column: QuotientColumn, index: number, transposed: readonly number[]): Line {
  const { value, products } = column;
  return line(
    `Quotient column ${index + 1}, times the transposed digits, goes under the columns that follow:`,
    appliedNotation(column, transposed.map(BigInt)),
    {
      column: {
        index,
        value: value.numerator,
        products: products.map(({ numerator }) => numerator),
      },
    },
  );
}

// Moves surplus or missing multiples of the divisor from the raw remainder to the quotient.
function adjustLine(
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
