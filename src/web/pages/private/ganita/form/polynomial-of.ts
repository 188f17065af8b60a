import { unlessRefused } from "#domain/domain-error.ts";
import { polynomialNotation } from "#domain/ganita/algebra/polynomial-notation.ts";
import { readPolynomial } from "#domain/ganita/algebra/read-polynomial.ts";
import type { Notation } from "#domain/ganita/working/notation.ts";

// Above every calculator's limit: a degree too high for one of them is still read here.
const MAX_DEGREE = 20;

/**
 * The polynomial with these coefficients, the highest power first; null if they make none.
 *
 * @example
 * polynomialOf(["1", "-5", "6"]); // x² − 5x + 6
 */
export function polynomialOf(texts: readonly string[]): Notation | null {
  return unlessRefused(() => polynomialNotation(readPolynomial(texts, MAX_DEGREE)));
}
