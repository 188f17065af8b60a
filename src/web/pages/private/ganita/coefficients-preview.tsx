import { DomainError } from "#domain/domain-error.ts";
import type { Notation } from "#domain/ganita/notation.ts";
import { polynomialNotation } from "#domain/ganita/polynomial-notation.ts";
import { readPolynomial } from "#domain/ganita/read-polynomial.ts";
import { Maths } from "./notation/maths.tsx";

// More than any calculator takes: what is too high for one of them is still read here.
const MAX_DEGREE = 20;

/** The polynomial that coefficients make; nothing as long as they make none. */
export function CoefficientsPreview({ texts }: { texts: readonly string[] }) {
  const polynomial = notationOf(texts);
  return polynomial && <Maths of={polynomial} />;
}

function notationOf(texts: readonly string[]): Notation | null {
  try {
    return texts.length > 0 ? polynomialNotation(readPolynomial(texts, MAX_DEGREE)) : null;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
