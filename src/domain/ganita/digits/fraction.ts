import { powerOfTen } from "../../exact/digits.ts";
import { magnitude } from "../../exact/greatest-common-divisor.ts";
import { fractionOverZero } from "../../exact/parse-rational.ts";
import { type Rational, rational } from "../../exact/rational.ts";
import { foundDigits } from "../blanks.ts";
import type { Typed } from "../input/inputs.ts";
import { digitText, factor, type Notation, type NotationPart, write } from "../notation.ts";
import { readWhole } from "../read-number.ts";
import { as, asExpression, dividedBy, equation, plus, times } from "../working/expression.ts";
import { type Line, line } from "../working/line.ts";
import { posed } from "../working/parts.ts";
import { answered, type Check, type Statement, worked } from "../working/working.ts";
import {
  type DecimalParts,
  PERIOD_IN_ONE_PIECE,
  purePeriod,
  recurringPart,
  recurringText,
  shownDecimal,
} from "./recurring-decimal.ts";

/** Whole numerator p and denominator q of at most 100 digits. */
export type FractionInput = Typed<"p" | "q">;

/** A fraction as typed, and its value. */
export interface WrittenFraction {
  readonly p: bigint;
  readonly q: bigint;
  readonly value: Rational;
}

/** The repeating digits of a decimal, read page by page. */
export interface Period {
  readonly length: number;
  readonly digits: (offset: number, limit: number) => string;
}

const MAX_FRACTION_DIGITS = 100;

/**
 * Reads p and q.
 *
 * @throws {DomainError} `bad_number`, `too_long` or `zero_denominator`
 */
export function readFraction(input: FractionInput): WrittenFraction {
  const p = readWhole(input.p, MAX_FRACTION_DIGITS);
  const q = readWhole(input.q, MAX_FRACTION_DIGITS);
  if (q === 0n) throw fractionOverZero(input.q);
  return { p, q, value: rational(p, q) };
}

/**
 * A fraction with a decimal that recurs as a calculation: `digits` finds its period, one line for
 * each digit.
 */
export function recurringCalculation<
  Opening extends Line,
  Digit extends Line,
  Closing extends Line,
>(
  fraction: WrittenFraction,
  parts: DecimalParts,
  digits: Period["digits"],
  working: {
    readonly lines: readonly Opening[];
    readonly lineAt: (index: number) => Digit;
    readonly closing: readonly Closing[];
    readonly check: Check;
  },
) {
  const { periodLength } = parts;
  const period = digits(0, PERIOD_IN_ONE_PIECE);
  const calculation = worked({
    result: recurringText(parts, period),
    statement: fractionStatement(fraction, recurringPart(parts, period)),
    lines: [...fractionLines(fraction, parts), ...working.lines],
    rows: { count: periodLength, lineAt: working.lineAt },
    closing: [...working.closing, ...joiningLines(fraction, parts, period)],
    check: working.check,
  });
  return { ...calculation, period: { length: periodLength, digits } };
}

/** A fraction as typed. */
export const asTyped = ({ p, q }: WrittenFraction): Notation => write`${p} ÷ ${factor(q)}`;

/** A fraction as typed, and its decimal. */
export const fractionStatement = (fraction: WrittenFraction, decimal: NotationPart): Statement =>
  answered(asTyped(fraction), "=", decimal);

/** The steps before any digit repeats: lowest terms, sign and whole part, twos and fives. */
export function fractionLines(
  { p, q, value }: WrittenFraction,
  { whole, isNegative, prePeriod, start, divisor }: DecimalParts,
) {
  const { numerator, denominator } = value;
  const rest = rational(magnitude(numerator) % denominator, denominator);
  const apart = [isNegative && "the sign", whole > 0n && "the whole part"].filter(Boolean);
  const inside = whole > 0n ? plus(whole, rest).notation : rest;
  return [
    denominator !== q && line("reduced", "Reduce the fraction to lowest terms:", dividedBy(p, q)),
    apart.length > 0 &&
      line(
        "apart",
        `Set ${apart.join(" and ")} apart:`,
        posed(value, isNegative ? write`−(${inside})` : inside),
        { whole },
      ),
    prePeriod !== "" &&
      line(
        "prePeriod",
        "The twos and fives of the denominator give digits that do not repeat; move the point past them:",
        equation(
          times(asExpression(rest), powerOfTen(prePeriod.length)),
          plus(
            as(BigInt(prePeriod), foundDigits(prePeriod)),
            rational(BigInt(start), BigInt(divisor)),
          ),
        ),
        { prePeriod },
      ),
  ];
}

// What was set apart before the period returns to it, the last one first.
function joiningLines({ value }: WrittenFraction, parts: DecimalParts, period: string) {
  const { isNegative, whole, prePeriod } = parts;
  const positive = shownDecimal({ ...parts, isNegative: false }, period);
  const part = shownDecimal({ ...parts, isNegative: false, whole: 0n }, period);
  return [
    prePeriod !== "" &&
      line(
        "pointBack",
        "Put the digits that do not repeat before the period, and move the point back:",
        posed(
          write`(${digitText(prePeriod)} + ${purePeriod(period)}) ÷ ${powerOfTen(prePeriod.length)}`,
          part,
        ),
      ),
    whole > 0n &&
      line("wholeBack", "Put the whole part back:", posed(write`${whole} + ${part}`, positive)),
    isNegative &&
      line("signBack", "Put the minus sign back:", posed(value, shownDecimal(parts, period))),
  ];
}
