import { fractionText, isZero, negate, type Rational, ZERO } from "../exact/rational.ts";
import { asked } from "./blanks.ts";
import { factor, type Notation, power, type Writable, write } from "./notation.ts";
import { degree, type Polynomial } from "./polynomial.ts";

/** A coefficient and what it multiplies, which is empty for a constant. */
interface Term {
  readonly coefficient: Rational;
  readonly letters: Writable | null;
}

/** A sum of terms in usual notation: no terms of 0, no coefficients of 1. */
export function termsNotation(terms: readonly Term[], isFound = false): Notation {
  const shown = terms.filter(({ coefficient }) => !isZero(coefficient));
  if (shown.length === 0) return write`0`;
  return shown.flatMap(({ coefficient, letters }, index) => {
    const isNegative = coefficient.numerator < 0n;
    const size = sizeNotation(
      isNegative ? negate(coefficient) : coefficient,
      letters,
      isFound ? coefficient : null,
    );
    if (index === 0) return isNegative ? ["−", ...size] : size;
    return [isNegative ? " − " : " + ", ...size];
  });
}

/**
 * A polynomial in usual notation.
 *
 * @example
 * notationText(polynomialNotation([1n, 0n, -6n, 4n].map((n) => rational(n)))); // "x³ − 6x + 4"
 */
export function polynomialNotation(p: Polynomial, variable = "x", isFound = false): Notation {
  return termsNotation(
    p.map((coefficient, index) => {
      const exponent = degree(p) - index;
      const letters = exponent > 1 ? power(variable, exponent) : exponent === 1 ? variable : null;
      return { coefficient, letters };
    }),
    isFound,
  );
}

/** The same in brackets, for a product. */
export function bracketed(p: Polynomial): Notation {
  return write`(${polynomialNotation(p)})`;
}

// A coefficient that the line finds is right with the sign before it and without.
function sizeNotation(
  size: Rational,
  letters: Writable | null,
  coefficient: Rational | null,
): Notation {
  const isOne = size.numerator === 1n && size.denominator === 1n;
  if (letters !== null && isOne) return write`${letters}`;
  const shown = letters === null ? write`${size}` : factor(size);
  if (coefficient === null) return letters === null ? shown : write`${shown}${letters}`;
  const accepts = coefficient.numerator < 0n ? [fractionText(size)] : [];
  const marked = asked(shown, { value: fractionText(coefficient), accepts });
  return letters === null ? marked : write`${marked}${letters}`;
}

/** A multiple of x. It writes 0x too, to show that the unknown has cancelled. */
export const multipleOfX = (coefficient: Rational): Notation =>
  isZero(coefficient) ? write`0x` : polynomialNotation([coefficient, ZERO]);
