import { greatestCommonDivisor } from "../exact/greatest-common-divisor.ts";
import {
  add,
  areEqual,
  divide,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  rational,
  subtract,
  ZERO,
} from "../exact/rational.ts";

/** Coefficients from the highest power down; the first is not 0 unless it is the only one. */
export type Polynomial = readonly Rational[];

/** Drops leading zero coefficients. */
export function polynomial(coefficients: readonly Rational[]): Polynomial {
  const first = coefficients.findIndex((coefficient) => !isZero(coefficient));
  return first === -1 ? [ZERO] : coefficients.slice(first);
}

/** x + constant. */
export const xPlus = (constant: Rational): Polynomial => [ONE, constant];

/** The a and b of ax + b. */
export const linearCoefficients = (p: Polynomial): readonly [a: Rational, b: Rational] => [
  p.at(-2) ?? ZERO,
  p.at(-1)!,
];

/** The highest power; 0 for every constant, including 0. */
export const degree = (p: Polynomial): number => p.length - 1;

/** Whether every coefficient is 0. */
export const isZeroPolynomial = (p: Polynomial): boolean => p.length === 1 && isZero(p[0]!);

/** Whether two polynomials have the same coefficients. */
export const areSamePolynomials = (left: Polynomial, right: Polynomial): boolean =>
  left.length === right.length && left.every((value, index) => areEqual(value, right[index]!));

/** The sum, of polynomials of any length. */
export function addPolynomials(left: Polynomial, right: Polynomial): Polynomial {
  const length = Math.max(left.length, right.length);
  const at = (p: Polynomial, index: number) => p[p.length - length + index] ?? ZERO;
  return polynomial(Array.from({ length }, (_, index) => add(at(left, index), at(right, index))));
}

/** The difference, of polynomials of any length. */
export const subtractPolynomials = (left: Polynomial, right: Polynomial): Polynomial =>
  addPolynomials(left, right.map(negate));

/** Every coefficient times a number. */
export function scalePolynomial(p: Polynomial, by: Rational): Polynomial {
  return polynomial(p.map((coefficient) => multiply(coefficient, by)));
}

/** The product, column by column as ūrdhva-tiryagbhyām does it. */
export function multiplyPolynomials(left: Polynomial, right: Polynomial): Polynomial {
  const product = Array<Rational>(left.length + right.length - 1).fill(ZERO);
  left.forEach((one, i) => {
    right.forEach((other, j) => {
      product[i + j] = add(product[i + j]!, multiply(one, other));
    });
  });
  return polynomial(product);
}

/** The product of any number of factors; 1 of none. */
export function productOf(factors: readonly Polynomial[]): Polynomial {
  return factors.reduce(multiplyPolynomials, [ONE]);
}

/** The derivative, the first differential of the sutras. */
export function derivative(p: Polynomial): Polynomial {
  return polynomial(
    p
      .slice(0, -1)
      .map((coefficient, index) => multiply(coefficient, rational(BigInt(degree(p) - index)))),
  );
}

/** The value at x (Horner's rule). */
export function valueAt(p: Polynomial, x: Rational): Rational {
  return p.reduce((value, coefficient) => add(multiply(value, x), coefficient));
}

/** Quotient and remainder by a polynomial that is not 0. */
export function dividePolynomials(
  dividend: Polynomial,
  divisor: Polynomial,
): { quotient: Polynomial; remainder: Polynomial } {
  const rest = [...dividend];
  const quotient: Rational[] = [];
  const columns = Math.max(0, dividend.length - divisor.length + 1);
  for (let column = 0; column < columns; column++) {
    const digit = divide(rest[column]!, divisor[0]!);
    quotient.push(digit);
    divisor.forEach((coefficient, index) => {
      rest[column + index] = subtract(rest[column + index]!, multiply(digit, coefficient));
    });
  }
  return { quotient: polynomial(quotient), remainder: polynomial(rest.slice(columns)) };
}

/** The greatest common factor (Euclid), with coprime whole coefficients; 1 if there is none. */
export function commonFactor(left: Polynomial, right: Polynomial): Polynomial {
  let [larger, smaller] = [left, right];
  while (!isZeroPolynomial(smaller)) {
    [larger, smaller] = [smaller, primitive(dividePolynomials(larger, smaller).remainder)];
  }
  return primitive(larger);
}

/** The smallest multiple with whole coefficients and the same sign. */
export function clearDenominators(p: Polynomial): bigint[] {
  const common = p.reduce(
    (multiple, { denominator }) =>
      (multiple / greatestCommonDivisor(multiple, denominator)) * denominator,
    1n,
  );
  return p.map(({ numerator, denominator }) => numerator * (common / denominator));
}

// Whole coefficients without a common divisor, the first one positive.
function primitive(p: Polynomial): Polynomial {
  if (isZeroPolynomial(p)) return p;
  const whole = clearDenominators(p);
  const shared = whole.reduce(greatestCommonDivisor);
  const divisor = whole[0]! < 0n ? -shared : shared;
  return whole.map((coefficient) => rational(coefficient / divisor));
}
