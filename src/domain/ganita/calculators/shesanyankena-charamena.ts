import { decimal, parseDecimal } from "../../exact/decimal.ts";
import { powerOfTen } from "../../exact/digits.ts";
import { magnitude } from "../../exact/greatest-common-divisor.ts";
import { rational } from "../../exact/rational.ts";
import { calculator } from "../calculator.ts";
import {
  type FractionInput,
  fractionLines,
  fractionStatement,
  readFraction,
  recurringCalculation,
  type WrittenFraction,
} from "../digits/fraction.ts";
import {
  type DecimalParts,
  DIGITS_SHOWN,
  decimalParts,
  longDivisionDigits,
  PERIOD_IN_ONE_PIECE,
  recurringPart,
  recurringText,
  recurs,
  remainderAt,
} from "../digits/recurring-decimal.ts";
import { drawFraction } from "../input/draws.ts";
import { FRACTION } from "../input/inputs.ts";
import { digitText, over, power, write } from "../notation.ts";
import { equation, plus, times, written } from "../working/expression.ts";
import { line } from "../working/line.ts";
import { answerAlone, lastDigit, posed } from "../working/parts.ts";
import { type Check, check, worked } from "../working/working.ts";

/**
 * Writes a fraction as a decimal by śeṣāṇy aṅkena carameṇa (शेषाण्यङ्केन चरमेण), "the remainders by
 * the last digit": every remainder of the division, times one digit, ends in the next decimal.
 *
 * Takes whole p and q of at most 100 digits, q without its twos and fives at most 10^6. A period
 * past 10,000 digits is cut in the result and read through `period`.
 *
 * @throws {DomainError} `bad_number`, `too_long` or `zero_denominator`
 * @see Tirthaji, Vedic Mathematics (1965), for 1/7 and 1/19.
 *
 * @example
 * shesanyankenaCharamena({ p: "1", q: "28" }).result; // "0.03(571428)"
 */
export const shesanyankenaCharamena = calculator({
  path: "shesanyankena-charamena",
  name: "Shesanyankena charamena",
  devanagari: "शेषाण्यङ्केन चरमेण",
  iast: "śeṣāṇy aṅkena carameṇa",
  meaning: "the remainders by the last digit",
  summary: "Write p/q as a decimal: the remainders by the last digit.",
  description: "A decimal that repeats for ever is answered with its period, by pages of its own.",
  hasPeriod: true,
  modes: [
    {
      label: "A fraction p/q",
      description: "The decimal of p/q.",
      draws: drawFraction,
      work: decimalOf,
      inputs: FRACTION,
      sense: "fraction",
      examples: [
        { label: "1/19", input: { p: "1", q: "19" } },
        { label: "1/7", title: "One seventh", input: { p: "1", q: "7" } },
        { label: "5/21", input: { p: "5", q: "21" } },
        { label: "1/28", input: { p: "1", q: "28" } },
        { label: "7/8", input: { p: "7", q: "8" } },
      ],
    },
  ],
});

const MAX_PERIOD_DIVISOR = 1_000_000;

function decimalOf(input: FractionInput) {
  const fraction = readFraction(input);
  const parts = decimalParts(fraction.value, MAX_PERIOD_DIVISOR);
  return parts.periodLength === 0
    ? { ...endingDecimal(fraction, parts), period: null }
    : recurringDecimal(fraction, parts);
}

function endingDecimal(fraction: WrittenFraction, parts: DecimalParts) {
  const answer = recurringPart(parts, "");
  const { p, q } = fraction;
  const text = recurringText(parts, "");
  const { coefficient, places } = parseDecimal(text);
  return worked({
    result: parts.prePeriod === "" ? BigInt(text) : text,
    statement: fractionStatement(fraction, answer),
    lines: [
      ...fractionLines(fraction, parts),
      line(
        "decimal",
        parts.prePeriod === ""
          ? "Nothing is left, so there are no decimals:"
          : "Nothing is left to repeat; the decimals end:",
        answerAlone([answer]),
        { terminating: true },
      ),
    ],
    check: check(
      "by multiplying back",
      "",
      equation(times(decimal(coefficient, places), q), p),
      coefficient * q === p * powerOfTen(places),
    ),
  });
}

function recurringDecimal(fraction: WrittenFraction, parts: DecimalParts) {
  const by = LAST_DIGIT_BY_ENDING[parts.divisor % 10]!;
  const digits = (offset: number, limit: number) => digitsByRemainders(parts, by, offset, limit);
  const period = digits(0, PERIOD_IN_ONE_PIECE);
  return recurringCalculation(fraction, parts, digits, {
    lines: [lastDigitLine(parts, by)],
    lineAt: (index) => remainderLine(parts, by, index),
    closing: [periodLine(parts, by, period), ...halvesLines(period, parts.periodLength)],
    check: periodCheck(fraction, parts, by, period),
  });
}

// The digit that, times the denominator, gives a product ending in 9.
const LAST_DIGIT_BY_ENDING: Readonly<Record<number, number>> = { 1: 9, 3: 3, 7: 7, 9: 1 };

function lastDigitLine(parts: DecimalParts, by: number) {
  const { whole, prePeriod, start, divisor } = parts;
  return line(
    "lastDigit",
    "Find the digit by which the denominator becomes a number ending in 9; the remainders are multiplied by it too:",
    times(divisor, by),
    { whole, prePeriod, start: `${start}/${divisor}`, lastDigit: by },
  );
}

function remainderLine(parts: DecimalParts, by: number, index: number) {
  const { divisor } = parts;
  const previous = remainderAt(parts, index);
  const [taken, remainder] = [Math.floor((10 * previous) / divisor), (10 * previous) % divisor];
  const product = remainder * by;
  const digit = product % 10;
  return line(
    "remainder",
    `Remainder ${index + 1} times that digit; the last digit of the product is the next decimal:`,
    write`${equation(times(10, previous), plus(times(taken, divisor), remainder))}; ${lastDigit(BigInt(product), equation(times(remainder, by), product))}`,
    { remainder, product, digit },
  );
}

function digitsByRemainders(
  parts: DecimalParts,
  by: number,
  offset: number,
  limit: number,
): string {
  const end = Math.min(parts.periodLength, offset + limit);
  let remainder = remainderAt(parts, offset);
  let digits = "";
  for (let index = offset; index < end; index++) {
    remainder = (10 * remainder) % parts.divisor;
    digits += (remainder * by) % 10;
  }
  return digits;
}

const PERIOD_AT_A_GLANCE = 200;

// The digits in order, with all remainders where the period is short.
function periodLine(parts: DecimalParts, by: number, period: string) {
  const { periodLength, start, divisor } = parts;
  const remainders = Array.from(
    { length: periodLength > PERIOD_AT_A_GLANCE ? 0 : periodLength },
    (_, index) => remainderAt(parts, index + 1),
  );
  return line(
    "period",
    periodLength === 1
      ? `The remainder ${start} has come back, so this decimal repeats for ever:`
      : `The remainder ${start} has come back, so these ${periodLength} decimals repeat for ever:`,
    recurs(rational(BigInt(start), BigInt(divisor)), over(start, divisor), period),
    {
      periodLength,
      ...(remainders.length > 0 && {
        remainders,
        products: remainders.map((remainder) => remainder * by),
      }),
    },
  );
}

// The halves of a period that add up to nines; no line if they do not.
function halvesLines(period: string, length: number) {
  const half = length / 2;
  if (length % 2 === 1 || length > DIGITS_SHOWN) return [];
  const [first, second] = [period.slice(0, half), period.slice(half)];
  const nines = powerOfTen(half) - 1n;
  if (BigInt(first) + BigInt(second) !== nines) return [];
  return [
    line(
      "halves",
      "The halves of the period add up to nines, so half of the work would have been enough:",
      equation(plus(written(first), written(second)), nines),
    ),
  ];
}

// Compares every digit with plain long division; `period` holds the first of them.
function periodCheck(
  { value: { numerator, denominator } }: WrittenFraction,
  parts: DecimalParts,
  by: number,
  period: string,
): Check {
  const { whole, prePeriod, start, divisor, periodLength } = parts;
  const isShown = periodLength <= DIGITS_SHOWN;
  const nines = isShown
    ? write`${powerOfTen(periodLength) - 1n}`
    : write`(${power(10, periodLength)} − 1)`;
  const repeated = isShown ? digitText(period) : "(the period)";
  const ofPeriod = posed(write`${repeated} × ${divisor}`, write`${start} × ${nines}`);
  const before = BigInt(`${whole}${prePeriod}`);
  const ofWhole = equation(
    times(plus(before, rational(BigInt(start), BigInt(divisor))), denominator),
    prePeriod === ""
      ? magnitude(numerator)
      : times(magnitude(numerator), powerOfTen(prePeriod.length)),
  );
  const isPure = before === 0n && prePeriod === "";
  return check(
    "by a row of nines",
    `the period times the denominator is the numerator times a row of nines of the same length${isPure ? "" : "; with the digits before the period, the fraction times its denominator gives the numerator back"}.`,
    isPure ? ofPeriod : write`${ofPeriod}; ${ofWhole}`,
    period === longDivisionDigits(parts, 0, PERIOD_IN_ONE_PIECE) && endsLikeDivision(parts, by),
  );
}

// Whether every product of the period ends in the digit that division gives. It compares up to a
// million of them as numbers, because comparing text would take almost 0.1 s.
function endsLikeDivision({ start, divisor, periodLength }: DecimalParts, by: number): boolean {
  let remainder = start;
  for (let index = 0; index < periodLength; index++) {
    const digit = Math.floor((10 * remainder) / divisor);
    remainder = 10 * remainder - digit * divisor;
    if ((remainder * by) % 10 !== digit) return false;
  }
  return remainder === start;
}
