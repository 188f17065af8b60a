import { complementDigits, digitsOf, padded } from "../../exact/digits.ts";
import { digitText, joined, type Notation, withPlainDigits, write } from "../notation.ts";
import { equation, minus } from "../working/expression.ts";

/** Longer complements are shown as one subtraction. */
export const MOST_COMPLEMENTED = 12;

/**
 * The complement digit by digit, all from nine and the last from ten.
 *
 * @example
 * notationText(complementNotation(97n, 3)); // "097: 9 − 0 = 9, 9 − 9 = 0, 10 − 7 = 3"
 */
export function complementNotation(n: bigint, places: number): Notation {
  const digits = digitsOf(n, places);
  const last = digits.findLastIndex((digit) => digit !== 0);
  const found = complementDigits(digits).map((digit, index) => {
    const from = index > last ? digits[index]! : index === last ? 10 : 9;
    return equation(minus(from, digits[index]!), digit);
  });
  return withPlainDigits(write`${digitText(padded(n, places))}: ${joined(found, ", ")}`);
}
