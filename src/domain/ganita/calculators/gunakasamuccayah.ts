import { areEqual } from "../../exact/rational.ts";
import { expansionCheck } from "../algebra/expansion-check.ts";
import { calculator } from "../calculator.ts";
import { GanitaError } from "../ganita-error.ts";
import { linearFactors, rightOrNot, texts, timesOut } from "../input/draws.ts";
import { listOf, rows } from "../input/inputs.ts";
import { comparison, joined } from "../notation.ts";
import { areSamePolynomials, degree, derivative, type Polynomial } from "../polynomial.ts";
import { added, expanded, multiplied, scaled } from "../polynomial-expression.ts";
import { polynomialNotation } from "../polynomial-notation.ts";
import { MAX_TOTAL_DEGREE, readFactorList, readPolynomial } from "../read-polynomial.ts";
import { exact } from "../working/exact-value.ts";
import { line } from "../working/line.ts";
import { compared, differential } from "../working/parts.ts";
import { judged, worked } from "../working/working.ts";

/**
 * Checks a factorisation by guṇaka-samuccayaḥ (गुणकसमुच्चयः), "the multipliers together": the first
 * differential of a product is the sum of the products that leave out one factor each.
 *
 * Takes 2 to 8 linear factors with coefficients of at most 30 digits.
 *
 * @throws {DomainError} `empty`, `bad_number`, `zero_denominator`, `too_long`, or `outside_domain`
 * for a single factor or one without x.
 * @see Tirthaji, Vedic Mathematics (1965), as described at gummystuff.org.
 *
 * @example
 * gunakasamuccayah({ factors: [["1", "1"], ["1", "2"]] }).result; // { holds: true, product: [1n, 3n, 2n] }
 */
export const gunakasamuccayah = calculator({
  path: "gunakasamuccayah",
  name: "Gunakasamuccayah",
  devanagari: "गुणकसमुच्चयः",
  iast: "guṇaka-samuccayaḥ",
  meaning: "the multipliers together",
  summary: "Hold a factorisation against its first differential.",
  description: "Takes 2 to 8 linear factors; without an expression, their product.",
  modes: [
    {
      label: "Linear factors and their product",
      description:
        "Factors, where [a, b] is ax + b, and what they should multiply to, from the highest power down.",
      draws: (draw, hard) => {
        const factors = linearFactors(draw, hard);
        return {
          factors: factors.map((factor) => texts(...factor)),
          expression: rightOrNot(draw, factors.reduce(timesOut, [1])),
        };
      },
      work: factorisation,
      inputs: {
        factors: listOf("factors", "f", "Factor", {
          isLinear: true,
          hint: "The two coefficients of each: 3, -4 is 3x − 4.",
        }),
        expression: listOf("coefficients", "e", "Their product is said to be", {
          hint: "Coefficients from the highest power down. Left empty, the factors are multiplied out.",
          isOptional: true,
        }),
      },
      sense: "factorisation",
      examples: [
        {
          label: "(x + 1)(x + 2) = x² + 3x + 2?",
          title: "A right product",
          input: { factors: rows("1 1; 1 2"), expression: ["1", "3", "2"] },
        },
        {
          label: "(x − 2)(x − 3) = x² − 5x + 7?",
          input: { factors: rows("1 -2; 1 -3"), expression: ["1", "-5", "7"] },
        },
        {
          label: "(3x − 4)(4x + 1) = 12x² + 13x − 4?",
          input: { factors: rows("3 -4; 4 1"), expression: ["12", "13", "-4"] },
        },
      ],
    },
  ],
});

interface Input {
  readonly factors: readonly (readonly [string, string])[];
  readonly expression?: readonly string[];
}

function factorisation(input: Input) {
  const factors = readFactors(input.factors);
  const product = multiplied(factors);
  const expression = input.expression
    ? readPolynomial(input.expression, MAX_TOTAL_DEGREE)
    : product.value;
  const derived = derivative(expression);
  const leaveOneOut = factors.map((factor, index) =>
    scaled(factor[0]!, multiplied(factors.filter((_, other) => other !== index))),
  );
  const sum = added(...leaveOneOut.map(({ value }) => value));
  const [constant, other] = [expression.at(-1)!, product.value.at(-1)!];
  const differentialsAgree = areSamePolynomials(derived, sum.value);
  const holds = differentialsAgree && areEqual(constant, other);

  return worked({
    result: { holds, product: product.value.map(exact) },
    statement: judged(comparison(product.notation, polynomialNotation(expression), holds)),
    lines: [
      line("product", "The product of the factors:", expanded(product)),
      line(
        "differential",
        "The first differential of the expression:",
        differential("D₁", expression, derived),
        { D1OfExpression: derived },
      ),
      line(
        "leaveOneOut",
        "Leave out each factor in turn; multiply the others by its coefficient of x:",
        joined(leaveOneOut.map(expanded), ", "),
        { leaveOneOut },
      ),
      line("sum", "Their sum:", expanded(sum), { sumOfFactors: sum }),
      line(
        "verdict",
        differentialsAgree
          ? "The sum is the first differential:"
          : "The sum is not the first differential, so the factorisation is wrong:",
        comparison(polynomialNotation(sum.value), polynomialNotation(derived), differentialsAgree),
      ),
      line(
        "constants",
        "A differential does not see the constant, so compare the constants too:",
        compared(constant, other),
        { constants: [constant, other] },
      ),
    ],
    check: expansionCheck(factors, expression, holds),
  });
}

function readFactors(texts: Input["factors"]): Polynomial[] {
  const factors = readFactorList(texts, 1);
  if (factors.length < 2) {
    throw new GanitaError("outside_domain", "A product has at least two factors. Add another one.");
  }
  if (factors.some((factor) => degree(factor) === 0)) {
    throw new GanitaError(
      "outside_domain",
      "Every factor is ax + b with an a that is not 0. For other factors use the sum of coefficients.",
      ["gunakanupatih"],
    );
  }
  return factors;
}
