import { floorDivide, floorRemainder } from "../../exact/floor-division.ts";
import { rational } from "../../exact/rational.ts";
import { digitsOf } from "../digits.ts";
import {
  type Division,
  type DivisionInput,
  type DivisionResult,
  division,
  divisionNotation,
} from "../division-frame.ts";
import { equals, plus, times } from "../expression.ts";
import { write } from "../notation.ts";
import { type Calculation, type Lines, line } from "../working.ts";
import { adjustLine, columnLine, openingLines } from "./paravartya-division-lines.ts";
import { listed, transposeAndApply } from "./transpose-and-apply.ts";
import { transposedDivisor } from "./transposed-divisor.ts";

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
  const remainderColumns = columns.remainder.map(({ numerator }) => numerator);
  const [rawQuotient, rawRemainder] = [joinColumns(quotientColumns), joinColumns(remainderColumns)];

  const adjust = floorDivide(rawRemainder, multiple);
  const adjusted = { quotient: rawQuotient + adjust, remainder: rawRemainder - adjust * multiple };
  const more = floorDivide(adjusted.remainder, d);
  const quotient = BigInt(multiplier) * adjusted.quotient + more;
  const remainder = floorRemainder(adjusted.remainder, d);

  const lines: Lines = [
    ...openingLines(d, written, [digits.slice(0, split), digits.slice(split)]),
    ...columns.quotient.map((column, index) => columnLine(column, index, transposed)),
    line(
      "Add up the columns of the remainder:",
      write`${listed(quotientColumns)} | ${listed(remainderColumns)}`,
      { quotientColumns, remainderColumns },
    ),
    line(
      "Join each side by place value:",
      divisionNotation(n, multiple, rawQuotient, rawRemainder),
      { rawQuotient, rawRemainder },
    ),
    adjustLine(n, multiple, rawRemainder, adjust, adjusted),
    multiplier > 1 &&
      line(
        `The divisor was taken ${multiplier} times over, so the quotient is too, and the remainder may hold more:`,
        write`${equals(plus(times(BigInt(multiplier), adjusted.quotient), more))}; ${divisionNotation(n, d, quotient, remainder)}`,
      ),
  ];
  return { lines, quotient, remainder };
}

const asRationals = (digits: readonly number[]) => digits.map((digit) => rational(BigInt(digit)));

// Columns may be negative or have several digits; place value resolves them.
const joinColumns = (columns: readonly bigint[]) =>
  columns.reduce((value, column) => 10n * value + column, 0n);
