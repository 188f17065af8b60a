import * as exact from "../../exact/rational.ts";

/**
 * a + b√r, exactly; complex if r is negative. With r = 0 the root is an infinitesimal, and b is the
 * derivative of a function.
 */
export interface Surd {
  readonly a: exact.Rational;
  readonly b: exact.Rational;
  readonly r: bigint;
}

/** Thrown where there is no value: a division by 0, or different roots that do not combine. */
export class Undefined extends Error {
  override readonly name = "Undefined";
}

const surd = (a: exact.Rational, b = exact.ZERO, r = 1n): Surd => ({ a, b, r });

export const fraction = (n: bigint, d = 1n): Surd => surd(exact.rational(n, d));
export const NOTHING = fraction(0n);
export const ONE = fraction(1n);

/** The number plus an infinitesimal. */
export const beside = ({ a }: Surd): Surd => surd(a, exact.ONE, 0n);

/** The infinitesimal part of a value computed at {@link beside}: the derivative there. */
export const slope = ({ b, r }: Surd): Surd => surd(r === 0n ? b : exact.ZERO);

export const plus = (left: Surd, right: Surd): Surd =>
  surd(exact.add(left.a, right.a), exact.add(left.b, right.b), sharedRadicand(left, right));

export const minus = ({ a, b, r }: Surd): Surd => surd(exact.negate(a), exact.negate(b), r);

/** The product; two bare roots multiply under one root. */
export function times(left: Surd, right: Surd): Surd {
  const [both, roots] = [exact.multiply(left.a, right.a), exact.multiply(left.b, right.b)];
  if (left.r !== right.r && exact.isZero(left.a) && exact.isZero(right.a) && !exact.isZero(roots)) {
    return times(surd(roots), root(fraction(left.r * right.r)));
  }
  const r = sharedRadicand(left, right);
  const mixed = exact.add(exact.multiply(left.a, right.b), exact.multiply(left.b, right.a));
  return surd(exact.add(both, exact.multiply(roots, exact.rational(r))), mixed, r);
}

/** The quotient. @throws {Undefined} for a divisor of 0. */
export function over(left: Surd, right: Surd): Surd {
  const { a } = norm(right);
  if (exact.isZero(a)) throw new Undefined("divided by 0");
  return times(times(left, conjugate(right)), surd(exact.divide(exact.ONE, a)));
}

const conjugate = (value: Surd): Surd => ({ ...value, b: exact.negate(value.b) });

/** The squared absolute value of a complex number. */
export const norm = (value: Surd): Surd => times(value, conjugate(value));

/** The square root of a fraction: a fraction, or a whole number's root times one. */
export function root({ a: { numerator, denominator }, b }: Surd): Surd {
  if (!exact.isZero(b)) throw new Undefined("a root of a root");
  let [outside, rest] = [1n, numerator * denominator];
  const sign = rest < 0n ? -1n : 1n;
  const whole = BigInt(Math.round(Math.sqrt(Number(sign * rest))));
  if (whole * whole === sign * rest) [outside, rest] = [whole, sign];
  for (let p = 2n; p < 10_000n && p * p <= sign * rest; p++) {
    for (; rest % (p * p) === 0n; outside *= p) rest /= p * p;
  }
  const size = exact.rational(outside, denominator);
  return rest === 1n ? surd(size) : surd(exact.ZERO, size, rest);
}

export const same = (left: Surd, right: Surd): boolean =>
  exact.areEqual(left.a, right.a) &&
  exact.areEqual(left.b, right.b) &&
  (isFraction(left) || left.r === right.r);

export const isFraction = ({ b }: Surd): boolean => exact.isZero(b);
export const isNothing = (value: Surd): boolean => same(value, NOTHING);

/** Whether a fraction is below 0, or below another one. */
export const isLess = (left: Surd, right = NOTHING): boolean =>
  exact.subtract(left.a, right.a).numerator < 0n;

/** The size of a fraction. */
export const size = (value: Surd): Surd => (isLess(value) ? minus(value) : value);

function sharedRadicand(left: Surd, right: Surd): bigint {
  if (isFraction(left)) return right.r;
  if (!isFraction(right) && left.r !== right.r) throw new Undefined("two unlike roots");
  return left.r;
}
