import { asDecimal, type Decimal, decimalOrFractionText } from "../../exact/decimal.ts";
import type { Rational } from "../../exact/rational.ts";
import type { Exact } from "./exact-value.ts";

/** The number as a decimal if it ends, because halves read better that way. */
export const readable = (value: Rational): Decimal | Rational => asDecimal(value) ?? value;

/** The same as a figure: a whole number, a decimal that ends, or p/q. */
export const readableExact = (value: Rational): Exact =>
  value.denominator === 1n ? value.numerator : decimalOrFractionText(value);
