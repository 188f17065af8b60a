import { type Decimal, decimalText } from "../../exact/decimal.ts";
import { digitRoot, padded, powerOfTen } from "../../exact/digits.ts";
import { areEqual, type Rational } from "../../exact/rational.ts";
import { found } from "../blanks.ts";
import { comparison, digitText, joined, type Notation, type Writable, write } from "../notation.ts";
import { type Expression, equation, wholeValue } from "./expression.ts";

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
 * Parts of a number in their places, and what each comes to.
 *
 * @throws {Error} if a part comes to another number.
 *
 * @example
 * notationText(inPlaces([times(2n, 3n), plus(4n, 5n)], [6n, 9n])); // "2 × 3 | 4 + 5 = 6 | 9"
 */
export function inPlaces(parts: readonly Expression[], values: readonly bigint[]): Notation {
  for (const [index, part] of parts.entries()) equation(part, values[index]!);
  const left = parts.map(({ notation }) => notation);
  return write`${joined(left, " | ")} = ${joined(
    values.map((value) => found(value)),
    " | ",
  )}`;
}

/**
 * A number, and the one digit left of it when its digits are added up again and again.
 *
 * @example
 * notationText(withDigitRoot(8526n)); // "8526 → 3"
 */
export function withDigitRoot(number: bigint | number | Decimal): Notation {
  const digits = typeof number === "object" ? decimalText(number).replace(/\D/g, "") : number;
  return write`${number} → ${found(BigInt(digitRoot(BigInt(digits))))}`;
}

/** An expression, its value, and the digit root of that. */
export const valueWithRoot = (expression: Expression): Notation =>
  write`${expression.notation} = ${withDigitRoot(wholeValue(expression))}`;

/**
 * A number or what comes to it, and its last digit, which is written; the rest may be carried.
 *
 * @example
 * notationText(lastDigit(81n, equals(times(9n, 9n)), "carried")); // "9 × 9 = 81 → 1, carry 8"
 */
export function lastDigit(
  number: bigint,
  said: Writable = number,
  rest: "dropped" | "carried" | "carried if any" = "dropped",
): Notation {
  const carry = number / 10n;
  const isTold = rest === "carried" || (rest === "carried if any" && carry > 0n);
  return write`${said} → ${found(number % 10n)}${isTold ? `, carry ${carry}` : ""}`;
}

/**
 * A number or what comes to it, and what is left when elevens are removed.
 *
 * @example
 * notationText(leftOfElevens(20n, equals(times(4n, 5n)))); // "4 × 5 = 20 → 9"
 */
export function leftOfElevens(number: bigint, said: Writable = number): Notation {
  const left = ((number % 11n) + 11n) % 11n;
  return left === number ? write`${said}` : write`${said} → ${left}`;
}

/** Both numbers, and the sign that tells whether they are the same. */
export const compared = (left: Rational, right: Rational): Notation =>
  comparison(left, right, areEqual(left, right));

// Parts that say what holds of an unknown; the check of the working puts its value in.

/** A letter, and what it stands for. */
export const named = (letter: string, value: Writable): Notation => write`${letter} = ${value}`;

/** A letter, and about how much it stands for. */
export const nearly = (letter: string, value: Writable): Notation => write`${letter} ≈ ${value}`;

/** An equation that holds wherever the question does. */
export const posed = (left: Writable, right: Writable): Notation => write`${left} = ${right}`;

/** The same, with 0 on the right. */
export const zero = (left: Writable): Notation => posed(left, write`0`);

/** A statement about one value of a letter. */
export const where = (letter: string, value: Writable, said: Writable): Notation =>
  write`${named(letter, value)}: ${said}`;

/** Statements of which each leads to the next. */
export const leadsTo = (...stages: readonly Writable[]): Notation => joined(stages, " → ");
