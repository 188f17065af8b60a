import { parseRational } from "#domain/exact/parse-rational.ts";
import { fractionText, type Rational } from "#domain/exact/rational.ts";
import { type Notation, power, write } from "#domain/ganita/notation.ts";
import type { Polynomial } from "#domain/ganita/polynomial.ts";
import { polynomialNotation } from "#domain/ganita/polynomial-notation.ts";
import { exactNotation, type given, inRow, label, type Mark, START } from "../drawing.ts";
import { typedIn, type Working } from "../working.ts";

/** The exact number typed for a letter of the formula. */
export const letterOf = (working: Working, name: string): Rational =>
  parseRational(typedIn(working, name));

/** The powers of a letter side by side from the second column on, down to 1. */
export function powersOver(row: number, width: number, letter = "x", line = START): Mark[] {
  return Array.from({ length: width }, (_, index) =>
    label(line, [row, index + 2], letterTo(width - 1 - index, letter)),
  );
}

/** A power of a letter as it is written: x², x, 1. */
export const letterTo = (exponent: number, letter = "x"): Notation =>
  exponent > 1 ? [power(letter, exponent)] : [exponent === 1 ? letter : "1"];

/** Each coefficient under its power. */
export const underPowers = (
  put: typeof given,
  line: { readonly step: number },
  row: number,
  width: number,
  coefficients: readonly string[],
): Mark[] => inRow(put, line, [row, 2 + width - coefficients.length], coefficients);

/** The coefficients as exact texts. */
export const textsOf = (p: Polynomial): string[] => p.map(fractionText);

/** A term with its sign before it: + 7, − 3x. */
export function signedTerm(coefficients: Polynomial): Notation {
  const isNegative = coefficients[0]!.numerator < 0n;
  const size = coefficients.map(({ numerator, denominator }) => ({
    numerator: isNegative ? -numerator : numerator,
    denominator,
  }));
  return write`${isNegative ? "− " : "+ "}${polynomialNotation(size)}`;
}

/** x + constant, the constant as exact text. */
export const xPlusText = (constant: string): Notation =>
  polynomialNotation([parseRational("1"), parseRational(constant)]);

/** Several numbers in one line. */
export const spaced = (texts: readonly string[]): Notation =>
  texts.flatMap((text, index) => [...(index > 0 ? ["  "] : []), ...exactNotation(text)]);
