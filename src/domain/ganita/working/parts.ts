import { digitRoot, padded, powerOfTen } from "../../exact/digits.ts";
import { found } from "./blanks.ts";
import { digitText, joined, type Notation, write } from "./notation.ts";

// Parts of lines that find what they say, so that it cannot be wrong.

/**
 * The number split before its last places.
 *
 * @example
 * notationText(split(105n, 1)); // "105 = 10 | 5"
 */
export function split(number: bigint, places: number): Notation {
  const unit = powerOfTen(places);
  return write`${number} = ${number / unit} | ${digitText(padded(number % unit, places))}`;
}

/**
 * Parts in their places, written one after the other.
 *
 * @example
 * notationText(joinedParts([92n, "16"])); // "92 | 16 → 9216"
 */
export const joinedParts = (parts: readonly (bigint | string)[]): Notation =>
  write`${joined(
    parts.map((part) => digitText(`${part}`)),
    " | ",
  )} → ${found(BigInt(parts.join("")))}`;

/**
 * A number, and the one digit left of it when digits are added up again and again.
 *
 * @example
 * notationText(withDigitRoot(8526n)); // "8526 → 3"
 */
export const withDigitRoot = (number: bigint | number): Notation =>
  write`${number} → ${found(BigInt(digitRoot(BigInt(number))))}`;
