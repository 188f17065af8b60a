import { type Decimal, decimalText } from "../../exact/decimal.ts";
import { digitRoot, padded, powerOfTen } from "../../exact/digits.ts";
import { areEqual, type Rational } from "../../exact/rational.ts";
import { found } from "../blanks.ts";
import { alsoClaiming, type Claim, claiming, claimsOf, sidesOf } from "../claims.ts";
import {
  comparison,
  digitText,
  equal,
  joined,
  type Notation,
  notation,
  type Writable,
  write,
} from "../notation.ts";
import type { Polynomial } from "../polynomial.ts";
import { polynomialNotation } from "../polynomial-notation.ts";
import { as, type Expression, equals, equation, plus, times, wholeValue } from "./expression.ts";

// Parts of lines that find what they say, so that it cannot be wrong.

/** Parts of the same number, each except the first with so many places. */
export const inSamePlaces = (
  places: number,
  ...stages: readonly (readonly Writable[])[]
): Claim => ({
  kind: "places",
  stages: stages.map((parts) => parts.map(notation)),
  places,
});

/** A number is written with so many digits. */
export const hasDigits = (number: Writable, count: number): Claim => ({
  kind: "digit count",
  number: notation(number),
  count: notation(count),
});

/** A number from 0 up is smaller than a limit. */
export const isBelow = (number: Writable, limit: Writable): Claim => ({
  kind: "below",
  number: notation(number),
  limit: notation(limit),
});

/**
 * The number split before its last places.
 *
 * @example
 * notationText(split(105n, 1)); // "105 = 10 | 5"
 */
export function split(number: bigint, places: number): Notation {
  const unit = powerOfTen(places);
  const [left, right] = [number / unit, digitText(padded(number % unit, places))];
  return claiming(write`${number} = ${left} | ${right}`, () => [
    inSamePlaces(places, [number], [left, right]),
    hasDigits(right, places),
  ]);
}

/**
 * Parts in their places, written one after the other.
 *
 * @example
 * notationText(joinedParts([92n, "16"])); // "92 | 16 → 9216"
 */
export function joinedParts(parts: readonly (bigint | string)[]): Notation {
  const [texts, value] = [parts.map(String), found(BigInt(parts.join("")))];
  const shown = texts.map(digitText);
  return claiming(write`${joined(shown, " | ")} → ${value}`, () => [
    inSamePlaces(texts.at(-1)!.length, shown, [value]),
  ]);
}

/**
 * Parts of a number in their places, and what each comes to.
 *
 * @throws {Error} if a part comes to another number.
 *
 * @example
 * notationText(inPlaces([times(2n, 3n), plus(4n, 5n)], [6n, 9n])); // "2 × 3 | 4 + 5 = 6 | 9"
 */
export function inPlaces(parts: readonly Expression[], values: readonly bigint[]): Notation {
  const shown = values.map((value) => found(value));
  const equations = parts.map((part, at) => equation(part, as(values[at]!, shown[at]!)));
  const left = parts.map(({ notation }) => notation);
  return claiming(write`${joined(left, " | ")} = ${joined(shown, " | ")}`, () =>
    equations.flatMap(claimsOf),
  );
}

/**
 * A number, and the one digit left of it when its digits are added up again and again.
 *
 * @example
 * notationText(withDigitRoot(8526n)); // "8526 → 3"
 */
export function withDigitRoot(number: bigint | number | Decimal): Notation {
  const digits = typeof number === "object" ? decimalText(number).replace(/\D/g, "") : number;
  return leadsToRoot(notation(number), digitRoot(BigInt(digits)));
}

/** An expression, its value, and the digit root of that. */
export const valueWithRoot = (expression: Expression): Notation =>
  leadsToRoot(equals(expression), digitRoot(wholeValue(expression)));

/** The digit root at the end of such a line. */
export const rootIn = (line: Notation): Notation =>
  claimsOf(line).flatMap((claim) => (claim.kind === "digit root" ? [claim.root] : []))[0]!;

function leadsToRoot(shown: Notation, value: number): Notation {
  const root = found(BigInt(value));
  return alsoClaiming(write`${shown} → ${root}`, () => [
    {
      kind: "digit root",
      number: sidesOf(shown).at(-1)!,
      root,
    },
  ]);
}

/**
 * A number or what comes to it, and its last digit, which is written; the rest may be carried.
 *
 * @example
 * notationText(lastDigit(81n, equals(times(9n, 9n)), "carried")); // "9 × 9 = 81 → 1, carry 8"
 */
export function lastDigit(
  number: bigint,
  shown: Notation = notation(number),
  rest: "dropped" | "carried" | "carried if any" = "dropped",
): Notation {
  const [digit, carry] = [found(number % 10n), number / 10n];
  const isCarried = rest === "carried" || (rest === "carried if any" && carry > 0n);
  const written = alsoClaiming(write`${shown} → ${digit}`, () => [
    leaves(sidesOf(shown).at(-1)!, 10n, digit),
  ]);
  if (!isCarried) return written;
  return alsoClaiming(write`${written}, carry ${`${carry}`}`, () => [
    equal(shown, plus(times(carry, 10n), as(number % 10n, digit)).notation),
  ]);
}

/**
 * A number or what comes to it, and what is left when elevens are removed.
 *
 * @example
 * notationText(leftOfElevens(20n, equals(times(4n, 5n)))); // "4 × 5 = 20 → 9"
 */
export function leftOfElevens(number: bigint, shown: Notation = notation(number)): Notation {
  const left = ((number % 11n) + 11n) % 11n;
  return alsoClaiming(left === number ? shown : write`${shown} → ${left}`, () => [
    leaves(sidesOf(shown).at(-1)!, 11n, left),
  ]);
}

/** What is left of a number when every multiple of another is removed. */
export const leaves = (number: Writable, by: bigint, rest: Writable): Claim => ({
  kind: "left",
  number: notation(number),
  by,
  rest: notation(rest),
});

/** Both numbers, and the sign that tells whether they are the same. */
export const compared = (left: Rational, right: Rational): Notation =>
  comparison(left, right, areEqual(left, right));

/** A number, and the same number written differently. */
export const rewritten = (from: Writable, to: Writable): Notation =>
  claiming(leadsTo(from, to), () => [equal(from, to)]);

/** The digits of a number, and the number with its point so many places from the right. */
export const withPoint = (digits: bigint, number: Notation, places: number, isNegative = false) =>
  claiming(leadsTo(digits, number), () => [
    equal(digits, write`${isNegative ? "−" : ""}(${number}) × ${powerOfTen(places)}`),
  ]);

/** Numbers of the question, repeated. */
export const given = (line: Notation, numbers: readonly Writable[]): Notation =>
  claiming(line, () => [{ kind: "given", numbers: numbers.map(notation) }]);

/** The answer by itself, perhaps before its sign and its point are put in place. */
export const answerAlone = (number: Notation): Notation =>
  claiming(number, () => [{ kind: "answer", number }]);

// Parts that say what holds of a letter.

/** A letter, and the value it has where the question holds. */
export const named = (letter: string, value: Writable): Notation =>
  claiming(write`${letter} = ${value}`, () => [equal(letter, value)]);

/** A new letter, and what it stands for. */
export const newLetter = (letter: string, expression: Writable): Notation =>
  claiming(write`${letter} = ${expression}`, () => [
    {
      kind: "letter",
      letter,
      value: notation(expression),
    },
  ]);

/** A letter, and about how much it stands for. */
export function nearRoots(polynomial: Polynomial, values: readonly string[]): Notation {
  const shown = values.map((value) => notation(value.replaceAll("-", "−")));
  return claiming(write`${"x"} ≈ ${joined(shown, ", ")}`, () => [
    {
      kind: "near",
      polynomial: polynomialNotation(polynomial),
      values: shown,
    },
  ]);
}

/** The derivative of a polynomial, and its name. */
export function differential(name: string, of: Polynomial, is: Polynomial): Notation {
  const shown = polynomialNotation(is, "x", true);
  return claiming(write`${name} = ${shown}`, () => [
    {
      kind: "differential",
      of: polynomialNotation(of),
      is: shown,
    },
  ]);
}

/** An equation that holds wherever the question does. */
export const posed = (left: Writable, right: Writable): Notation =>
  claiming(write`${left} = ${right}`, () => [equal(left, right)]);

/** The same, with 0 on the right. */
export const zero = (left: Writable): Notation => posed(left, "0");

/** A statement about values of letters. */
export function where(values: Readonly<Record<string, Writable>>, statement: Notation): Notation {
  const shown = Object.entries(values).map(([letter, value]) => write`${letter} = ${value}`);
  return claiming(write`${joined(shown, ", ")}: ${statement}`, () => [
    {
      kind: "at",
      values: Object.fromEntries(
        Object.entries(values).map(([letter, value]) => [letter, notation(value)]),
      ),
      claims: claimsOf(statement),
    },
  ]);
}

/** Statements of which each leads to the next. */
export const leadsTo = (...stages: readonly Writable[]): Notation => joined(stages, " → ");
