import { powerOfTen } from "../digits.ts";
import { equation, plus, written } from "../expression.ts";
import { digitText, over, power, write } from "../notation.ts";
import {
  type DecimalParts,
  DIGITS_SHOWN,
  longDivisionDigits,
  PERIOD_IN_ONE_PIECE,
  purePeriod,
  remainderAt,
} from "../recurring-decimal.ts";
import { type Check, check, type Line, line } from "../working.ts";

const PERIOD_AT_A_GLANCE = 200;

/** The digits in order, with all remainders where the period is short. */
export function periodLine(parts: DecimalParts, lastDigit: number, period: string): Line {
  const { periodLength, start, divisor } = parts;
  const remainders = Array.from(
    { length: periodLength > PERIOD_AT_A_GLANCE ? 0 : periodLength },
    (_, index) => remainderAt(parts, index + 1),
  );
  return line(
    periodLength === 1
      ? `The remainder ${start} has come back, so 1 last digit repeats for ever:`
      : `The remainder ${start} has come back, so ${periodLength} last digits repeat for ever:`,
    write`${over(start, divisor)} = ${purePeriod(period)}`,
    {
      periodLength,
      ...(remainders.length > 0 && {
        remainders,
        products: remainders.map((remainder) => remainder * lastDigit),
      }),
    },
  );
}

/** The halves of a period that add up to nines; no line if they do not. */
export function halvesLines(period: string, length: number): Line[] {
  const half = length / 2;
  if (length % 2 === 1 || length > DIGITS_SHOWN) return [];
  const [first, second] = [period.slice(0, half), period.slice(half)];
  const nines = powerOfTen(half) - 1n;
  if (BigInt(first) + BigInt(second) !== nines) return [];
  return [
    line(
      "The halves of the period add up to nines, so half of the work would have been enough:",
      equation(plus(written(first), written(second)), nines),
    ),
  ];
}

/** Compares every digit with plain long division; `period` holds the first of them. */
export function periodCheck(parts: DecimalParts, lastDigit: number, period: string): Check {
  const { start, divisor, periodLength } = parts;
  const isShown = periodLength <= DIGITS_SHOWN;
  const nines = isShown
    ? write`${powerOfTen(periodLength) - 1n}`
    : write`(${power(10, periodLength)} − 1)`;
  const repeated = isShown ? digitText(period) : "(the period)";
  return check(
    "by a row of nines",
    "a fraction times a row of nines as long as its period is the period itself.",
    write`${repeated} × ${divisor} = ${start} × ${nines}`,
    period === longDivisionDigits(parts, 0, PERIOD_IN_ONE_PIECE) &&
      endsLikeDivision(parts, lastDigit),
  );
}

// Whether every product of the period ends in the digit that division gives. It compares up to a
// million of them as numbers, because comparing text would take almost 0.1 s.
function endsLikeDivision(
  { start, divisor, periodLength }: DecimalParts,
  lastDigit: number,
): boolean {
  let remainder = start;
  for (let index = 0; index < periodLength; index++) {
    const digit = Math.floor((10 * remainder) / divisor);
    remainder = 10 * remainder - digit * divisor;
    if ((remainder * lastDigit) % 10 !== digit) return false;
  }
  return remainder === start;
}
