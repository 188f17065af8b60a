import { type Decimal, decimal, decimalText } from "../../exact/decimal.ts";
import { digitRoot } from "../../exact/digits.ts";
import { magnitude } from "../../exact/greatest-common-divisor.ts";
import { found } from "../blanks.ts";
import { alsoClaiming } from "../claims.ts";
import { equal, factor, joined, type Notation, power, write } from "../notation.ts";
import { readDecimal } from "../read-number.ts";
import { counted } from "../working/counted.ts";
import type { Exact } from "../working/exact-value.ts";
import { times } from "../working/expression.ts";
import { line } from "../working/line.ts";
import { rootIn, valueWithRoot, withDigitRoot, withPoint } from "../working/parts.ts";
import {
  answered,
  type Check,
  check,
  type Lines,
  type Remark,
  worked,
} from "../working/working.ts";

/** Sign and point of a product, kept separately: the sutras multiply plain whole numbers. */
interface Framing {
  readonly isNegative: boolean;
  /** Decimals of all factors together. */
  readonly places: number;
}

/** What is multiplied: whole numbers, with their sign and point kept separately. */
interface Product extends Framing {
  readonly question: Notation;
  readonly factors: readonly bigint[];
}

/** The product of two numbers. */
export interface ProductFrame extends Product {
  readonly a: bigint;
  readonly b: bigint;
}

/**
 * Reads two factors and separates sign and point from them.
 *
 * @throws {DomainError} `bad_number` or `too_long`
 */
export function productFrame(firstText: string, secondText: string): ProductFrame {
  const [first, second] = [readDecimal(firstText), readDecimal(secondText)];
  const [a, b] = [magnitude(first.coefficient), magnitude(second.coefficient)];
  return {
    question: write`${first} × ${factor(second)}`,
    factors: [a, b],
    a,
    b,
    isNegative: first.coefficient < 0n !== second.coefficient < 0n,
    places: first.places + second.places,
  };
}

/**
 * Reads a number that is raised to a power and separates sign and point from it.
 *
 * @throws {DomainError} `bad_number` or `too_long`
 */
export function powerFrame(
  text: string,
  exponent: number,
  maxDigits?: number,
): Product & { readonly n: bigint } {
  const n = readDecimal(text, maxDigits);
  const size = magnitude(n.coefficient);
  return {
    question: [power(n, exponent)],
    factors: Array<bigint>(exponent).fill(size),
    n: size,
    isNegative: exponent % 2 === 1 && n.coefficient < 0n,
    places: exponent * n.places,
  };
}

/**
 * A product as a calculation: the lines find `value`, then sign and point return. It is checked by
 * digit roots unless a better check is given.
 */
export function product<Made extends Lines>(
  frame: Product,
  value: bigint,
  lines: Made,
  remarks: readonly Remark[] = [],
  check = productCheck(frame.factors, value),
) {
  const result = framed(value, frame);
  return worked({
    result: exactDecimal(result),
    statement: answered(frame.question, "=", result),
    lines: [...lines, ...framingLines(value, frame)],
    check,
    remarks,
  });
}

/** The number the plain product of a frame stands for. */
export function framed(product: bigint, { isNegative, places }: Framing): Decimal {
  return decimal(isNegative ? -product : product, places);
}

/** The step that restores sign and point; none if there is nothing to restore. */
export function framingLines(product: bigint, frame: Framing) {
  const { isNegative, places } = frame;
  if (product === 0n || (!isNegative && places === 0)) return [];
  const sign = isNegative ? "the minus sign" : "";
  const point = places > 0 ? `the point, ${counted(places, "place")} from the right` : "";
  const both = [sign, point].filter(Boolean).join(" and ");
  const result = found(framed(product, frame));
  return [line("framing", `Put back ${both}:`, withPoint(product, result, places, isNegative))];
}

/** The result as a figure: a whole number, or exact decimal text. */
export function exactDecimal(value: Decimal): Exact {
  return value.places === 0 ? value.coefficient : decimalText(value);
}

/** What a digit root is, for a check that uses it. */
export const DIGIT_ROOT = "add the digits of a number until one is left; that is its root.";

/** Casts out nines from the factors and the product, and compares with plain multiplication. */
export function productCheck(factors: readonly bigint[], product: bigint): Check {
  const distinct = [...new Set(factors)].map(withDigitRoot);
  const roots = factors.map(digitRoot) as [number, ...number[]];
  const [ofRoots, ofProduct] = [valueWithRoot(times(...roots)), withDigitRoot(product)];
  const shown = write`${joined(distinct, ", ")}; ${ofRoots}; ${ofProduct}`;
  return check(
    "by digit roots",
    `${DIGIT_ROOT} The factors' roots multiplied have the same root as the product.`,
    alsoClaiming(shown, () => [equal(rootIn(ofRoots), rootIn(ofProduct))]),
    product === factors.reduce((left, right) => left * right),
  );
}
