import { complementDigits, digitsOf, padded, powerOfTen } from "../../exact/digits.ts";
import { alsoClaiming } from "../claims.ts";
import { digitText, equal, joined, type Notation, withPlainDigits, write } from "../notation.ts";
import { equation, minus } from "../working/expression.ts";
import { inSamePlaces } from "../working/parts.ts";

/** Longer complements are shown as one subtraction. */
export const MOST_COMPLEMENTED = 12;

/**
 * The complement digit by digit, all from nine and the last from ten; `value` is the complement or
 * its negative, and `shown` how it is written.
 *
 * @example
 * notationText(complementNotation(97n, 3, 903n)); // "097: 9 − 0 = 9, 9 − 9 = 0, 10 − 7 = 3 → 903"
 */
export function complementNotation(
  n: bigint,
  places: number,
  value: bigint,
  shown: Notation = write`${value}`,
): Notation {
  const digits = digitsOf(n, places);
  const last = digits.findLastIndex((digit) => digit !== 0);
  const complement = complementDigits(digits);
  const steps = complement.map((digit, index) => {
    const from = index > last ? digits[index]! : index === last ? 10 : 9;
    return equation(minus(from, digits[index]!), digit);
  });
  const number = digitText(padded(n, places));
  const size = value < 0n ? write`−(${shown})` : shown;
  return alsoClaiming(withPlainDigits(write`${number}: ${joined(steps, ", ")} → ${shown}`), () => [
    inSamePlaces(1, complement, [size]),
    equal(write`${number} + ${size}`, powerOfTen(places)),
  ]);
}
