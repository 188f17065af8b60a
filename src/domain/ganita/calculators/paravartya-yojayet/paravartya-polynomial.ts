import { divide, negate, type Rational } from "../../../exact/rational.ts";
import {
  areSamePolynomials,
  isZeroPolynomial,
  type Polynomial,
  polynomial,
} from "../../algebra/polynomial.ts";
import { added, multiplied } from "../../algebra/polynomial-expression.ts";
import { bracketed, polynomialNotation } from "../../algebra/polynomial-notation.ts";
import type { InputIn } from "../../definition.ts";
import { zeroDivisor } from "../../digits/division-frame.ts";
import { readPolynomial } from "../../input/read-polynomial.ts";
import { type Exact, exact } from "../../working/exact-value.ts";
import { type Line, line } from "../../working/line.ts";
import { factor, write } from "../../working/notation.ts";
import { answered, type Calculation, check, worked } from "../../working/working.ts";
import type { definition } from "./definition.ts";
import {
  appliedNotation,
  listed,
  remainderNotation,
  transposeAndApply,
} from "./transpose-and-apply.ts";

type PolynomialDivisionResult = {
  readonly quotient: readonly Exact[];
  readonly remainder: readonly Exact[];
};

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
export function transposedPolynomialDivision(
  input: InputIn<typeof definition, "polynomial">,
): Calculation<PolynomialDivisionResult> {
  const dividend = readPolynomial(input.dividend, MAX_DIVISION_DEGREE);
  const divisor = readPolynomial(input.divisor, MAX_DIVISION_DEGREE);
  if (isZeroPolynomial(divisor)) throw zeroDivisor();

  const [lead, ...others] = divisor as [Rational, ...Rational[]];
  const transposed = others.map((coefficient) => negate(divide(coefficient, lead)));
  const columns = transposeAndApply(dividend, transposed);
  const quotientColumns = columns.quotient.map(({ value }) => value);
  const quotient = polynomial(quotientColumns.map((value) => divide(value, lead)));
  const remainderColumns = columns.remainder.map(({ value }) => value);
  const remainder = polynomial(remainderColumns);
  const back = added(multiplied([divisor, quotient]), remainder);

  const columnLines = columns.quotient.map((column, index) =>
    line(
      `Quotient column ${index + 1}, times the transposed coefficients, goes under the columns that follow:`,
      appliedNotation(column, transposed),
      { column: { index, value: column.value, products: column.products } },
    ),
  );
  return worked<PolynomialDivisionResult>({
    result: { quotient: quotient.map(exact), remainder: remainder.map(exact) },
    statement: answered(
      write`${bracketed(dividend)} ÷ ${bracketed(divisor)}`,
      "=",
      write`${polynomialNotation(quotient)}, remainder ${polynomialNotation(remainder)}`,
    ),
    lines: [
      line(
        "Transpose: divide the divisor by its first coefficient and change the sign of every other one:",
        listed(transposed),
        { transposed },
      ),
      ...columnLines,
      line("Add up the columns of the remainder:", remainderNotation(columns.remainder), {
        quotientColumns,
        remainderColumns,
      }),
      ...leadLines(lead, polynomial(quotientColumns), quotient),
    ],
    check: check(
      "by multiplying back",
      "divisor × quotient + remainder.",
      back,
      areSamePolynomials(back.value, dividend),
    ),
  });
}

function leadLines(lead: Rational, columns: Polynomial, quotient: Polynomial): Line[] {
  if (lead.numerator === 1n && lead.denominator === 1n) return [];
  const description =
    "The divisor was divided by its first coefficient, so divide the quotient by it:";
  return [
    line(
      description,
      write`${bracketed(columns)} ÷ ${factor(lead)} = ${polynomialNotation(quotient)}`,
    ),
  ];
}
