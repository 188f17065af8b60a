import { ExactError } from "./exact-error.ts";
import { magnitude } from "./greatest-common-divisor.ts";
import { writtenNumber } from "./parse-rational.ts";
import { fractionText, type Rational } from "./rational.ts";
import { withoutFactor } from "./without-factor.ts";

/** An exact decimal, coefficient / 10^places, with as few places as it needs. */
export interface Decimal {
  readonly coefficient: bigint;
  readonly places: number;
}

/**
 * Places the point in a whole number and drops trailing zeros after it.
 *
 * @example
 * decimal(2350n, 2); // { coefficient: 235n, places: 1 }
 */
export function decimal(coefficient: bigint, places = 0): Decimal {
  if (places === 0) return { coefficient, places };
  if (coefficient === 0n) return { coefficient, places: 0 };

  const digits = `${coefficient}`;
  let dropped = 0;
  while (dropped < places && digits[digits.length - 1 - dropped] === "0") dropped++;
  return { coefficient: coefficient / 10n ** BigInt(dropped), places: places - dropped };
}

/**
 * Reads a whole number or a decimal exactly; a fraction p/q is refused.
 *
 * @throws {DomainError} `bad_number` or `too_long`, as `parseRational` does.
 *
 * @example
 * parseDecimal("-12.50"); // { coefficient: -125n, places: 1 }
 */
export function parseDecimal(text: string): Decimal {
  const refusal = "Write a number in digits, such as 42 or -3.5, not a fraction.";
  const { whole, decimals, denominator } = writtenNumber(text, refusal);
  if (denominator !== undefined) throw new ExactError("bad_number", refusal);
  return decimal(BigInt(`${whole}${decimals}`), decimals.length);
}

/** The decimal as plain text: a hyphen for minus, a 0 before the point. */
export function decimalText({ coefficient, places }: Decimal): string {
  if (places === 0) return `${coefficient}`;
  const digits = `${magnitude(coefficient)}`.padStart(places + 1, "0");
  return `${coefficient < 0n ? "-" : ""}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** The same number as a decimal, or null if the decimals would never end. */
export function asDecimal({ numerator, denominator }: Rational): Decimal | null {
  const twos = withoutFactor(denominator, 2n);
  const fives = withoutFactor(twos.rest, 5n);
  if (fives.rest !== 1n) return null;

  const places = Math.max(twos.count, fives.count);
  return { coefficient: (numerator * 10n ** BigInt(places)) / denominator, places };
}

/**
 * The exact text people prefer: a decimal if it ends, otherwise p/q.
 *
 * @example
 * decimalOrFractionText({ numerator: 5n, denominator: 2n }); // "2.5"
 */
export function decimalOrFractionText(value: Rational): string {
  const ending = asDecimal(value);
  return ending ? decimalText(ending) : fractionText(value);
}
