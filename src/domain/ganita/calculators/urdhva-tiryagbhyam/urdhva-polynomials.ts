import { expansionCheck } from "../../algebra/expansion-check.ts";
import { degree, multiplyPolynomials, type Polynomial } from "../../algebra/polynomial.ts";
import { bracketed, polynomialNotation } from "../../algebra/polynomial-notation.ts";
import type { InputIn } from "../../definition.ts";
import { readPolynomial } from "../../input/read-polynomial.ts";
import { type Exact, exact } from "../../working/exact-value.ts";
import { type Expression, plus, times } from "../../working/expression.ts";
import { type Line, line } from "../../working/line.ts";
import { type Notation, notationText, power, write } from "../../working/notation.ts";
import { answered, type Calculation, worked } from "../../working/working.ts";
import type { definition } from "./definition.ts";

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
export function productOfPolynomials(
  input: InputIn<typeof definition, "polynomial">,
): Calculation<readonly Exact[]> {
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
        "The columns together, each with its power of x:",
        write`${question} = ${polynomialNotation(product)}`,
      ),
    ],
    check: expansionCheck([p, q], product, true),
  });
}

function columnLine(p: Polynomial, q: Polynomial, exponent: number): Line {
  const products = p.flatMap((coefficient, index) => {
    const other = q[degree(q) - exponent + degree(p) - index];
    return other === undefined ? [] : [times(coefficient, other)];
  }) as [Expression, ...Expression[]];
  const sum = plus(...products);
  return line(
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
