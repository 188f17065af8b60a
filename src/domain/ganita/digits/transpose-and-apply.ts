import { isZero, multiply, type Rational, ZERO } from "../../exact/rational.ts";
import { found, hidden } from "../blanks.ts";
import { claiming } from "../claims.ts";
import { equal, joined, type Notation, write } from "../notation.ts";
import { as, asExpression, type Expression, finds, plus, times } from "../working/expression.ts";
import { leadsTo } from "../working/parts.ts";

/** One column of the quotient and what it adds to the columns to its right. */
export interface QuotientColumn {
  /** The dividend's own figure and what earlier columns add to it. */
  readonly sum: Expression;
  readonly value: Rational;
  readonly products: readonly Rational[];
}

/** The columns of a division, on both sides of the line before the remainder. */
interface AppliedColumns {
  readonly quotient: readonly QuotientColumn[];
  readonly remainder: readonly Expression[];
}

/**
 * Divides by columns: each column's sum is a part of the quotient, and its products with the
 * transposed digits are added to the columns that follow.
 */
export function transposeAndApply(
  dividend: readonly Rational[],
  transposed: readonly Rational[],
): AppliedColumns {
  const received = dividend.map((): Rational[] => []);
  const count = Math.max(0, dividend.length - transposed.length);
  const quotient = dividend.slice(0, count).map((own, column): QuotientColumn => {
    const sum = columnSum(own, received[column]!);
    const products = transposed.map((digit) => multiply(sum.value, digit));
    products.forEach((product, index) => {
      received[column + 1 + index]!.push(product);
    });
    return { sum, value: sum.value, products };
  });
  const remainder = dividend
    .slice(count)
    .map((own, index) => columnSum(own, received[count + index]!));
  return { quotient, remainder };
}

// Of many zeros one is written.
function columnSum(own: Rational, received: readonly Rational[]): Expression {
  if (received.length === 0) return asExpression(own);
  const added = received.filter((product) => !isZero(product));
  return plus(own, ...(added.length > 0 ? added : [ZERO]));
}

/** A column's sum and its products: 4 + 54 = 58; 58 × (digits) → products. */
export function appliedNotation(
  { sum, value, products }: QuotientColumn,
  transposed: readonly (bigint | Rational)[],
): Notation {
  if (products.length === 0) return summed(sum);
  const isSum = sum.made === "sum";
  const by = isSum ? hidden(value) : found(value);
  const applied = claiming(
    leadsTo(write`${by} × (${listed(transposed)})`, listed(products)),
    () => [
      ...products.map((product, at) =>
        equal(times(as(value, by), transposed[at]!).notation, product),
      ),
    ],
  );
  return isSum ? write`${finds(sum)}; ${applied}` : applied;
}

/** The sums of the remainder's columns. */
export const remainderNotation = (columns: readonly Expression[]): Notation =>
  columns.some(({ made }) => made === "sum")
    ? joined(columns.map(summed), ", ")
    : listed(columns.map(summed));

function summed(sum: Expression): Notation {
  if (sum.made === "sum") return finds(sum);
  const value = found(sum.value);
  return claiming(value, () => [equal(sum.notation, value)]);
}

/** Columns side by side. */
export function listed(values: readonly (number | bigint | Rational | Notation)[]): Notation {
  return values.length === 0 ? write`none` : joined(values, "  ");
}
