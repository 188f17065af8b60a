import { type Grouping, groupedText } from "./digit-grouping.ts";
import { magnitude } from "./greatest-common-divisor.ts";
import type { Rational } from "./rational.ts";
import { type RoundedDecimal, roundedDecimal } from "./rounded-decimal.ts";

/**
 * How a number is shown on a page: as decimal text, or as mantissa × 10 to an exponent.
 * `exact` is false if digits were cut off.
 */
export type NumberDisplay = { readonly exact: boolean } & (
  | { readonly form: "plain"; readonly text: string }
  | { readonly form: "power"; readonly mantissa: string; readonly exponent: number }
);

/** The most decimals shown, in a plain number or a mantissa. */
const DISPLAY_DECIMALS = 10;

const SMALLEST_PLAIN_INVERSE = 10n ** BigInt(DISPLAY_DECIMALS);

/**
 * Shows a number as people read it: in powers of ten from 10^6 up and below 10^−10, otherwise
 * grouped with at most ten decimals. Minus is U+2212 throughout.
 *
 * @example
 * displayNumber(rational(4_320_000n)); // { form: "power", mantissa: "4.32", exponent: 6, exact: true }
 */
export function displayNumber(value: Rational, grouping: Grouping = "western"): NumberDisplay {
  const size = magnitude(value.numerator);
  const isTiny = size !== 0n && size * SMALLEST_PLAIN_INVERSE < value.denominator;
  const { text, exact } = roundedDecimal(value, DISPLAY_DECIMALS);
  const isLarge = /^-?\d{7}/.test(text);

  return isTiny || isLarge
    ? powerForm(value)
    : { form: "plain", text: groupedText(text, grouping), exact };
}

function powerForm(value: Rational): NumberDisplay {
  // The digit counts give the exponent to within one, and rounding can carry 9.99… to the next.
  const { numerator, denominator } = value;
  let exponent = `${magnitude(numerator)}`.length - `${denominator}`.length - 1;
  let mantissa = mantissaAt(value, exponent);
  while (/^-?\d\d/.test(mantissa.text)) mantissa = mantissaAt(value, ++exponent);

  const { text, exact } = mantissa;
  return { form: "power", mantissa: groupedText(text, "western"), exponent, exact };
}

function mantissaAt({ numerator, denominator }: Rational, exponent: number): RoundedDecimal {
  const scale = 10n ** BigInt(Math.abs(exponent));
  const scaled =
    exponent < 0
      ? { numerator: numerator * scale, denominator }
      : { numerator, denominator: denominator * scale };
  return roundedDecimal(scaled, DISPLAY_DECIMALS);
}
