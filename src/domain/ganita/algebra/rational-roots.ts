import { magnitude } from "../../exact/greatest-common-divisor.ts";
import { isZero, negate, ONE, type Rational, rational } from "../../exact/rational.ts";
import { GanitaError } from "../ganita-error.ts";
import {
  clearDenominators,
  degree,
  dividePolynomials,
  type Polynomial,
  valueAt,
} from "../polynomial.ts";

/** A root and how often it occurs. */
export interface RationalRoot {
  readonly root: Rational;
  readonly multiplicity: number;
}

const MAX_END = 10n ** 12n;

/**
 * Refuses a polynomial for which the search for rational roots would take long.
 *
 * @throws {DomainError} `too_long` if, in whole numbers, the first or last coefficient is above
 * 10^12.
 */
export function refuseLongSearch(p: Polynomial): void {
  const whole = clearDenominators(p);
  if ([whole[0]!, whole.at(-1)!].some((end) => magnitude(end) > MAX_END)) {
    throw new GanitaError(
      "too_long",
      "Use a first and a last coefficient of at most 1,000,000,000,000 once fractions are cleared.",
    );
  }
}

/**
 * All rational roots of a polynomial, ascending, and the quotient after dividing by each x − root.
 *
 * With leading coefficient a, the substitution y = ax makes all rational roots whole numbers. They
 * are found where the polynomial changes sign or turns.
 */
export function rationalRoots(p: Polynomial): { roots: RationalRoot[]; rest: Polynomial } {
  const whole = clearDenominators(p);
  const lead = whole[0]!;
  const monic = whole.map((coefficient, index) =>
    index === 0 ? 1n : coefficient * lead ** BigInt(index - 1),
  );

  let rest: Polynomial = whole.map((coefficient) => rational(coefficient));
  const roots: RationalRoot[] = [];
  for (const cell of rootCells(monic)) {
    if (horner(monic, cell) !== 0n) continue;
    const root = rational(cell, lead);
    let multiplicity = 0;
    while (degree(rest) > 0 && isZero(valueAt(rest, root))) {
      rest = dividePolynomials(rest, [ONE, negate(root)]).quotient;
      multiplicity++;
    }
    roots.push({ root, multiplicity });
  }
  return { roots: lead < 0n ? roots.reverse() : roots, rest };
}

/**
 * Whole numbers n, ascending, such that every real root is in some n ≤ x < n + 1. Between the cells
 * where its derivative may be 0 a polynomial is monotonic, so bisection finds its roots there.
 */
export function rootCells(p: readonly bigint[]): bigint[] {
  const degree = p.length - 1;
  if (degree < 1) return [];

  const turning = rootCells(p.slice(0, -1).map((value, index) => value * BigInt(degree - index)));
  const bound = p.reduce((sum, coefficient) => sum + magnitude(coefficient), 1n);
  const borders = sorted([-bound, ...turning.flatMap((cell) => [cell, cell + 1n]), bound]);
  const cells = [...turning];
  borders.forEach((border, index) => {
    if (horner(p, border) === 0n) cells.push(border);
    const next = borders[index + 1];
    if (next !== undefined && changesSign(p, border, next)) cells.push(halve(p, border, next));
  });
  return sorted(cells);
}

// The value of a polynomial with whole coefficients at a whole number.
function horner(p: readonly bigint[], x: bigint): bigint {
  return p.reduce((value, coefficient) => value * x + coefficient, 0n);
}

/** Whether a polynomial is below 0 on one side and above it on the other. */
export function changesSign(p: readonly bigint[], low: bigint, high: bigint): boolean {
  const [left, right] = [horner(p, low), horner(p, high)];
  return (left < 0n && right > 0n) || (left > 0n && right < 0n);
}

function halve(p: readonly bigint[], from: bigint, to: bigint): bigint {
  let [low, high] = [from, to];
  const startsBelow = horner(p, low) < 0n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (horner(p, middle) < 0n === startsBelow) low = middle;
    else high = middle;
  }
  return horner(p, high) === 0n ? high : low;
}

function sorted(values: readonly bigint[]): bigint[] {
  return [...new Set(values)].sort((left, right) => (left < right ? -1 : left > right ? 1 : 0));
}
