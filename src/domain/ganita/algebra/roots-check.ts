import { claiming, claimsOf } from "../claims.ts";
import { joined, type Notation, write } from "../notation.ts";
import { degree, derivative, type Polynomial } from "../polynomial.ts";
import { polynomialNotation } from "../polynomial-notation.ts";
import { leadsTo, where, zero } from "../working/parts.ts";
import {
  answered,
  type Check,
  check,
  type Lines,
  type Remark,
  worked,
} from "../working/working.ts";
import { countedRoots, countRoots, exactRoot, rootsNotation } from "./counted-roots.ts";
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
    statement: answered(zero(polynomialNotation(p)), "→", rootsNotation(p, roots)),
    lines,
    check: rootsCheck(p, roots),
    remarks,
  });
}

/** A statement that leads to the roots of a polynomial. @throws {Error} if one is no root of it. */
export function leadsToRoots(
  statement: Notation,
  p: Polynomial,
  roots: readonly QuadraticNumber[],
  letter = "x",
): Notation {
  if (!roots.every((root) => isRootOf(p, root))) throw new Error("A root solves another equation.");
  const shown = rootsNotation(p, roots, letter);
  return claiming(leadsTo(statement, shown), () => [
    ...roots.flatMap((root) => claimsOf(where({ [letter]: rootNotation(root) }, statement))),
    ...claimsOf(shown),
  ]);
}

/** A polynomial that is 0 at some values. */
export function zeroAt(p: Polynomial, roots: readonly QuadraticNumber[], letter = "x"): Notation {
  const isZero = zero(polynomialNotation(p, letter));
  const values = roots.map(rootNotation);
  return claiming(write`${isZero} at ${letter} = ${joined(values, ", ")}`, () => [
    ...values.map((value) => where({ [letter]: value }, isZero)).flatMap(claimsOf),
  ]);
}

/** Substitutes every root in the polynomial, and checks that there are as many as its degree. */
export function rootsCheck(p: Polynomial, roots: readonly QuadraticNumber[]): Check {
  const counted = countRoots(roots);
  return check(
    "by substitution",
    "every root makes it exactly 0.",
    zeroAt(
      p,
      counted.map(({ root }) => root),
    ),
    roots.length === degree(p) && counted.every(({ root, times }) => isRootSoOften(p, root, times)),
  );
}

// A root counts once more for each successive differential that is also 0 there.
function isRootSoOften(p: Polynomial, root: QuadraticNumber, times: number): boolean {
  if (times === 0) return !isRootOf(p, root);
  return isRootOf(p, root) && isRootSoOften(derivative(p), root, times - 1);
}
