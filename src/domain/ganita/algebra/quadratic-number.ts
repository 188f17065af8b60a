import { greatestCommonDivisor, magnitude } from "../../exact/greatest-common-divisor.ts";
import { integerRoot } from "../../exact/integer-root.ts";
import {
  add,
  isZero,
  multiply,
  negate,
  type Rational,
  rational,
  ZERO,
} from "../../exact/rational.ts";
import { digitText, type Notation, notationText, over, write } from "../notation.ts";
import { clearDenominators, type Polynomial } from "../polynomial.ts";

/**
 * An exact root of a quadratic: rational + surd × √radicand. A negative radicand makes it complex;
 * a surd of 0 makes it rational.
 */
export interface QuadraticNumber {
  readonly rational: Rational;
  readonly surd: Rational;
  readonly radicand: bigint;
}

/** A rational number in this form. */
export const asQuadraticNumber = (value: Rational): QuadraticNumber => ({
  rational: value,
  surd: ZERO,
  radicand: 1n,
});

/** Whether the number has no surd. */
export const isRational = ({ surd }: QuadraticNumber): boolean => isZero(surd);

// The value of a polynomial at such a number, exactly (Horner's rule).
function valueAtRoot(p: Polynomial, x: QuadraticNumber): QuadraticNumber {
  const radicand = rational(x.radicand);
  return p.reduce<QuadraticNumber>(
    (value, coefficient) => ({
      rational: add(
        add(multiply(value.rational, x.rational), multiply(multiply(value.surd, x.surd), radicand)),
        coefficient,
      ),
      surd: add(multiply(value.rational, x.surd), multiply(value.surd, x.rational)),
      radicand: x.radicand,
    }),
    { rational: ZERO, surd: ZERO, radicand: x.radicand },
  );
}

/** Whether a polynomial is exactly 0 there. */
export function isRootOf(p: Polynomial, x: QuadraticNumber): boolean {
  const value = valueAtRoot(p, x);
  return isZero(value.rational) && isZero(value.surd);
}

/**
 * The number as mathematical notation: −5/2, 2 + √3, (−3 − √41)/4, −6 + i√22.
 */
export function rootNotation({ rational: plain, surd, radicand }: QuadraticNumber): Notation {
  if (isZero(surd)) return write`${plain}`;

  const shared =
    (plain.denominator / greatestCommonDivisor(plain.denominator, surd.denominator)) *
    surd.denominator;
  const whole = plain.numerator * (shared / plain.denominator);
  const times = surd.numerator * (shared / surd.denominator);
  const surdParts = surdNotation(magnitude(times), radicand);
  if (whole === 0n) {
    const size = shared === 1n ? surdParts : [over(surdParts, shared)];
    return times < 0n ? ["−", ...size] : size;
  }
  const sum: Notation = [digitText(`${whole}`), times < 0n ? " − " : " + ", ...surdParts];
  return shared === 1n ? sum : [over(sum, shared)];
}

/** The exact text for programs, with plain hyphens: `(-3 - √41)/4`. */
export function rootText(root: QuadraticNumber): string {
  return notationText(rootNotation(root)).replaceAll("−", "-");
}

function surdNotation(times: bigint, radicand: bigint): Notation {
  const size = magnitude(radicand);
  return [
    ...(times === 1n && (size !== 1n || radicand < 0n) ? [] : [digitText(`${times}`)]),
    ...(radicand < 0n ? ["i"] : []),
    ...(size === 1n ? [] : [{ kind: "root", radicand: [digitText(`${size}`)] } as const]),
  ];
}

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
