import { DomainError } from "../../../domain-error.ts";
import { rational } from "../../../exact/rational.ts";
import {
  type DecimalParts,
  DIGITS_SHOWN,
  decimalParts,
  longDivisionDigits,
  PERIOD_IN_ONE_PIECE,
  powerModulo,
  purePeriod,
  shownDecimal,
} from "../../digits/recurring-decimal.ts";
import {
  asTyped,
  type DecimalCalculation,
  type FractionInput,
  readFraction,
  recurringCalculation,
} from "../../input/fraction-input.ts";
import { equation, minus, plus, times } from "../../working/expression.ts";
import { type Line, line } from "../../working/line.ts";
import { over, write } from "../../working/notation.ts";
import { check } from "../../working/working.ts";

const MAX_DENOMINATOR = 100_000;

/**
 * Writes a fraction as a recurring decimal by ekādhikena pūrveṇa: with a denominator that ends in
 * 9, each digit times "one more than the previous" gives the digit at its left.
 *
 * Takes whole p and q of at most 100 digits, in lowest terms q at most 10^5, neither even nor a
 * multiple of 5. A period past 10,000 digits is cut in the result and read through `period`.
 *
 * @throws {DomainError} `bad_number`, `too_long`, `zero_denominator`, or `outside_domain` where the
 * decimals end or some of them do not repeat.
 * @see Tirthaji, Vedic Mathematics (1965), for 1/19.
 */
export function ekadhikenaRecurring(input: FractionInput): DecimalCalculation {
  const fraction = readFraction(input);
  const parts = decimalParts(fraction.value, MAX_DENOMINATOR);
  if (parts.prePeriod !== "" || parts.periodLength === 0) {
    throw new DomainError(
      "outside_domain",
      "This sutra takes fractions whose denominator, in lowest terms, ends in 1, 3, 7 or 9 and is not 1.",
      ["shesanyankena-charamena"],
    );
  }

  const plan = overNine(parts);
  const { periodLength } = parts;
  const written = digitsFromTheRight(plan, periodLength);
  const period = written.toReversed().join("");
  const digits = (offset: number, limit: number) => period.slice(offset, offset + limit);
  return recurringCalculation(fraction, parts, digits, {
    lines: planLines(parts, plan),
    lineAt: (index) => digitLine(plan, index),
    closing: [closingLine(plan, written, period)],
    check: check(
      "by long division",
      "it gives the same digits from left to right.",
      write`${asTyped(fraction)} = ${shownDecimal(parts, longDivisionDigits(parts, 0, DIGITS_SHOWN))}`,
      longDivisionDigits(parts, 0, periodLength) === period,
    ),
  });
}

interface OverNine {
  /** Numerator and denominator; the denominator ends in 9. */
  readonly start: number;
  readonly divisor: number;
  readonly ekadhika: number;
}

const FACTOR_BY_ENDING: Readonly<Record<number, number>> = { 1: 9, 3: 3, 7: 7, 9: 1 };

function overNine({ start, divisor }: DecimalParts): OverNine {
  const by = FACTOR_BY_ENDING[divisor % 10]!;
  const nine = divisor * by;
  return { start: start * by, divisor: nine, ekadhika: (nine + 1) / 10 };
}

// One step to the left: the digit times the ekādhika, plus the carry.
const nextAfter = (value: number, ekadhika: number) =>
  ekadhika * (value % 10) + Math.floor(value / 10);

function digitsFromTheRight({ start, ekadhika }: OverNine, length: number): number[] {
  let value = start;
  return Array.from({ length }, () => {
    const digit = value % 10;
    value = nextAfter(value, ekadhika);
    return digit;
  });
}

function planLines(parts: DecimalParts, { start, divisor, ekadhika }: OverNine) {
  const written = over(start, divisor);
  const before = rational(BigInt(parts.start), BigInt(parts.divisor));
  const endsInNine = divisor === parts.divisor;
  return [
    line(
      endsInNine
        ? "The denominator ends in 9; taking that 9 away leaves tens:"
        : "Multiply above and below, so that the denominator ends in 9:",
      endsInNine
        ? equation(minus(divisor, 9), times((divisor - 9) / 10, 10))
        : write`${before} = ${written}`,
      { as: `${start}/${divisor}` },
    ),
    line(
      "One more than what stands before the 9 is the multiplier:",
      equation(plus((divisor - 9) / 10, 1), ekadhika),
      { ekadhika: BigInt(ekadhika) },
    ),
  ];
}

function digitLine({ start, divisor, ekadhika }: OverNine, index: number): Line {
  // The value of a step is the start times a power of the ekādhika, so each can be computed alone.
  const value = (start * powerModulo(ekadhika, index, divisor)) % divisor;
  const [digit, carry] = [value % 10, Math.floor(value / 10)];
  return line(
    index === 0
      ? "Start from the numerator; write its last digit:"
      : "Write the last digit to the left, carry the rest:",
    write`${value} → ${digit}, carry ${carry}; ${equation(plus(times(digit, ekadhika), carry), nextAfter(value, ekadhika))}`,
    { digit, carry },
  );
}

function closingLine(
  { start, divisor }: OverNine,
  written: readonly number[],
  period: string,
): Line {
  const { length } = written;
  return line(
    `The ${start} has come back: ${length === 1 ? "this 1 digit repeats" : `these ${length} digits repeat`}, read from left to right:`,
    write`${over(start, divisor)} = ${purePeriod(period)}`,
    length <= PERIOD_IN_ONE_PIECE ? { digitsRightToLeft: written.join("") } : {},
  );
}
