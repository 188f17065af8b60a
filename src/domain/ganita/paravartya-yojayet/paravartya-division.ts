import { DomainError } from "../../domain-error.ts";
import { decimal } from "../../exact/decimal.ts";
import { floorDivide, floorRemainder } from "../../exact/floor-division.ts";
import { magnitude } from "../../exact/greatest-common-divisor.ts";
import { rational } from "../../exact/rational.ts";
import { counted } from "../counted.ts";
import { digitsOf } from "../digits.ts";
import { equals, plus, times } from "../expression.ts";
import { factor, write } from "../notation.ts";
import { wholeAt } from "../number-list.ts";
import { exactDecimal } from "../product-frame.ts";
import { readDecimal } from "../read-number.ts";
import {
  answered,
  type Calculation,
  check,
  type Exact,
  type Lines,
  line,
  worked,
} from "../working.ts";
import {
  adjustLine,
  columnLine,
  type DivisionFigures,
  divisionNotation,
  openingLines,
} from "./paravartya-division-lines.ts";
import { listed, transposeAndApply } from "./transpose-and-apply.ts";
import { transposedDivisor } from "./transposed-divisor.ts";

export interface DivisionInput {
  readonly dividend: string;
  readonly divisor: string;
}

export type DivisionResult = {
  readonly quotient: bigint;
  /** Never negative and smaller than the divisor. */
  readonly remainder: Exact;
};

const MAX_DIVIDEND_DIGITS = 60;
const MAX_DIVISOR_DIGITS = 30;

/**
 * Divides by parāvartya yojayet, "transpose and apply": the divisor's digits after a leading 1
 * change their signs, and multiplying by them replaces every subtraction.
 *
 * Takes a dividend of at most 60 digits and a divisor of at most 30, with any sign and decimals.
 *
 * @throws {DomainError} `bad_number`, `too_long` or `zero_divisor`
 */
export function transposedDivision(
  input: DivisionInput,
): Calculation<DivisionResult, DivisionFigures> {
  const [dividend, divisor] = [
    readDecimal(input.dividend, MAX_DIVIDEND_DIGITS),
    readDecimal(input.divisor, MAX_DIVISOR_DIGITS),
  ];
  if (divisor.coefficient === 0n) {
    throw new DomainError("zero_divisor", "Nothing can be divided by 0. Give another divisor.");
  }

  const scale = Math.max(dividend.places, divisor.places);
  const [n, d] = [wholeAt(dividend, scale), wholeAt(divisor, scale)];
  const { lines, quotient, remainder } = divide(magnitude(n), magnitude(d));
  const signs = withSigns(n, d, quotient, remainder);
  const left = decimal(signs.remainder, scale);

  return worked<DivisionResult, DivisionFigures>({
    result: { quotient: signs.quotient, remainder: exactDecimal(left) },
    statement: answered(
      write`${dividend} ÷ ${factor(divisor)}`,
      "=",
      write`${signs.quotient}, remainder ${left}`,
    ),
    lines: [
      scale > 0 &&
        line(
          "Move both points until they are gone:",
          write`${dividend} ÷ ${factor(divisor)} = ${n} ÷ ${factor(d)}`,
        ),
      ...lines,
      (n < 0n || d < 0n) &&
        line(
          "Put the signs back, so that the remainder is not negative:",
          divisionNotation(n, d, signs.quotient, signs.remainder),
        ),
      scale > 0 &&
        signs.remainder !== 0n &&
        line(
          `Put back the point of the remainder, ${counted(scale, "place")} from the right:`,
          write`${signs.remainder} → ${left}`,
        ),
    ],
    check: check(
      "Check by multiplying back: divisor × quotient + remainder.",
      write`${divisor} × ${factor(signs.quotient)} + ${left} = ${dividend}`,
      d * signs.quotient + signs.remainder === n &&
        signs.remainder >= 0n &&
        signs.remainder < magnitude(d),
    ),
  });
}

function withSigns(n: bigint, d: bigint, quotient: bigint, remainder: bigint) {
  const lowers = n < 0n && remainder > 0n;
  const size = lowers ? quotient + 1n : quotient;
  return {
    quotient: n < 0n === d < 0n ? size : -size,
    remainder: lowers ? magnitude(d) - remainder : remainder,
  };
}

function divide(n: bigint, d: bigint) {
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

  const lines: Lines<DivisionFigures> = [
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
