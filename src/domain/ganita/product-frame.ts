import { type Decimal, decimal, decimalText } from "../exact/decimal.ts";
import { magnitude } from "../exact/greatest-common-divisor.ts";
import { counted } from "./counted.ts";
import { digitRoot } from "./digits.ts";
import { factor, joined, type Notation, write } from "./notation.ts";
import { type Check, check, type Exact, type Line, line } from "./working.ts";

/** Sign and point of a product, kept separately: the sutras multiply plain whole numbers. */
export interface Framing {
  readonly isNegative: boolean;
  /** Decimals of all factors together. */
  readonly places: number;
}

/** A product with its sign and point kept separately. */
export interface ProductFrame extends Framing {
  readonly a: bigint;
  readonly b: bigint;
}

/** Separates sign and point from two factors. */
export function productFrame(a: Decimal, b: Decimal): ProductFrame {
  return {
    a: magnitude(a.coefficient),
    b: magnitude(b.coefficient),
    isNegative: a.coefficient < 0n !== b.coefficient < 0n,
    places: a.places + b.places,
  };
}

/** The number the plain product of a frame stands for. */
export function framed(product: bigint, { isNegative, places }: Framing): Decimal {
  return decimal(isNegative ? -product : product, places);
}

/** The step that restores sign and point; none if there is nothing to restore. */
export function framingLines<F>(product: bigint, frame: Framing): Line<F>[] {
  const { isNegative, places } = frame;
  if (product === 0n || (!isNegative && places === 0)) return [];
  const sign = isNegative ? "the minus sign" : "";
  const point = places > 0 ? `the point, ${counted(places, "place")} from the right` : "";
  const both = [sign, point].filter(Boolean).join(" and ");
  return [line(`Put back ${both}:`, write`${product} → ${framed(product, frame)}`)];
}

/** The result as a figure: a whole number, or exact decimal text. */
export function exactDecimal(value: Decimal): Exact {
  return value.places === 0 ? value.coefficient : decimalText(value);
}

/** The question and its answer: a × b = result. */
export function productStatement(a: Decimal, b: Decimal, result: Decimal): Notation {
  return write`${a} × ${factor(b)} = ${result}`;
}

/** Casts out nines from the factors and the product, and compares with plain multiplication. */
export function productCheck(factors: readonly bigint[], product: bigint): Check {
  const distinct = [...new Set(factors)].map((value) => write`${value} → ${digitRoot(value)}`);
  const roots = factors.map(digitRoot);
  const ofRoots = roots.reduce((left, right) => left * right);
  return check(
    "Check by digit roots: the product's root is the root of the factors' roots multiplied.",
    write`${joined(distinct, ", ")}; ${joined(roots, " × ")} = ${ofRoots} → ${digitRoot(BigInt(ofRoots))}; ${product} → ${digitRoot(product)}`,
    product === factors.reduce((left, right) => left * right),
  );
}
