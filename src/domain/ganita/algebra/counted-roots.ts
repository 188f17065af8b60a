import { found } from "../blanks.ts";
import { claiming } from "../claims.ts";
import { joined, type Notation, write } from "../notation.ts";
import type { Polynomial } from "../polynomial.ts";
import { polynomialNotation } from "../polynomial-notation.ts";
import { timesText } from "../working/counted.ts";
import { type Exact, exact } from "../working/exact-value.ts";
import type { CountedRoot } from "../working/working.ts";
import { isRational, type QuadraticNumber, rootNotation, rootText } from "./quadratic-number.ts";

interface Counted {
  readonly root: QuadraticNumber;
  readonly times: number;
}

/** Each distinct root with its count, in order of first occurrence. */
export function countRoots(roots: readonly QuadraticNumber[]): Counted[] {
  const counted = new Map<string, Counted>();
  for (const root of roots) {
    const text = rootText(root);
    counted.set(text, { root, times: (counted.get(text)?.times ?? 0) + 1 });
  }
  return [...counted.values()];
}

/** The roots for programs: each distinct one and its multiplicity. */
export const countedRoots = (roots: readonly QuadraticNumber[]): CountedRoot[] =>
  countRoots(roots).map(({ root, times }) => ({ root: exactRoot(root), times }));

/** A root as a figure: a whole number, p/q, or text with a surd. */
export function exactRoot(root: QuadraticNumber): Exact {
  return isRational(root) ? exact(root.rational) : rootText(root);
}

/** Roots of a polynomial: x = −2, twice or x = 3. The line finds those that are numbers. */
export function rootsNotation(
  p: Polynomial,
  roots: readonly QuadraticNumber[],
  letter = "x",
): Notation {
  const shown = countRoots(roots).map(({ root, times }) => ({
    value: isRational(root) ? found(root.rational) : rootNotation(root),
    times,
  }));
  const each = shown.map(({ value, times }) => write`${letter} = ${value}${timesText(times)}`);
  return claiming(joined(each, " or "), () => [
    { kind: "roots", polynomial: polynomialNotation(p, letter), letter, roots: shown },
  ]);
}
