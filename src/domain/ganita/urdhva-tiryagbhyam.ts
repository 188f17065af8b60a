import { DomainError } from "../domain-error.ts";
import type { Decimal } from "../exact/decimal.ts";
import { barForm, digitCount, digitsOf } from "./digits.ts";
import { columnTitle } from "./place-name.ts";
import {
  exactDecimal,
  framed,
  framingLines,
  productCheck,
  productFrame,
  productStatement,
} from "./product-frame.ts";
import { readDecimal } from "./read-number.ts";
import type { Calculation, Exact, Line } from "./working.ts";

export interface UrdhvaInput {
  readonly a: string;
  readonly b: string;
  /** Turns digits over 5 into bar digits first, which keeps the products small. */
  readonly vinculum?: boolean;
}

/** One column of the product; the carry that is left at the end fills columns of its own. */
export interface UrdhvaStep {
  /** From 1. */
  readonly stepNum: number;
  readonly stepType: "vertical" | "crosswise" | "carry";
  /** The power of ten of the column. */
  readonly column: number;
  /** The column's name, such as "Tens". */
  readonly columnName: string;
  /** Places joined by a line, units 0: one of the upper number, one of the lower. */
  readonly pairs: readonly (readonly [upper: number, lower: number])[];
  /** One text per pair, such as "9×7=63". */
  readonly products: readonly string[];
  /** How many products the column has, where only the first and last few are listed. */
  readonly productsTotal: number | null;
  /** The products added up, before the carry. */
  readonly sum: number;
  readonly carryIn: number;
  readonly total: number;
  /** 0 to 9: the digit of the answer in this place. */
  readonly digit: number;
  readonly carryOut: number;
  /** The whole step as a sentence. */
  readonly description: string;
}

export interface UrdhvaCalculation extends Calculation<Exact, object, UrdhvaStep> {
  /** The digits drawn above, the highest first, as long as those below; bar digits are negative. */
  readonly upperDigits: readonly number[];
  readonly lowerDigits: readonly number[];
  /** Puts sign and point back after the last column; empty where there are none. */
  readonly framing: readonly Line<object>[];
  /**
   * One column with all of its products.
   *
   * @throws {DomainError} `number_out_of_range` for a column the product does not have.
   */
  readonly column: (column: number) => UrdhvaStep;
}

/** Up to so many digits each, every step lists all of its products. */
export const ALL_PRODUCTS_DIGITS = 50;

const LISTED_AT_EACH_END = 5;

/**
 * Multiplies by ūrdhva-tiryagbhyām (ऊर्ध्वतिर्यग्भ्याम्), "vertically and crosswise": column by
 * column from the right, each the sum of the products of digits whose places add up to it.
 *
 * Takes any two numbers of at most 1,000 digits. Products are written out only for the steps read,
 * so a long working costs its columns' sums and no more.
 *
 * @throws {DomainError} `bad_number` or `too_long`
 * @see Tirthaji, Vedic Mathematics (1965); the steps as in "Vedic Mathematics – Methods" (Sri
 * Sathya Sai Veda Pratishtan), chapter on multiplication.
 *
 * @example
 * urdhvaTiryagbhyam({ a: "98", b: "87" }).result; // 8526n
 */
export function urdhvaTiryagbhyam({ a, b, vinculum = false }: UrdhvaInput): UrdhvaCalculation {
  const [first, second] = [readDecimal(a), readDecimal(b)];
  const frame = productFrame(first, second);
  const width = Math.max(digitCount(frame.a), digitCount(frame.b));
  const [upperDigits, lowerDigits] = alignedDigits(frame.a, frame.b, width, vinculum);
  const columns = columnTotals(upperDigits, lowerDigits);

  const written = columns.map(({ digit }) => digit).reverse();
  const product = BigInt(written.join(""));
  const result: Decimal = framed(product, frame);
  const isShort = upperDigits.length <= ALL_PRODUCTS_DIGITS;
  const stepAt = (column: number, whole: boolean) =>
    describeColumn(columns[column]!, column, upperDigits, lowerDigits, whole);

  return {
    outcome: "solved",
    result: exactDecimal(result),
    statement: productStatement(first, second, result),
    upperDigits,
    lowerDigits,
    steps: {
      total: columns.length,
      page: (offset, limit) =>
        columns.slice(offset, offset + limit).map((_, index) => stepAt(offset + index, isShort)),
    },
    column: (column) => {
      if (!columns[column]) {
        throw new DomainError(
          "number_out_of_range",
          `This product has the columns 0 to ${columns.length - 1}.`,
        );
      }
      return stepAt(column, true);
    },
    framing: framingLines(product, frame),
    check: productCheck(frame, product),
    remarks: [],
  };
}

function alignedDigits(a: bigint, b: bigint, width: number, vinculum: boolean) {
  const [upper, lower] = [digitsOf(a, width), digitsOf(b, width)];
  if (!vinculum) return [upper, lower] as const;

  const [upperBars, lowerBars] = [barForm(upper), barForm(lower)];
  const longer = Math.max(upperBars.length, lowerBars.length);
  const lead = (digits: number[]) => [...Array(longer - digits.length).fill(0), ...digits];
  return [lead(upperBars), lead(lowerBars)] as const;
}

type ColumnTotal = Pick<UrdhvaStep, "sum" | "carryIn" | "total" | "digit" | "carryOut">;

// A column of bar digits can be negative; rounding down settles it with a negative carry.
function columnTotals(upper: readonly number[], lower: readonly number[]): ColumnTotal[] {
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

function describeColumn(
  totals: ColumnTotal,
  column: number,
  upper: readonly number[],
  lower: readonly number[],
  whole: boolean,
): UrdhvaStep {
  const width = upper.length;
  const highest = Math.min(column, width - 1);
  const count = Math.max(0, highest - Math.max(0, column - width + 1) + 1);
  const isCut = !whole && count > 2 * LISTED_AT_EACH_END;
  const listed = Array.from({ length: count }, (_, index) => index).filter(
    (index) => !isCut || index < LISTED_AT_EACH_END || index >= count - LISTED_AT_EACH_END,
  );
  const pairs = listed.map((index): [number, number] => [
    highest - index,
    column - highest + index,
  ]);
  const factors = pairs.map(([i, j]) => [upper[width - 1 - i]!, lower[width - 1 - j]!] as const);
  const stepType = count === 0 ? "carry" : count === 1 ? "vertical" : "crosswise";
  const step = {
    stepNum: column + 1,
    stepType,
    column,
    columnName: columnTitle(column),
    pairs,
    products: factors.map(([x, y]) => `${x}×${y}=${x * y}`),
    productsTotal: isCut ? count : null,
    ...totals,
  } as const;
  return { ...step, description: columnSentence(step, factors) };
}

function columnSentence(
  {
    columnName,
    stepType,
    productsTotal,
    sum,
    carryIn,
    total,
    digit,
    carryOut,
  }: Omit<UrdhvaStep, "description">,
  factors: readonly (readonly [number, number])[],
): string {
  const signed = (value: number) => `${value}`.replace("-", "−");
  const shown = factors.map(([x, y]) => `${signed(x)} × ${y < 0 ? `(${signed(y)})` : y}`);
  if (productsTotal !== null) {
    shown.splice(LISTED_AT_EACH_END, 0, `${productsTotal - 2 * LISTED_AT_EACH_END} more`);
  }
  const products =
    stepType === "carry" ? "no product is left" : `${shown.join(" + ")} = ${signed(sum)}`;
  const carried = carryIn === 0 ? "" : `, with ${signed(carryIn)} carried ${signed(total)}`;
  const onward = carryOut === 0 ? "" : `, carry ${signed(carryOut)}`;
  return `${columnName}, ${stepType}: ${products}${carried}; write ${digit}${onward}.`;
}
