import { magnitude } from "./greatest-common-divisor.ts";
import type { Rational } from "./rational.ts";

export interface RoundedDecimal {
  /** Decimal text for programs: a plain hyphen for minus, no trailing zeros, never `-0`. */
  readonly text: string;
  /** False when digits were cut off. */
  readonly exact: boolean;
}

/**
 * Rounds to a number of decimal places; halves round away from zero, as taught at school.
 *
 * @example
 * roundedDecimal({ numerator: 2n, denominator: 3n }, 10); // { text: "0.6666666667", exact: false }
 */
export function roundedDecimal(value: Rational, places: number): RoundedDecimal {
  const { numerator, denominator } = value;
  const scaled = magnitude(numerator) * 10n ** BigInt(places);
  const rounded = (2n * scaled + denominator) / (2n * denominator);

  const digits = rounded.toString().padStart(places + 1, "0");
  const whole = digits.slice(0, digits.length - places);
  const decimals = digits.slice(digits.length - places).replace(/0+$/, "");
  const sign = numerator < 0n && rounded !== 0n ? "-" : "";
  return {
    text: `${sign}${whole}${decimals && `.${decimals}`}`,
    exact: rounded * denominator === scaled,
  };
}
