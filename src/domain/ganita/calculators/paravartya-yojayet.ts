import { digitsOf } from "../../exact/digits.ts";
import { floorDivide, floorRemainder } from "../../exact/floor-division.ts";
import {
  areEqual,
  divide,
  isZero,
  negate,
  ONE,
  type Rational,
  rational,
} from "../../exact/rational.ts";
import type { Equation } from "../algebra/rational-equation.ts";
import { solvedForX, zeroDenominator } from "../algebra/solved-equation.ts";
import { found, hidden } from "../blanks.ts";
import { calculator } from "../calculator.ts";
import { alsoClaiming, claiming } from "../claims.ts";
import {
  type DivisionInput,
  division,
  divisionNotation,
  zeroDivisor,
} from "../digits/division-frame.ts";
import {
  appliedNotation,
  listed,
  remainderNotation,
  transposeAndApply,
} from "../digits/transpose-and-apply.ts";
import { type TransposedDivisor, transposedDivisor } from "../digits/transposed-divisor.ts";
import {
  digitsDrawn,
  fourConstants,
  many,
  nonZero,
  text,
  texts,
  withRoots,
} from "../input/draws.ts";
import { DIVISION, HIGHEST_FIRST, letter, listOf } from "../input/inputs.ts";
import { equal, factor, type Notation, over, write } from "../notation.ts";
import { areSamePolynomials, isZeroPolynomial, polynomial, xPlus } from "../polynomial.ts";
import { added, expanded, multiplied } from "../polynomial-expression.ts";
import { bracketed, multipleOfX, polynomialNotation } from "../polynomial-notation.ts";
import { readRationals } from "../read-number.ts";
import { readPolynomial } from "../read-polynomial.ts";
import { exact } from "../working/exact-value.ts";
import {
  as,
  barred,
  type Expression,
  equalsHidden,
  equation,
  inBrackets,
  minus,
  negative,
  plus,
  times,
} from "../working/expression.ts";
import { line } from "../working/line.ts";
import { inSamePlaces, leadsTo, posed } from "../working/parts.ts";
import { answered, check, worked } from "../working/working.ts";

const FOUR = [letter("a"), letter("b"), letter("c"), letter("d")] as const;

/**
 * Works by parāvartya yojayet (परावर्त्य योजयेत्), "transpose and apply": divides numbers and
 * polynomials by their divisors' digits with changed signs, and solves simple equations.
 *
 * @throws {DomainError} `bad_number`, `too_long`, `bad_mode`, `zero_divisor`, `zero_denominator`,
 * `empty`
 * @see Tirthaji, Vedic Mathematics (1965); "Vedic Mathematics – Methods" (Sri Sathya Sai Veda
 * Pratishtan), chapter on division.
 *
 * @example
 * paravartyaYojayet({ dividend: "1235", divisor: "89" }).result; // { quotient: 13n, remainder: 78n }
 */
export const paravartyaYojayet = calculator({
  path: "paravartya-yojayet",
  name: "Paravartya yojayet",
  devanagari: "परावर्त्य योजयेत्",
  iast: "parāvartya yojayet",
  meaning: "transpose and apply",
  summary: "Divide numbers or polynomials, or solve simple equations: transpose and apply.",
  description: "Transposes the divisor's digits, or the terms of an equation.",
  modes: [
    {
      mode: "divide",
      label: "Divide numbers",
      description: "Divides one whole number by another.",
      draws: (draw, hard) => {
        const base = hard === 2 ? 100 : 10;
        return {
          dividend: text(digitsDrawn(draw, 3 + hard)),
          divisor: text(base + draw(1, hard === 2 ? 23 : 4)),
        };
      },
      work: transposedDivision,
      inputs: DIVISION,
      sense: "fraction",
      examples: [
        { label: "1234 ÷ 112", title: "A division", input: { dividend: "1234", divisor: "112" } },
        { label: "1235 ÷ 89", input: { dividend: "1235", divisor: "89" } },
        { label: "97 ÷ 12", input: { dividend: "97", divisor: "12" } },
        { label: "7777 ÷ 19", input: { dividend: "7777", divisor: "19" } },
      ],
    },
    {
      mode: "polynomial",
      label: "Divide polynomials",
      description: "Divides one polynomial by another, coefficients from the highest power down.",
      draws: (draw, hard) => {
        const dividend = withRoots(1, ...many(2 + Math.min(hard, 1), () => nonZero(draw, 4)));
        return {
          dividend: texts(...dividend.with(-1, dividend.at(-1)! + draw(0, 3))),
          divisor: texts(1 + (hard === 2 ? 1 : 0), nonZero(draw, 5)),
        };
      },
      work: transposedPolynomialDivision,
      inputs: {
        dividend: listOf("coefficients", "dividend", "Coefficients of the dividend", {
          hint: HIGHEST_FIRST,
        }),
        divisor: listOf("coefficients", "divisor", "Coefficients of the divisor"),
      },
      examples: [
        {
          label: "(x³ − 4x² + 5x − 2) ÷ (x − 2)",
          title: "Polynomials",
          input: { dividend: ["1", "-4", "5", "-2"], divisor: ["1", "-2"] },
        },
        {
          label: "(5x² − 5x − 7) ÷ (2x + 8)",
          input: { dividend: ["5", "-5", "-7"], divisor: ["2", "8"] },
        },
      ],
    },
    {
      mode: "equation",
      label: "Simple equations",
      work: transposedEquation,
      forms: [
        {
          fixed: { type: 1 },
          label: "ax + b = cx + d",
          formula: write`ax + b = cx + d`,
          inputs: { coefficients: FOUR },
          description: "ax + b = cx + d, as [a, b, c, d].",
          draws: (draw, hard) => ({
            coefficients: texts(
              draw(2, 9),
              nonZero(draw, 9 + 9 * hard),
              draw(1, 9),
              nonZero(draw, 9 + 9 * hard),
            ),
          }),
        },
        {
          fixed: { type: 2 },
          label: "(x + a)(x + b) = (x + c)(x + d)",
          formula: write`(x + a)(x + b) = (x + c)(x + d)`,
          inputs: { coefficients: FOUR },
          description: "(x + a)(x + b) = (x + c)(x + d), as [a, b, c, d].",
          draws: (draw, hard) => ({
            coefficients: fourConstants(draw, hard),
          }),
          sense: "brackets",
        },
        {
          fixed: { type: 3 },
          label: "(ax + b)/(cx + d) = m/n",
          formula: write`${over("ax + b", "cx + d")} = ${over("m", "n")}`,
          inputs: { coefficients: [...FOUR, letter("m"), letter("n")] },
          description: "(ax + b)/(cx + d) = m/n, as [a, b, c, d, m, n].",
          draws: (draw, hard) => ({
            coefficients: [
              ...many(4, () => text(nonZero(draw, 5 + 3 * hard))),
              ...texts(draw(1, 9), draw(2, 9)),
            ],
          }),
        },
        {
          fixed: { type: 4 },
          label: "m/(x + a) + n/(x + b) = 0",
          formula: write`${over("m", "x + a")} + ${over("n", "x + b")} = 0`,
          inputs: { coefficients: [letter("m"), letter("a"), letter("n"), letter("b")] },
          description: "m/(x + a) + n/(x + b) = 0, as [m, a, n, b].",
          draws: (draw, hard) => ({
            coefficients: fourConstants(draw, hard),
          }),
        },
      ],
      examples: [
        {
          label: "2x + 7 = x + 9",
          title: "2x + 7 = x + 9",
          input: { type: 1, coefficients: ["2", "7", "1", "9"] },
        },
        {
          label: "(x + 1)(x + 2) = (x + 3)(x + 4)",
          input: { type: 2, coefficients: ["1", "2", "3", "4"] },
        },
        {
          label: "(2x + 1)/(x + 3) = 3/4",
          input: { type: 3, coefficients: ["2", "1", "1", "3", "3", "4"] },
        },
        {
          label: "3/(x + 1) + 4/(x + 2) = 0",
          input: { type: 4, coefficients: ["3", "1", "4", "2"] },
        },
      ],
    },
  ],
});

/**
 * Divides by parāvartya yojayet, "transpose and apply": the divisor's digits after a leading 1
 * change their signs, and multiplying by them replaces every subtraction.
 *
 * Takes a dividend of at most 60 digits and a divisor of at most 30, with any sign and decimals.
 *
 * @throws {DomainError} `bad_number`, `too_long` or `zero_divisor`
 */
export function transposedDivision(input: DivisionInput) {
  return division(input, transposedColumns);
}

function transposedColumns(n: bigint, d: bigint) {
  const written = transposedDivisor(d);
  const { multiplier, transposed } = written;
  const multiple = d * BigInt(multiplier);
  const digits = digitsOf(n);
  const split = Math.max(0, digits.length - transposed.length);
  const columns = appliedColumns(asRationals(digits), asRationals(transposed), "digits");
  const [rawQuotient, rawRemainder] = [
    joinColumns(columns.quotient),
    joinColumns(columns.remainder),
  ] as const;

  const adjust = floorDivide(rawRemainder, multiple);
  const adjusted = { quotient: rawQuotient + adjust, remainder: rawRemainder - adjust * multiple };
  const more = floorDivide(adjusted.remainder, d);
  const quotient = BigInt(multiplier) * adjusted.quotient + more;
  const remainder = floorRemainder(adjusted.remainder, d);
  const wholes = divisionNotation(n, multiple, rawQuotient, rawRemainder);

  const lines = [
    ...openingLines(n, d, written, [digits.slice(0, split), digits.slice(split)]),
    ...columns.lines,
    line(
      "wholes",
      "Join each side by place value:",
      alsoClaiming(wholes, () => [
        inSamePlaces(1, columns.quotient, [rawQuotient]),
        inSamePlaces(1, columns.remainder, [rawRemainder]),
      ]),
      { rawQuotient, rawRemainder },
    ),
    adjustLine(n, multiple, rawRemainder, adjust, adjusted),
    multiplier > 1 &&
      line(
        "multiplied",
        `The divisor was multiplied by ${multiplier}, so multiply the quotient too; the divisor may still go into the remainder:`,
        write`${equation(adjusted.remainder, plus(times(more, d), as(remainder, hidden(remainder))))}; ${equalsHidden(plus(times(BigInt(multiplier), adjusted.quotient), more))}; ${divisionNotation(n, d, quotient, remainder)}`,
      ),
  ];
  return { lines, quotient, remainder };
}

const asRationals = (digits: readonly number[]) => digits.map((digit) => rational(BigInt(digit)));

// Columns may be negative or have several digits; place value resolves them.
const joinColumns = (columns: readonly Rational[]) =>
  columns.reduce((value, { numerator }) => 10n * value + numerator, 0n);

// The columns of a division: each of the quotient goes on to those that follow, and all are added up.
function appliedColumns(
  dividend: readonly Rational[],
  transposed: readonly Rational[],
  of: "digits" | "coefficients",
) {
  const columns = transposeAndApply(dividend, transposed);
  const quotient = columns.quotient.map(({ value }) => value);
  const remainder = columns.remainder.map(({ value }) => value);
  const applied =
    transposed.length > 0
      ? `, times the transposed ${of}, goes under the columns that follow:`
      : ":";
  const lines = [
    ...columns.quotient.map((column, index) =>
      line(
        "column",
        `Quotient column ${index + 1}${applied}`,
        appliedNotation(column, transposed),
        {
          column: { index, value: column.value, products: column.products },
        },
      ),
    ),
    line(
      "remainder",
      remainder.length > 0
        ? "Add up the columns of the remainder:"
        : "No column is left for a remainder:",
      remainderNotation(columns.remainder),
      { dividend, quotientColumns: quotient, remainderColumns: remainder },
    ),
  ];
  return { quotient, remainder, lines };
}

// The digits after the first, each with its sign changed.
function transposedRow(transposed: readonly number[], digits: readonly bigint[]): Notation {
  const shown = transposed.map((digit) => found(BigInt(digit)));
  return claiming(listed(shown), () => [
    ...shown.map((each, at) => equal(negative(plus(digits[at]!)).notation, each)),
  ]);
}

// The divisor as written, its transposed digits, and the dividend split in two.
function openingLines(
  n: bigint,
  d: bigint,
  written: TransposedDivisor,
  dividendDigits: readonly [quotient: readonly number[], remainder: readonly number[]],
) {
  const { transposed } = written;
  const [quotient, remainder] = dividendDigits;
  return [
    divisorLine(d, written),
    line(
      "transposed",
      transposed.length === 0
        ? "The divisor has no other digit to transpose:"
        : "Transpose: leave the leading 1 out and change the signs of the other digits:",
      transposedRow(transposed, written.digits.slice(1).map(BigInt)),
      { transposed },
    ),
    line(
      "apart",
      "Set apart as many digits of the dividend as were transposed; they belong to the remainder:",
      claiming(write`${listed(quotient)} | ${listed(remainder)}`, () => [
        inSamePlaces(1, [n], [...quotient, ...remainder]),
      ]),
      { dividendDigits },
    ),
  ];
}

function divisorLine(d: bigint, { multiplier, digits }: TransposedDivisor) {
  const hasBars = digits.some((digit) => digit < 0);
  const multiple = multiplier > 1 ? [times(multiplier, d)] : [];
  return line(
    "divisor",
    multiplier > 1
      ? "The columns would grow too fast; take a multiple of the divisor that begins with 1:"
      : hasBars
        ? "Write the divisor so that it begins with 1, with bar digits:"
        : "The divisor begins with 1:",
    equation(...multiple, d * BigInt(multiplier), barred(digits)),
    { multiplier, divisorDigits: digits },
  );
}

// Moves surplus or missing multiples of the divisor from the raw remainder to the quotient.
function adjustLine(
  n: bigint,
  multiple: bigint,
  rawRemainder: bigint,
  adjust: bigint,
  { quotient, remainder }: { quotient: bigint; remainder: bigint },
) {
  const shown = divisionNotation(n, multiple, quotient, remainder);
  return line(
    "adjust",
    adjust === 0n
      ? "The remainder is smaller than the divisor and not negative, so it stays:"
      : adjust > 0n
        ? "The divisor still goes into the remainder; count that in the quotient:"
        : "The remainder is negative, so lower the quotient until it is not:",
    adjust === 0n
      ? shown
      : write`${equalsHidden(minus(rawRemainder, times(adjust, multiple)))}; ${shown}`,
    { adjust },
  );
}

interface Input {
  readonly type: 1 | 2 | 3 | 4;
  readonly coefficients: readonly string[];
}

/**
 * Solves a simple equation by parāvartya, "transpose": moving a term to the other side turns
 * addition into subtraction and multiplication into division.
 *
 * Takes coefficients of at most 30 digits.
 *
 * @throws {DomainError} `bad_number`, `too_long`, `bad_mode` for another type, or
 * `zero_denominator` where a denominator is 0 for every x.
 */
export function transposedEquation(input: Input) {
  const { left, right, sides, description, ...made } = transpose(input);
  const [[p, q], [r, s]] = sides;
  const { below = minus(p, r), above = minus(s, q) } = made;
  const values = { above: above.value, below: below.value };
  return solvedForX({ left, right }, values, [
    line(
      "transposed",
      description,
      leadsTo(
        posed(write`${inBrackets(below)}x`, above.notation),
        posed(multipleOfX(below.value), above.value),
      ),
      { sides, numerator: above, denominator: below },
    ),
  ]);
}

/** An equation that comes to px + q = rx + s, and so to (below)x = above: (p − r)x = s − q. */
interface Transposition extends Equation {
  readonly sides: readonly [Linear, Linear];
  readonly above?: Expression;
  readonly below?: Expression;
  readonly description: string;
}

type Linear = readonly [Expression, Expression];

function transpose({ type, coefficients }: Input): Transposition {
  const read = readRationals(coefficients) as SixRationals;
  switch (type) {
    case 1:
      return betweenLines(read);
    case 2:
      return betweenProducts(read);
    case 3:
      return ofRatio(read);
    case 4:
      return ofReciprocals(read);
  }
}

// Only the third type has the last two.
type SixRationals = [Rational, Rational, Rational, Rational, Rational, Rational];

const betweenLines = ([a, b, c, d]: SixRationals): Transposition => ({
  left: [{ above: [polynomial([a, b])] }],
  right: [{ above: [polynomial([c, d])] }],
  sides: [
    [plus(a), plus(b)],
    [plus(c), plus(d)],
  ],
  description:
    "Transpose: terms in x to the left, constants to the right; what changes sides changes its sign:",
});

const betweenProducts = ([a, b, c, d]: SixRationals): Transposition => ({
  left: [{ above: [xPlus(a), xPlus(b)] }],
  right: [{ above: [xPlus(c), xPlus(d)] }],
  sides: [
    [plus(a, b), times(a, b)],
    [plus(c, d), times(c, d)],
  ],
  description: "Both sides begin with x², which cancels; transpose the rest:",
});

function ofRatio([a, b, c, d, m, n]: SixRationals): Transposition {
  if (isZero(n) || (isZero(c) && isZero(d))) throw zeroDenominator();
  return {
    left: [{ above: [polynomial([a, b])], below: [polynomial([c, d])] }],
    right: [{ above: [[m]], below: [[n]] }],
    sides: [
      [times(n, a), times(n, b)],
      [times(m, c), times(m, d)],
    ],
    description: "Multiply crosswise and transpose:",
  };
}

const ofReciprocals = ([m, a, n, b]: SixRationals): Transposition => ({
  left: [
    { above: [[m]], below: [xPlus(a)] },
    { above: [[n]], below: [xPlus(b)] },
  ],
  right: [],
  sides: [
    [plus(m), times(m, b)],
    [negative(plus(n)), negative(times(n, a))],
  ],
  below: plus(m, n),
  above: negative(plus(times(m, b), times(n, a))),
  description: "Multiply each numerator by the other denominator, and transpose:",
});

// The highest degree accepted.
const MAX_DIVISION_DEGREE = 20;

/**
 * Divides polynomials by parāvartya yojayet: the divisor's coefficients after the first, divided by
 * the first and with their signs changed, multiply every column of the quotient.
 *
 * Takes degrees up to 20 and coefficients of at most 30 digits, fractions too.
 *
 * @throws {DomainError} `empty`, `bad_number`, `too_long`, `zero_denominator` or `zero_divisor`
 */
export function transposedPolynomialDivision(input: {
  readonly dividend: readonly string[];
  readonly divisor: readonly string[];
}) {
  const dividend = readPolynomial(input.dividend, MAX_DIVISION_DEGREE);
  const divisor = readPolynomial(input.divisor, MAX_DIVISION_DEGREE);
  if (isZeroPolynomial(divisor)) throw zeroDivisor();

  const [lead, ...others] = divisor as [Rational, ...Rational[]];
  const transposed = others.map((coefficient) => negate(divide(coefficient, lead)));
  const columns = appliedColumns(dividend, transposed, "coefficients");
  const quotient = polynomial(columns.quotient.map((value) => divide(value, lead)));
  const remainder = polynomial(columns.remainder);
  const back = added(multiplied([divisor, quotient]), remainder);

  return worked({
    result: { quotient: quotient.map(exact), remainder: remainder.map(exact) },
    statement: answered(
      write`${bracketed(dividend)} ÷ ${bracketed(divisor)}`,
      "=",
      claiming(
        write`${polynomialNotation(quotient)}, remainder ${polynomialNotation(remainder)}`,
        () => [equal(polynomialNotation(dividend), back.notation)],
      ),
    ),
    lines: [
      line(
        "transposed",
        transposed.length === 0
          ? "The divisor has no other coefficient to transpose:"
          : "Transpose: divide the divisor by its first coefficient and change the signs of the others:",
        claiming(listed(transposed), () => [
          ...transposed.map((each, at) =>
            equal(times(each, lead).notation, negative(plus(others[at]!)).notation),
          ),
        ]),
        { transposed },
      ),
      ...columns.lines,
      !areEqual(lead, ONE) &&
        line(
          "lead",
          "The divisor was divided by its first coefficient, so divide the quotient by that too:",
          posed(
            write`${bracketed(polynomial(columns.quotient))} ÷ ${factor(lead)}`,
            polynomialNotation(quotient),
          ),
        ),
    ],
    check: check(
      "by multiplying back",
      "divisor × quotient + remainder give the dividend.",
      expanded(back),
      areSamePolynomials(back.value, dividend),
    ),
  });
}
