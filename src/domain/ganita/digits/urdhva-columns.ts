import { notationText } from "../notation.ts";
import { columnTitle } from "../place-name.ts";
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

// A longer column lists as many at both ends, and how many stand between them.
const LISTED_AT_EACH_END = 3;

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
  const pairs: (readonly [number, number])[] = [];
  const products: string[] = [];
  const terms: string[] = [];
  for (let at = 0; at < count; at++) {
    if (isCut && at === LISTED_AT_EACH_END) {
      terms.push(`${count - 2 * LISTED_AT_EACH_END} more`);
      at = count - LISTED_AT_EACH_END;
    }
    const [i, j] = [highest - at, column - highest + at];
    const [x, y] = [upper[width - 1 - i]!, lower[width - 1 - j]!];
    pairs.push([i, j]);
    products.push(`${signed(x)}×${signed(y)}=${signed(x * y)}`);
    terms.push(`${factorText(x)} × ${factorText(y)}`);
  }
  const stepType = count === 0 ? "carry" : count === 1 ? "vertical" : "crosswise";
  const columnName = columnTitle(column);
  const added = count === 0 ? "no product is left" : `${terms.join(" + ")} = ${signed(totals.sum)}`;
  return {
    stepNum: column + 1,
    stepType,
    column,
    columnName,
    pairs,
    products,
    productsTotal: isCut ? count : null,
    ...totals,
    description: `${columnName}, ${stepType}:`,
    calculation: `${notationText(columnNotation([added], totals))}.`,
  };
}

// Plain text: a product of long numbers has thousands of digits to write.
const signed = (value: number) => (value < 0 ? `−${-value}` : `${value}`);
const factorText = (digit: number) => (digit < 0 ? `(${signed(digit)})` : `${digit}`);
