import { parseRational } from "#domain/exact/parse-rational.ts";
import { fractionText, type Rational } from "#domain/exact/rational.ts";
import { type Notation, power, write } from "#domain/ganita/notation.ts";
import { type Polynomial, polynomial } from "#domain/ganita/polynomial.ts";
import { polynomialNotation } from "#domain/ganita/polynomial-notation.ts";
import { coefficientsOf } from "../../form/entries.ts";
import {
  type Cell,
  exactNotation,
  given,
  type Line,
  label,
  type Piece,
  type Row,
  START,
} from "../drawing.ts";
import { typedIn, type Working } from "../working.ts";

/** The exact number typed for a letter of the formula. */
export const letterOf = (working: Working, name: string): Rational =>
  parseRational(typedIn(working, name));

/** The coefficients of each factor typed. */
export const factorsOf = ({ entries }: Working) =>
  (entries.f ?? []).map(coefficientsOf).filter(({ length }) => length > 0);

/** The powers of a letter side by side from the second column on, down to 1. */
export const powersOver = (width: number, letter = "x", line = START): Row => [
  null,
  ...Array.from({ length: width }, (_, index) => label(letterTo(width - 1 - index, letter), line)),
];

/** A power of a letter as it is written: x², x, 1. */
export const letterTo = (exponent: number, letter = "x"): Notation =>
  exponent > 1 ? [power(letter, exponent)] : [exponent === 1 ? letter : "1"];

/** Each coefficient under its power, with a name before them. */
export const underPowers = (
  put: (text: string, line: Line) => Piece,
  line: Line,
  width: number,
  coefficients: readonly string[],
  name: Cell = null,
): Row => [
  name,
  ...Array<Cell>(width - coefficients.length).fill(null),
  ...coefficients.map((text) => put(text, line)),
];

const EQUATIONS = [
  ["a", "b", "p"],
  ["c", "d", "q"],
] as const;

/** Two simultaneous equations by their coefficients, from the second column on. */
export const twoEquations = (working: Working): Row[] => [
  [null, ...["x", "y", "="].map((term) => label(term))],
  ...EQUATIONS.map((row) => [null, ...row.map((name) => given(typedIn(working, name)))]),
];

/** The coefficients as exact texts. */
export const textsOf = (p: Polynomial): string[] => p.map(fractionText);

/** The polynomial with these coefficients, as exact texts. */
export const polynomialOf = (texts: readonly string[]) =>
  polynomialNotation(polynomial(texts.map(parseRational)));

/** x + constant, the constant as exact text. */
export const xPlusText = (constant: string): Notation => polynomialOf(["1", constant]);

/** A term with its sign before it: + 7, − 3x. */
export function signedTerm(coefficients: Polynomial): Notation {
  const isNegative = coefficients[0]!.numerator < 0n;
  const size = coefficients.map(({ numerator, denominator }) => ({
    numerator: isNegative ? -numerator : numerator,
    denominator,
  }));
  return write`${isNegative ? "− " : "+ "}${polynomialNotation(size)}`;
}

/** Several numbers in one line. */
export const spaced = (texts: readonly string[]): Notation =>
  texts.flatMap((text, index) => [...(index > 0 ? ["  "] : []), ...exactNotation(text)]);

/** What a check shows. */
export const judged = (isSame: boolean) => (isSame ? "the same" : "not the same");
