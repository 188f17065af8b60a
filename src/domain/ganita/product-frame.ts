import { type Decimal, decimal, decimalText } from "../exact/decimal.ts";
import { magnitude } from "../exact/greatest-common-divisor.ts";
import { digitRoot } from "./digits.ts";
import { factor, type Notation, write } from "./notation.ts";
import { type Check, check, type Exact, type Line, line } from "./working.ts";

/** A product with sign and point set aside: the sutras multiply plain whole numbers. */
export interface ProductFrame {
  readonly a: bigint;
  readonly b: bigint;
  readonly isNegative: boolean;
  /** Decimals of both factors together. */
  readonly places: number;
}

export function productFrame(a: Decimal, b: Decimal): ProductFrame {
  return {
    a: magnitude(a.coefficient),
    b: magnitude(b.coefficient),
    isNegative: a.coefficient < 0n !== b.coefficient < 0n,
    places: a.places + b.places,
  };
}

/** The number the plain product of a frame stands for. */
export function framed(product: bigint, { isNegative, places }: Omit<ProductFrame, "a" | "b">) {
  return decimal(isNegative ? -product : product, places);
}

/** The step that puts sign and point back; none where there is nothing to put back. */
export function framingLines<F>(product: bigint, frame: Omit<ProductFrame, "a" | "b">): Line<F>[] {
  const { isNegative, places } = frame;
  if (product === 0n || (!isNegative && places === 0)) return [];
  const sign = isNegative ? "the minus sign" : "";
  const point =
    places > 0 ? `the point, ${places} ${places === 1 ? "place" : "places"} from the right` : "";
  const both = [sign, point].filter(Boolean).join(" and ");
  return [line(`Put back ${both}.`, write`${product} → ${framed(product, frame)}`)];
}

/** The result as a figure: a whole number, or exact decimal text. */
export function exactDecimal(value: Decimal): Exact {
  return value.places === 0 ? value.coefficient : decimalText(value);
}

/** The question and its answer: a × b = result. */
export function productStatement(a: Decimal, b: Decimal, result: Decimal): Notation {
  return write`${a} × ${factor(b)} = ${result}`;
}

/** Casts out nines from both factors and the product, and compares with plain multiplication. */
export function productCheck({ a, b }: ProductFrame, product: bigint): Check {
  const [rootA, rootB] = [digitRoot(a), digitRoot(b)];
  const roots = BigInt(rootA * rootB);
  return check(
    "Check by digit roots: the root of the product is the root of the roots' product.",
    write`${a} → ${rootA}, ${b} → ${rootB}; ${rootA} × ${rootB} = ${roots} → ${digitRoot(roots)}; ${product} → ${digitRoot(product)}`,
    product === a * b,
  );
}
