import { columnTitle } from "../place-name.ts";

/** One column of the product. The carry left at the end fills more columns. */
export interface UrdhvaStep {
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
  /** The sum of the products, before the carry. */
  readonly sum: number;
  readonly carryIn: number;
  readonly total: number;
  /** The digit of the answer in this place, 0 to 9. */
  readonly digit: number;
  readonly carryOut: number;
  /** Which column this is, such as "Tens, crosswise:". */
  readonly description: string;
  /** What it comes to, such as "9 × 7 = 63; write 3, carry 6." */
  readonly calculation: string;
}

const LISTED_AT_EACH_END = 5;

/** Two numbers digit by digit, the highest first, equally long; bar digits are negative. */
export type DigitRows = readonly [upper: readonly number[], lower: readonly number[]];

/** The figures of a column without its products. */
export type ColumnTotal = Pick<UrdhvaStep, "sum" | "carryIn" | "total" | "digit" | "carryOut">;

/**
 * Adds up every column and carries. A column of bar digits can be negative; rounding down then
 * gives a negative carry.
 */
export function columnTotals([upper, lower]: DigitRows): ColumnTotal[] {
  const width = upper.length;
  const up = Int32Array.from(upper).reverse();
  const low = Int32Array.from(lower).reverse();

  const columns: ColumnTotal[] = [];
  let carry = 0;
  for (let column = 0; column < 2 * width - 1 || carry !== 0; column++) {
    let sum = 0;
    const last = Math.min(column, width - 1);
    for (let i = Math.max(0, column - width + 1); i <= last; i++) sum += up[i]! * low[column - i]!;
    const total = sum + carry;
    const carryOut = Math.floor(total / 10);
    columns.push({ sum, carryIn: carry, total, digit: total - 10 * carryOut, carryOut });
    carry = carryOut;
  }
  return columns;
}

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
