import { DomainError } from "../../../domain-error.ts";
import { columnTotals, type DigitRows } from "../../digits/column-totals.ts";
import { barForm, digitCount, digitsOf } from "../../digits/digits.ts";
import {
  exactDecimal,
  framed,
  framingLines,
  productCheck,
  productFrame,
} from "../../digits/product-frame.ts";
import { byMode } from "../../input/mode.ts";
import type { Exact } from "../../working/exact-value.ts";
import { barred, equation } from "../../working/expression.ts";
import type { Line } from "../../working/line.ts";
import { notationText } from "../../working/notation.ts";
import { answered, type Calculation, stepsOf } from "../../working/working.ts";
import { definition } from "./definition.ts";
import { describeColumn, type UrdhvaStep } from "./urdhva-columns.ts";
import { productOfPolynomials } from "./urdhva-polynomials.ts";

export interface UrdhvaInput {
  readonly a: string;
  readonly b: string;
  /** Turns digits over 5 into bar digits first, which keeps the products small. */
  readonly vinculum?: boolean;
}

export interface UrdhvaCalculation extends Calculation<Exact, UrdhvaStep> {
  /** The upper digits, the highest first, as many as the lower ones; bar digits are negative. */
  readonly upperDigits: readonly number[];
  readonly lowerDigits: readonly number[];
  /** The step after the last column that restores sign and point; empty if there are none. */
  readonly framing: readonly Line[];
  /**
   * One column with all of its products.
   *
   * @throws {DomainError} `number_out_of_range` for a column the product does not have.
   */
  readonly column: (column: number) => UrdhvaStep;
}

// For numbers of up to this many digits, every step lists all its products.
const ALL_PRODUCTS_DIGITS = 50;

/**
 * Multiplies by ūrdhva-tiryagbhyām (ऊर्ध्वतिर्यग्भ्याम्), "vertically and crosswise": column by
 * column from the right, each the sum of the products of digits whose places add up to it.
 *
 * Takes any two numbers of at most 1,000 digits. It writes out products only for the steps that are
 * read, so a long working costs no more than its column sums.
 *
 * @throws {DomainError} `bad_number` or `too_long`
 * @see Tirthaji, Vedic Mathematics (1965); the steps as in "Vedic Mathematics – Methods" (Sri
 * Sathya Sai Veda Pratishtan), chapter on multiplication.
 *
 * @example
 * urdhvaTiryagbhyam({ a: "98", b: "87" }).result; // 8526n
 */
export function urdhvaTiryagbhyam({ a, b, vinculum = false }: UrdhvaInput): UrdhvaCalculation {
  const frame = productFrame(a, b);
  const rows = digitRows(frame.a, frame.b, vinculum);
  const opening = vinculum ? barFormText(frame.factors) : "";
  const [upperDigits, lowerDigits] = rows;
  const columns = columnTotals(rows);

  const written = columns.map(({ digit }) => digit).reverse();
  const product = BigInt(written.join(""));
  const result = framed(product, frame);
  const statement = answered(frame.question, "=", result);
  const isShort = upperDigits.length <= ALL_PRODUCTS_DIGITS;
  const stepAt = (column: number, isWhole: boolean) => {
    const step = describeColumn(columns[column]!, column, rows, isWhole);
    return column === 0 ? { ...step, description: `${opening}${step.description}` } : step;
  };

  return {
    outcome: "solved",
    result: exactDecimal(result),
    statement: statement.whole,
    question: statement.question,
    answer: statement.answer,
    upperDigits,
    lowerDigits,
    steps: stepsOf(columns.length, (column) => stepAt(column, isShort)),
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
    check: productCheck([frame.a, frame.b], product),
    remarks: [],
  };
}

/**
 * Multiplies two numbers by {@link urdhvaTiryagbhyam}, or two polynomials by
 * {@link productOfPolynomials}.
 *
 * @throws {DomainError} `bad_mode`, and what they throw.
 */
export const verticallyAndCrosswise = byMode(definition, {
  numbers: urdhvaTiryagbhyam,
  polynomial: productOfPolynomials,
});

const LONGEST_TOLD = 20;

// How the numbers become those that are multiplied; the columns themselves are fixed.
function barFormText(factors: readonly bigint[]): string {
  const changed = [...new Set(factors)].filter((value) =>
    digitsOf(value).some((digit) => digit > 5),
  );
  if (changed.length === 0) return "";
  const rule =
    "From the right, a digit over 5 becomes what it lacks of 10, with a bar, and 1 goes to its left";
  const told = changed.every((value) => digitCount(value) <= LONGEST_TOLD)
    ? `: ${changed.map((value) => notationText(equation(value, barred(barForm(digitsOf(value)))))).join(", ")}`
    : "";
  return `${rule}${told}. `;
}

function digitRows(a: bigint, b: bigint, vinculum: boolean): DigitRows {
  const digits = [a, b].map((value) => (vinculum ? barForm(digitsOf(value)) : digitsOf(value)));
  const width = Math.max(...digits.map(({ length }) => length));
  const [upper, lower] = digits.map((row) => [...Array(width - row.length).fill(0), ...row]);
  return [upper!, lower!];
}
