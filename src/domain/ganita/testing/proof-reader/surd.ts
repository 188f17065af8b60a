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
export function fraction(n: bigint, d = 1n): Surd {
  return reduced(n, 0n, 1n, d);
}

/** The number plus an infinitesimal. */
export const beside = ({ n, d }: Surd): Surd => ({ n, m: d, r: 0n, d });

/** The infinitesimal part of a value computed at {@link beside}: the derivative there. */
export const slope = ({ m, r, d }: Surd): Surd => fraction(r === 0n ? m : 0n, d);

/** The sum. */
export function plus(left: Surd, right: Surd): Surd {
  const r = sharedRadicand(left, right);
  if (left.d === 1n && right.d === 1n) {
    return { n: left.n + right.n, m: left.m + right.m, r, d: 1n };
  }
  const { d } = left;
  return reduced(left.n * right.d + right.n * d, left.m * right.d + right.m * d, r, d * right.d);
}

/** The number with its sign changed. */
export const minus = ({ n, m, r, d }: Surd): Surd => ({ n: -n, m: -m, r, d });

/** The product; two bare roots multiply under one root. */
export function times(left: Surd, right: Surd): Surd {
  const d = left.d * right.d;
  if (left.m === 0n && right.m === 0n) return reduced(left.n * right.n, 0n, 1n, d);
  if (left.n === 0n && right.n === 0n && left.r !== right.r) {
    return times(fraction(left.m * right.m, d), root(fraction(left.r * right.r)));
  }
  const r = sharedRadicand(left, right);
  return reduced(
    left.n * right.n + left.m * right.m * r,
    left.n * right.m + left.m * right.n,
    r,
    d,
  );
}

/** The quotient. @throws {Undefined} for a divisor of 0. */
export function over(left: Surd, right: Surd): Surd {
  const { n, m, r, d } = right;
  const norm = n * n - m * m * r;
  if (norm === 0n) throw new Undefined("divided by 0");
  const inverse = m === 0n ? reduced(d, 0n, 1n, n) : reduced(d * n, -d * m, r, norm);
  return times(left, inverse);
}

/** A power with a whole exponent ≥ 0. */
export function raised(base: Surd, exponent: number): Surd {
  if (base.m === 0n) {
    return { ...base, n: base.n ** BigInt(exponent), d: base.d ** BigInt(exponent) };
  }
  let result = ONE;
  for (let count = 0; count < exponent; count++) result = times(result, base);
  return result;
}

/** The square root of a fraction: a fraction, or a whole number's root times one. */
export function root(square: Surd): Surd {
  if (square.m !== 0n) throw new Undefined("a root of a root");
  let rest = square.n * square.d;
  let outside = 1n;
  const size = rest < 0n ? -rest : rest;
  const exact = BigInt(Math.round(Math.sqrt(Number(size))));
  if (exact * exact === size) [outside, rest] = [exact, rest < 0n ? -1n : 1n];
  else {
    for (let p = 2n; p < 10_000n && p * p <= (rest < 0n ? -rest : rest); p++) {
      while (rest % (p * p) === 0n) {
        rest /= p * p;
        outside *= p;
      }
    }
  }
  if (rest === 1n) return fraction(outside, square.d);
  return reduced(0n, square.n === 0n ? 0n : outside, rest, square.d);
}

/** The cube root of a fraction. @throws {Undefined} if it is not a fraction itself. */
export function cubeRoot(cube: Surd): Surd {
  if (cube.m !== 0n) throw new Undefined("a root of a root");
  // n/d = nd²/d³
  const whole = wholeCubeRoot(cube.n * cube.d ** 2n);
  if (whole === null) throw new Undefined("a cube root that is no fraction");
  return fraction(whole, cube.d);
}

// Newton's steps from above, which fall until they are at the root.
function wholeCubeRoot(n: bigint): bigint | null {
  if (n === 0n) return n;
  const size = n < 0n ? -n : n;
  let found = 1n << BigInt(Math.ceil(size.toString(2).length / 3));
  for (let next = 0n; ; found = next) {
    next = (2n * found + size / (found * found)) / 3n;
    if (next >= found) break;
  }
  if (found ** 3n !== size) return null;
  return n < 0n ? -found : found;
}

/** Whether two numbers are the same. */
export function same(left: Surd, right: Surd): boolean {
  return (
    left.n * right.d === right.n * left.d &&
    left.m * right.d === right.m * left.d &&
    (left.m === 0n || left.r === right.r)
  );
}

/** 0. */
export const NOTHING = fraction(0n);
/** 1. */
export const ONE = fraction(1n);

/** Whether a number is a fraction. */
export const isFraction = ({ m }: Surd): boolean => m === 0n;

/** Whether a number is 0. */
export const isNothing = ({ n, m }: Surd): boolean => n === 0n && m === 0n;

/** Whether a fraction is below another one. */
export const isBelow = (left: Surd, right: Surd): boolean => left.n * right.d < right.n * left.d;

/** The size of a fraction. */
export const size = (value: Surd): Surd => (value.n < 0n ? minus(value) : value);

function sharedRadicand(left: Surd, right: Surd): bigint {
  if (left.m === 0n) return right.r;
  if (right.m !== 0n && left.r !== right.r) throw new Undefined("two unlike roots");
  return left.r;
}

function reduced(n: bigint, m: bigint, r: bigint, d: bigint): Surd {
  if (d === 1n) return { n, m, r, d };
  let [shared, rest] = [d < 0n ? -d : d, n < 0n ? -n : n];
  while (rest !== 0n) [shared, rest] = [rest, shared % rest];
  rest = m < 0n ? -m : m;
  while (rest !== 0n) [shared, rest] = [rest, shared % rest];
  if (d < 0n) shared = -shared;
  return shared === 1n ? { n, m, r, d } : { n: n / shared, m: m / shared, r, d: d / shared };
}
