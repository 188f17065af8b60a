import { asDecimal, type Decimal, decimalOrFractionText } from "../../exact/decimal.ts";
import { fractionText, type Rational } from "../../exact/rational.ts";

/** An exact number: whole as bigint, anything else as text (a decimal, p/q, a surd). */
export type Exact = bigint | string;

/**
 * What a result or the figures of a step consist of. A `number` is a digit, a count or a mode. An
 * object has names of the domain as keys; a map has numbers of the input as keys.
 */
export type Value =
  | Exact
  | number
  | boolean
  | null
  | readonly Value[]
  | { readonly [name: string]: Value }
  | ReadonlyMap<string, number>;

/** The number as a figure: a whole one stays a number, a fraction becomes `p/q`. */
export function exact(value: Rational): Exact {
  return value.denominator === 1n ? value.numerator : fractionText(value);
}

/** The number as a decimal if it ends, because halves read better that way. */
export const readable = (value: Rational): Decimal | Rational => asDecimal(value) ?? value;

/** The same as a figure: a whole number, a decimal that ends, or p/q. */
export const readableExact = (value: Rational): Exact =>
  value.denominator === 1n ? value.numerator : decimalOrFractionText(value);
