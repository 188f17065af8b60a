import { GanitaError } from "./ganita-error.ts";
import { degree, type Polynomial, polynomial } from "./polynomial.ts";
import { orRefuse, readRationals } from "./read-number.ts";

/** The most coefficients accepted: those of degree 20, and leading zeros. */
export const MAX_COEFFICIENTS = 210;

const NO_COEFFICIENT =
  "Write the coefficients alone, from the highest power down: 1, -4, 5, -2 for x³ - 4x² + 5x - 2.";

/**
 * Reads coefficients from the highest power down and drops leading zeros.
 *
 * @throws {DomainError} `empty`, `bad_number`, `zero_denominator`, or `too_long` past the degree or
 * 30 digits.
 */
export function readPolynomial(texts: readonly string[], maxDegree: number): Polynomial {
  if (texts.length === 0) throw new GanitaError("empty", "Enter at least one coefficient.");
  const tooHigh = () =>
    new GanitaError(
      "too_long",
      `Use polynomials of degree ${maxDegree} at most in this calculator.`,
    );
  if (texts.length > MAX_COEFFICIENTS) throw tooHigh();
  const read = polynomial(orRefuse(NO_COEFFICIENT, () => readRationals(texts)));
  if (degree(read) > maxDegree) throw tooHigh();
  return read;
}

/** The highest degree a product of factors may have. */
export const MAX_TOTAL_DEGREE = 12;

/** The most factors of a product. */
export const MAX_FACTORS = 8;

/**
 * Reads the factors of a product.
 *
 * @throws {DomainError} `empty`, `bad_number`, `zero_denominator`, or `too_long` past 8 factors, the
 * degree of one factor, or 12 in all.
 */
export function readFactorList(
  texts: readonly (readonly string[])[],
  maxDegree: number,
): Polynomial[] {
  if (texts.length === 0) throw new GanitaError("empty", "Enter at least one factor.");
  if (texts.length > MAX_FACTORS) {
    throw new GanitaError("too_long", `Use at most ${MAX_FACTORS} factors.`);
  }
  const factors = texts.map((coefficients) => readPolynomial(coefficients, maxDegree));
  if (factors.reduce((sum, factor) => sum + degree(factor), 0) > MAX_TOTAL_DEGREE) {
    throw new GanitaError(
      "too_long",
      `Use factors whose degrees add up to at most ${MAX_TOTAL_DEGREE}.`,
    );
  }
  return factors;
}
