import { joined, write } from "../working/notation.ts";
import {
  answered,
  type Check,
  check,
  type Lines,
  type Remark,
  worked,
} from "../working/working.ts";
import { countedRoots, countRoots, exactRoot, rootsNotation } from "./counted-roots.ts";
import { degree, derivative, type Polynomial } from "./polynomial.ts";
import { polynomialNotation } from "./polynomial-notation.ts";
import { isRootOf, type QuadraticNumber, rootNotation } from "./quadratic-number.ts";

/** The equation p = 0 as a calculation that ends with all of its roots. */
export function solvedPolynomial<Made extends Lines>(
  p: Polynomial,
  roots: readonly QuadraticNumber[],
  lines: Made,
  remarks: readonly Remark[] = [],
) {
  return worked({
    result: roots.map(exactRoot),
    roots: countedRoots(roots),
    statement: answered(write`${polynomialNotation(p)} = 0`, "→", rootsNotation(roots)),
    lines,
    check: rootsCheck(p, roots),
    remarks,
  });
}

/** Substitutes every root in the polynomial, and checks that there are as many as its degree. */
export function rootsCheck(p: Polynomial, roots: readonly QuadraticNumber[]): Check {
  const counted = countRoots(roots);
  return check(
    "by substitution",
    "every root makes it exactly 0.",
    write`${polynomialNotation(p)} = 0 at x = ${joined(
      counted.map(({ root }) => rootNotation(root)),
      ", ",
    )}`,
    roots.length === degree(p) && counted.every(({ root, times }) => isRootSoOften(p, root, times)),
  );
}

// A root counts once more for each successive differential that is also 0 there.
function isRootSoOften(p: Polynomial, root: QuadraticNumber, times: number): boolean {
  if (times === 0) return !isRootOf(p, root);
  return isRootOf(p, root) && isRootSoOften(derivative(p), root, times - 1);
}
