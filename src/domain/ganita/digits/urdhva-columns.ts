import { rational } from "../../exact/rational.ts";
import { type Expression, plus, times, wholeValue } from "../working/expression.ts";
import { joined, notationText, type Writable } from "../working/notation.ts";
import { columnTitle } from "../working/place-name.ts";
import { type ColumnTotal, columnNotation, type DigitRows } from "./column-totals.ts";

/** One column of the product. The carry left at the end fills more columns. */
export interface UrdhvaStep extends ColumnTotal {
  /** From 1. */
  readonly stepNum: number;
  readonly stepType: "vertical" | "crosswise" | "carry";
  /** The power of ten of the column. */
  readonly column: number;
  /** The column's name, such as "Tens". */
  readonly columnName: string;
  /** Places joined by a line, counted from 0 for units: one of each number, the upper first. */
  readonly pairs: readonly (readonly [upper: number, lower: number])[];
  /** One text per pair, such as "9×7=63". */
  readonly products: readonly string[];
  /** How many products the column has, if only the first and last few are listed. */
  readonly productsTotal: number | null;
  /** Which column this is, such as "Tens, crosswise:". */
  readonly description: string;
  /** What it comes to, such as "9 × 7 = 63; write 3, carry 6." */
  readonly calculation: string;
}

const LISTED_AT_EACH_END = 5;

/** The whole step of a column; leaves out products in the middle unless all are requested. */
export function describeColumn(
  totals: ColumnTotal,
  column: number,
  [upper, lower]: DigitRows,
  isWhole: boolean,
): UrdhvaStep {
  const width = upper.length;
  const highest = Math.min(column, width - 1);
  const count = Math.max(0, highest - Math.max(0, column - width + 1) + 1);
  const isCut = !isWhole && count > 2 * LISTED_AT_EACH_END;
  const listed = Array.from({ length: isCut ? 2 * LISTED_AT_EACH_END : count }, (_, index) =>
    isCut && index >= LISTED_AT_EACH_END ? count - 2 * LISTED_AT_EACH_END + index : index,
  );
  const pairs = listed.map((index) => [highest - index, column - highest + index] as const);
  const factors = pairs.map(([i, j]) => [upper[width - 1 - i]!, lower[width - 1 - j]!] as const);
  const products = factors.map(([x, y]) => times(x, y));
  const sum = isCut ? abridged(products, count, totals.sum) : sumOf(products);
  const stepType = count === 0 ? "carry" : count === 1 ? "vertical" : "crosswise";
  const columnName = columnTitle(column);
  return {
    stepNum: column + 1,
    stepType,
    column,
    columnName,
    pairs,
    products: factors.map(([x, y], at) =>
      `${x}×${y}=${wholeValue(products[at]!)}`.replaceAll("-", "−"),
    ),
    productsTotal: isCut ? count : null,
    ...totals,
    description: `${columnName}, ${stepType}:`,
    calculation: `${notationText(columnNotation(sum, totals))}.`,
  };
}

const sumOf = ([first, ...others]: readonly Expression[]): Expression | null =>
  first ? plus(first, ...others) : null;

// The products at both ends, and how many stand between them.
function abridged(products: readonly Expression[], count: number, sum: number): Expression {
  const shown: Writable[] = products.map(({ notation }) => notation);
  shown.splice(LISTED_AT_EACH_END, 0, `${count - 2 * LISTED_AT_EACH_END} more`);
  return { value: rational(BigInt(sum)), notation: joined(shown, " + "), made: "sum" };
}
