import { barForm, digitCount, digitsOf } from "../../exact/digits.ts";
import { expansionCheck } from "../algebra/expansion-check.ts";
import { withoutBlanks } from "../blanks.ts";
import { calculator } from "../calculator.ts";
import {
  type ColumnTotal,
  columnNotation,
  columnTotals,
  type DigitRows,
} from "../digits/column-totals.ts";
import {
  exactDecimal,
  framed,
  framingLines,
  productCheck,
  productFrame,
} from "../digits/product-frame.ts";
import { GanitaError } from "../ganita-error.ts";
import { drawFactors, many, nonZero, texts } from "../input/draws.ts";
import { FACTORS, HIGHEST_FIRST, listOf } from "../input/inputs.ts";
import { type Notation, notationText, power, write } from "../notation.ts";
import { columnTitle } from "../place-name.ts";
import { degree, multiplyPolynomials, type Polynomial } from "../polynomial.ts";
import { expanded, multiplied } from "../polynomial-expression.ts";
import { bracketed, polynomialNotation } from "../polynomial-notation.ts";
import { readPolynomial } from "../read-polynomial.ts";
import { type Exact, exact } from "../working/exact-value.ts";
import { barred, type Expression, equation, plus, times } from "../working/expression.ts";
import { type Line, line } from "../working/line.ts";
import { answered, type Calculation, stepsOf, worked } from "../working/working.ts";

/**
 * Multiplies two numbers by {@link productOfNumbers}, or two polynomials by
 * {@link productOfPolynomials}.
 *
 * @throws {DomainError} `bad_mode`, and what they throw.
 */
export const urdhvaTiryagbhyam = calculator({
  path: "urdhva-tiryagbhyam",
  name: "Urdhva-tiryagbhyam",
  devanagari: "ऊर्ध्वतिर्यग्भ्याम्",
  iast: "ūrdhva-tiryagbhyām",
  meaning: "vertically and crosswise",
  summary: "Multiply vertically and crosswise.",
  description: "Takes any two numbers of at most 1,000 digits, or two polynomials.",
  place: "query",
  modes: [
    {
      mode: "numbers",
      label: "Multiply two numbers",
      description: "Two numbers of at most 1,000 digits.",
      draws: drawFactors,
      work: productOfNumbers,
      forms: [
        { label: "Digits as written", inputs: FACTORS, sense: "product" },
        {
          fixed: { vinculum: true },
          label: "Bar digits",
          inputs: FACTORS,
          sense: "product",
        },
      ],
      examples: [
        { label: "14 × 12", input: { a: "14", b: "12" } },
        { label: "98 × 87", title: "Two numbers", input: { a: "98", b: "87" } },
        { label: "234 × 316", input: { a: "234", b: "316" } },
        { label: "8.4 × 2.8", input: { a: "8.4", b: "2.8" } },
        { label: "68 × 29 with bar digits", input: { a: "68", b: "29", vinculum: true } },
      ],
    },
    {
      mode: "polynomial",
      label: "Multiply two polynomials",
      description:
        "Two polynomials of degree 8 at most, as coefficients from the highest power down.",
      draws: (draw, hard) => {
        const [first, second] = many(2, () =>
          texts(draw(1, 2 + 2 * hard), ...many(1 + hard, () => nonZero(draw, 5 + 2 * hard))),
        );
        return { first, second };
      },
      work: productOfPolynomials,
      inputs: {
        first: listOf("coefficients", "first", "First polynomial", { hint: HIGHEST_FIRST }),
        second: listOf("coefficients", "second", "Second polynomial"),
      },
      sense: "polynomials",
      examples: [
        {
          label: "(2x + 3)(4x − 5)",
          title: "Two polynomials",
          input: { first: ["2", "3"], second: ["4", "-5"] },
        },
        {
          label: "(x² + 2x + 3)(3x² − x + 4)",
          input: { first: ["1", "2", "3"], second: ["3", "-1", "4"] },
        },
        { label: "(x³ − 1)(x + 2)", input: { first: ["1", "0", "0", "-1"], second: ["1", "2"] } },
      ],
    },
  ],
});

export interface UrdhvaInput {
  readonly a: string;
  readonly b: string;
  /** Turns digits over 5 into bar digits first, which keeps the products small. */
  readonly vinculum?: boolean;
}

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
const ALL_PRODUCTS_DIGITS = 20;

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
 * productOfNumbers({ a: "98", b: "87" }).result; // 8526n
 */
export function productOfNumbers({ a, b, vinculum = false }: UrdhvaInput): UrdhvaCalculation {
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
        throw new GanitaError(
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

const LONGEST_SHOWN = 20;

// How the numbers become those that are multiplied; the columns themselves are fixed.
function barFormText(factors: readonly bigint[]): string {
  const changed = [...new Set(factors)].filter((value) =>
    digitsOf(value).some((digit) => digit > 5),
  );
  if (changed.length === 0) return "";
  const rule =
    "From the right, a digit over 5 becomes its complement to 10, with a bar, and 1 is carried to the left";
  const shown = changed.every((value) => digitCount(value) <= LONGEST_SHOWN)
    ? `: ${changed.map((value) => notationText(equation(value, barred(barForm(digitsOf(value)))))).join(", ")}`
    : "";
  return `${rule}${shown}. `;
}

function digitRows(a: bigint, b: bigint, vinculum: boolean): DigitRows {
  const digits = [a, b].map((value) => (vinculum ? barForm(digitsOf(value)) : digitsOf(value)));
  const width = Math.max(...digits.map(({ length }) => length));
  const [upper, lower] = digits.map((row) => [...Array(width - row.length).fill(0), ...row]);
  return [upper!, lower!];
}

// A longer column lists as many at both ends, and how many stand between them.
const LISTED_AT_EACH_END = 3;

// The whole step of a column; leaves out products in the middle unless all are requested.
function describeColumn(
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

const MAX_DEGREE = 8;

/**
 * Multiplies two polynomials vertically and crosswise: each power of x has a column, the sum of the
 * products of all coefficients whose powers add up to it. Nothing is carried.
 *
 * Takes degrees up to 8 and coefficients of at most 30 digits, fractions too.
 *
 * @throws {DomainError} `empty`, `bad_number`, `zero_denominator` or `too_long`
 *
 * @example
 * productOfPolynomials({ first: ["2", "3"], second: ["4", "-5"] }).result; // [8n, 2n, -15n]
 */
export function productOfPolynomials(input: {
  readonly first: readonly string[];
  readonly second: readonly string[];
}) {
  const [p, q] = [
    readPolynomial(input.first, MAX_DEGREE),
    readPolynomial(input.second, MAX_DEGREE),
  ];
  const product = multiplyPolynomials(p, q);
  const question = write`${bracketed(p)}${bracketed(q)}`;
  const powers = Array.from({ length: degree(p) + degree(q) + 1 }, (_, exponent) => exponent);
  return worked({
    result: product.map(exact),
    statement: answered(question, "=", polynomialNotation(product)),
    lines: [
      ...powers.map((exponent) => columnLine(p, q, exponent)),
      line(
        "product",
        "The columns together, each with its power of x:",
        withoutBlanks(expanded(multiplied([p, q]))),
      ),
    ],
    check: expansionCheck([p, q], product, true),
  });
}

function columnLine(p: Polynomial, q: Polynomial, exponent: number) {
  const products = p.flatMap((coefficient, index) => {
    const other = q[degree(q) - exponent + degree(p) - index];
    return other === undefined ? [] : [times(coefficient, other)];
  }) as [Expression, ...Expression[]];
  const sum = plus(...products);
  return line(
    "column",
    `${columnName(exponent)}, ${products.length === 1 ? "vertical" : "crosswise"}:`,
    sum,
    { column: { power: exponent, sum } },
  );
}

function columnName(exponent: number): string {
  if (exponent === 0) return "The constant";
  const letter: Notation = exponent === 1 ? ["x"] : [power("x", exponent)];
  return `The column of ${notationText(letter)}`;
}
