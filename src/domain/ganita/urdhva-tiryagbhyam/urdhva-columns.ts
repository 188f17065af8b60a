import type { ColumnTotal, DigitRows } from "../column-totals.ts";
import { columnTitle } from "../place-name.ts";

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
  const stepType = count === 0 ? "carry" : count === 1 ? "vertical" : "crosswise";
  const step = {
    stepNum: column + 1,
    stepType,
    column,
    columnName: columnTitle(column),
    pairs,
    products: factors.map(([x, y]) => signed(`${x}×${y}=${x * y}`)),
    productsTotal: isCut ? count : null,
    ...totals,
  } as const;
  const description = `${step.columnName}, ${stepType}:`;
  return { ...step, description, calculation: columnSentence(step, factors) };
}

// With true minus signs.
const signed = (text: string | number) => `${text}`.replaceAll("-", "−");

function columnSentence(
  {
    stepType,
    productsTotal,
    sum,
    carryIn,
    total,
    digit,
    carryOut,
  }: Omit<UrdhvaStep, "description" | "calculation">,
  factors: readonly (readonly [number, number])[],
): string {
  const shown = factors.map(([x, y]) => `${signed(x)} × ${y < 0 ? `(${signed(y)})` : y}`);
  if (productsTotal !== null) {
    shown.splice(LISTED_AT_EACH_END, 0, `${productsTotal - 2 * LISTED_AT_EACH_END} more`);
  }
  const products =
    stepType === "carry" ? "no product is left" : `${shown.join(" + ")} = ${signed(sum)}`;
  const carried = carryIn === 0 ? "" : `, with ${signed(carryIn)} carried ${signed(total)}`;
  const onward = carryOut === 0 ? "" : `, carry ${signed(carryOut)}`;
  return `${products}${carried}; write ${digit}${onward}.`;
}
