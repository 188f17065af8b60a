/**
 * (n + m√r) / d, exactly: a fraction if m is 0, complex if r is negative. With r = 0 the root is an
 * infinitesimal, and m/d is the derivative of a function.
 */
export interface Surd {
  readonly n: bigint;
  readonly m: bigint;
  readonly r: bigint;
  readonly d: bigint;
}

/** Thrown where there is no value: a division by 0, or different roots that do not combine. */
export class Undefined extends Error {
  override readonly name = "Undefined";
}

/** A fraction in lowest terms. */
export const fraction = (n: bigint, d = 1n): Surd => reduced(n, 0n, 1n, d);

export const NOTHING = fraction(0n);
export const ONE = fraction(1n);

/** The number plus an infinitesimal. */
export const beside = ({ n, d }: Surd): Surd => ({ n, m: d, r: 0n, d });

/** The infinitesimal part of a value computed at {@link beside}: the derivative there. */
export const slope = ({ m, r, d }: Surd): Surd => fraction(r === 0n ? m : 0n, d);

export function plus(left: Surd, right: Surd): Surd {
  const r = sharedRadicand(left, right);
  const [n, m] = [left.n * right.d + right.n * left.d, left.m * right.d + right.m * left.d];
  return reduced(n, m, r, left.d * right.d);
}

export const minus = ({ n, m, r, d }: Surd): Surd => ({ n: -n, m: -m, r, d });

/** The product; two bare roots multiply under one root. */
export function times(left: Surd, right: Surd): Surd {
  const d = left.d * right.d;
  if (left.n === 0n && right.n === 0n && left.m * right.m !== 0n && left.r !== right.r) {
    return times(fraction(left.m * right.m, d), root(fraction(left.r * right.r)));
  }
  const r = sharedRadicand(left, right);
  const n = left.n * right.n + left.m * right.m * r;
  return reduced(n, left.n * right.m + left.m * right.n, r, d);
}

/** The quotient. @throws {Undefined} for a divisor of 0. */
export function over(left: Surd, { n, m, r, d }: Surd): Surd {
  const norm = n * n - m * m * r;
  if (norm === 0n) throw new Undefined("divided by 0");
  return times(left, reduced(d * n, -d * m, r, norm));
}

/** The square root of a fraction: a fraction, or a whole number's root times one. */
export function root({ n, m, d }: Surd): Surd {
  if (m !== 0n) throw new Undefined("a root of a root");
  let [outside, rest] = [1n, n * d];
  const sign = rest < 0n ? -1n : 1n;
  const exact = BigInt(Math.round(Math.sqrt(Number(sign * rest))));
  if (exact * exact === sign * rest) [outside, rest] = [exact, sign];
  for (let p = 2n; p < 10_000n && p * p <= sign * rest; p++) {
    for (; rest % (p * p) === 0n; outside *= p) rest /= p * p;
  }
  return rest === 1n ? fraction(outside, d) : reduced(0n, outside, rest, d);
}

export const same = (left: Surd, right: Surd): boolean =>
  left.n * right.d === right.n * left.d &&
  left.m * right.d === right.m * left.d &&
  (left.m === 0n || left.r === right.r);

export const isNothing = ({ n, m }: Surd): boolean => n === 0n && m === 0n;

/** Whether a fraction is smaller than another one. */
export const isLess = (left: Surd, right: Surd): boolean => left.n * right.d < right.n * left.d;

/** The size of a fraction. */
export const size = (value: Surd): Surd => (value.n < 0n ? minus(value) : value);

function sharedRadicand(left: Surd, right: Surd): bigint {
  if (left.m === 0n) return right.r;
  if (right.m !== 0n && left.r !== right.r) throw new Undefined("two unlike roots");
  return left.r;
}

function reduced(n: bigint, m: bigint, r: bigint, d: bigint): Surd {
  if (d === 1n) return { n, m, r, d };
  let shared = d < 0n ? -d : d;
  for (let rest of [n, m]) while (rest !== 0n) [shared, rest] = [rest, shared % rest];
  if (shared < 0n !== d < 0n) shared = -shared;
  return { n: n / shared, m: m / shared, r, d: d / shared };
}
