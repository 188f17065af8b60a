import { magnitude } from "../../exact/greatest-common-divisor.ts";
import { integerRoot } from "../../exact/integer-root.ts";
import { negate, rational } from "../../exact/rational.ts";
import { clearDenominators, type Polynomial } from "../polynomial.ts";
import { asQuadraticNumber, type QuadraticNumber } from "./quadratic-number.ts";

/** The largest prime tried when taking square factors out of a root. */
const MAX_TRIAL = 10_000n;

/**
 * The exact roots of a polynomial of degree 1 or 2, the smaller first; for complex ones, minus
 * before plus. A double root is given twice.
 *
 * Takes square factors out of the radicand: those of primes up to 10,000, and a remaining perfect
 * square. A very long radicand may keep others.
 */
export function exactRoots(p: Polynomial): QuadraticNumber[] {
  const [a, b, c] = clearDenominators(p[0]!.numerator < 0n ? p.map(negate) : p) as [
    bigint,
    bigint,
    bigint?,
  ];
  if (c === undefined) return [asQuadraticNumber(rational(-b, a))];

  const middle = rational(-b, 2n * a);
  const { square, rest } = squarePart(b * b - 4n * a * c);
  if (rest === 0n) return [middle, middle].map(asQuadraticNumber);
  const spread = rational(square, 2n * a);
  if (rest === 1n) {
    return [rational(-b - square, 2n * a), rational(-b + square, 2n * a)].map(asQuadraticNumber);
  }
  return [negate(spread), spread].map((surd) => ({ rational: middle, surd, radicand: rest }));
}

/**
 * Takes a square out of a whole number: value = square² × rest.
 *
 * @example
 * squarePart(-72n); // { square: 6n, rest: -2n }
 */
export function squarePart(value: bigint): { square: bigint; rest: bigint } {
  let square = 1n;
  let rest = magnitude(value);
  for (
    let prime = 2n;
    prime <= MAX_TRIAL && prime * prime <= rest;
    prime += prime === 2n ? 1n : 2n
  ) {
    while (rest % (prime * prime) === 0n) {
      rest /= prime * prime;
      square *= prime;
    }
  }
  const root = integerRoot(rest, 2);
  if (rest > 0n && root * root === rest) [square, rest] = [square * root, 1n];
  return { square, rest: value < 0n ? -rest : rest };
}
