import { add, multiply, type Rational, ZERO } from "../../exact/rational.ts";
import { joined, type Notation, write } from "../notation.ts";

/** One column of the quotient and what it adds to the columns to its right. */
export interface QuotientColumn {
  readonly value: Rational;
  readonly products: readonly Rational[];
}

/** The columns of a division, on both sides of the line before the remainder. */
export interface AppliedColumns {
  readonly quotient: readonly QuotientColumn[];
  readonly remainder: readonly Rational[];
}

/**
 * Divides by columns: each column's sum is a part of the quotient, and its products with the
 * transposed digits are added to the columns that follow.
 */
export function transposeAndApply(
  dividend: readonly Rational[],
  transposed: readonly Rational[],
): AppliedColumns {
  const columns = [...dividend];
  const count = Math.max(0, dividend.length - transposed.length);
  const quotient = Array.from({ length: count }, (_, column): QuotientColumn => {
    const value = columns[column]!;
    const products = transposed.map((digit) => multiply(value, digit));
    products.forEach((product, index) => {
      columns[column + 1 + index] = add(columns[column + 1 + index] ?? ZERO, product);
    });
    return { value, products };
  });
  return { quotient, remainder: columns.slice(count) };
}

/** A column's value and its products: value × (digits) → products. */
export function appliedNotation(
  value: Rational,
  products: readonly Rational[],
  transposed: readonly (bigint | Rational)[],
): Notation {
  return products.length === 0
    ? write`${value}`
    : write`${value} × (${listed(transposed)}) → ${listed(products)}`;
}

/** Columns side by side. */
export function listed(values: readonly (number | bigint | Rational)[]): Notation {
  return values.length === 0 ? ["none"] : joined(values, "  ");
}
