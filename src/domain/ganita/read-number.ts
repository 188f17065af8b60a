import { DomainError } from "../domain-error.ts";
import { type Decimal, parseDecimal } from "../exact/decimal.ts";
import { digitCount } from "../exact/digits.ts";
import { parseRational } from "../exact/parse-rational.ts";
import type { Rational } from "../exact/rational.ts";
import { GanitaError } from "./ganita-error.ts";

/** The most digits of a number in calculators that work digit by digit. */
export const MAX_DIGITS = 1_000;

// The most digits of the numerator or denominator of a coefficient.
const MAX_COEFFICIENT_DIGITS = 30;

const NOT_WHOLE = "Write a whole number in digits alone, such as 42.";

/**
 * Reads a decimal for a calculator.
 *
 * @throws {DomainError} `bad_number`, or `too_long` past `maxDigits`.
 */
export function readDecimal(text: string, maxDigits = MAX_DIGITS): Decimal {
  return asEntry(text, () => {
    refuseLongText(text, maxDigits);
    const value = parseDecimal(text);
    if (Math.max(digitCount(value.coefficient), value.places) > maxDigits) throw tooLong(maxDigits);
    return value;
  });
}

/**
 * Reads a whole number.
 *
 * @throws {DomainError} `bad_number`, also for decimals, or `too_long` past `maxDigits`.
 */
export function readWhole(text: string, maxDigits = MAX_DIGITS): bigint {
  const { coefficient, places } = orRefuse(NOT_WHOLE, () => readDecimal(text, maxDigits));
  if (places > 0) throw new GanitaError("bad_number", NOT_WHOLE, [], text);
  return coefficient;
}

/**
 * Reads a whole number, decimal or fraction.
 *
 * @throws {DomainError} `bad_number`, `zero_denominator`, or `too_long` past `maxDigits`.
 */
export function readRational(text: string, maxDigits = MAX_COEFFICIENT_DIGITS): Rational {
  return asEntry(text, () => {
    refuseLongText(text, 2 * maxDigits);
    const value = parseRational(text);
    if (Math.max(digitCount(value.numerator), digitCount(value.denominator)) > maxDigits) {
      throw tooLong(maxDigits);
    }
    return value;
  });
}

/**
 * Reads several coefficients of at most 30 digits, in their order.
 *
 * @throws {DomainError} as {@link readRational}
 */
export function readRationals<const Texts extends readonly string[]>(
  texts: Texts,
): { -readonly [At in keyof Texts]: Rational } {
  return texts.map((text) => readRational(text)) as { -readonly [At in keyof Texts]: Rational };
}

/**
 * Reads what a field takes, and says of anything else what that is.
 *
 * @throws {DomainError} as `read` does, but `bad_number` with this sentence.
 */
export function orRefuse<Value>(sentence: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DomainError && error.code === "bad_number")) throw error;
    throw new GanitaError("bad_number", sentence, [], error.entry);
  }
}

// Tells which of several texts is refused.
function asEntry<Value>(text: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new DomainError(error.code, error.message, error.suggest, text);
  }
}

// Separators at most double the length, so any longer text can be refused without parsing.
function refuseLongText(text: string, maxDigits: number) {
  if (text.length > 2 * maxDigits + 100) throw tooLong(maxDigits);
}

function tooLong(maxDigits: number): DomainError {
  const most = maxDigits.toLocaleString("en");
  return new GanitaError("too_long", `Use numbers of at most ${most} digits in this calculator.`);
}
