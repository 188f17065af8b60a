import { padded, powerOfTen } from "../../exact/digits.ts";
import { magnitude } from "../../exact/greatest-common-divisor.ts";
import { type Rational, rational } from "../../exact/rational.ts";
import { withoutFactor } from "../../exact/without-factor.ts";
import { GanitaError } from "../ganita-error.ts";
import type { NotationPart, Writable } from "../notation.ts";
import { posed } from "../working/parts.ts";

/** The parts of a fraction's decimals: ±(whole + (plain digits + start/divisor) / 10^…). */
export interface DecimalParts {
  readonly isNegative: boolean;
  readonly whole: bigint;
  /** The digits after the point that do not repeat. */
  readonly prePeriod: string;
  /** The remainder after them, start/divisor with a divisor that ends in 1, 3, 7 or 9. */
  readonly start: number;
  readonly divisor: number;
  /** The length of the period; 0 if the decimals end. */
  readonly periodLength: number;
}

/** The most digits of a period shown in a line that is not the answer. */
export const DIGITS_SHOWN = 100;

/** The longest period given in one piece; the rest is read page by page. */
export const PERIOD_IN_ONE_PIECE = 10_000;

/**
 * Splits a fraction into the parts of its decimals.
 *
 * @throws {DomainError} `too_long` where the divisor without its twos and fives passes `maxDivisor`.
 */
export function decimalParts(value: Rational, maxDivisor: number): DecimalParts {
  const numerator = magnitude(value.numerator);
  const { denominator } = value;
  const twos = withoutFactor(denominator, 2n);
  const fives = withoutFactor(twos.rest, 5n);
  const divisor = fives.rest;
  if (divisor > BigInt(maxDivisor)) {
    const most = maxDivisor.toLocaleString("en");
    const message = `Use a denominator that is at most ${most} without its factors 2 and 5.`;
    throw new GanitaError("too_long", message);
  }

  const plain = Math.max(twos.count, fives.count);
  const shifted = (numerator % denominator) * powerOfTen(plain);
  const prePeriod = plain === 0 ? "" : padded(shifted / denominator, plain);
  const left = rational(shifted % denominator, denominator);
  const start = Number(left.numerator);
  return {
    isNegative: value.numerator < 0n,
    whole: numerator / denominator,
    prePeriod,
    start,
    divisor: Number(divisor),
    periodLength: divisor === 1n ? 0 : periodLength(start, Number(divisor)),
  };
}

/** The remainder after `index` digits of the period: start × 10^index modulo the divisor. */
export function remainderAt({ start, divisor }: DecimalParts, index: number): number {
  return (start * powerModulo(10, index, divisor)) % divisor;
}

/** Raises to a power modulo at most 10^6, where products stay exact in floating point. */
export function powerModulo(base: number, exponent: number, modulus: number): number {
  let result = 1 % modulus;
  let square = base % modulus;
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

/** Digits of the period by plain long division. */
export function longDivisionDigits(parts: DecimalParts, offset: number, limit: number): string {
  const { divisor, periodLength: length } = parts;
  const digits: number[] = [];
  let remainder = remainderAt(parts, offset);
  for (let index = offset; index < Math.min(length, offset + limit); index++) {
    digits.push(Math.floor((10 * remainder) / divisor));
    remainder = (10 * remainder) % divisor;
  }
  return digits.join("");
}

// The digits before the period, with sign and point.
function digitsBeforePeriod(parts: DecimalParts): string {
  const { isNegative, whole, prePeriod, periodLength } = parts;
  const point = prePeriod === "" && periodLength === 0 ? "" : ".";
  return `${isNegative ? "-" : ""}${whole}${point}${prePeriod}`;
}

/** Exact text such as `0.03(571428)`; "…" where the period goes on after the digits given. */
export function recurringText(parts: DecimalParts, period: string): string {
  const before = digitsBeforePeriod(parts);
  return parts.periodLength === 0 ? before : `${before}(${withEllipsis(parts, period)})`;
}

/** The same decimal as one part of a line. */
export function recurringPart(parts: DecimalParts, period: string): NotationPart {
  const before = digitsBeforePeriod(parts);
  return parts.periodLength === 0
    ? { kind: "number", text: before }
    : { kind: "recurring", before, period: withEllipsis(parts, period) };
}

/** The same for a line that is not the answer: its period is cut after the digits shown. */
export const shownDecimal = (parts: DecimalParts, period: string): NotationPart =>
  recurringPart(parts, period.slice(0, DIGITS_SHOWN));

/** A decimal that is only a period: 0.(142857), cut after the digits that are shown. */
export function purePeriod(period: string): NotationPart {
  const shown = period.length > DIGITS_SHOWN ? `${period.slice(0, DIGITS_SHOWN)}…` : period;
  return { kind: "recurring", before: "0.", period: shown };
}

/**
 * A fraction and its decimal, which is only a period.
 *
 * @throws {Error} if the digits given are those of another fraction.
 */
export function recurs({ numerator, denominator }: Rational, shown: Writable, period: string) {
  const digits = BigInt(period);
  const ends = (numerator * powerOfTen(period.length)) / denominator;
  if (digits !== ends) throw new Error("The period is that of another fraction.");
  return posed(shown, purePeriod(period));
}

const withEllipsis = ({ periodLength }: DecimalParts, period: string) =>
  period.length < periodLength ? `${period}…` : period;

function periodLength(start: number, divisor: number): number {
  let length = 0;
  let remainder = start;
  do {
    remainder = (10 * remainder) % divisor;
    length++;
  } while (remainder !== start);
  return length;
}
