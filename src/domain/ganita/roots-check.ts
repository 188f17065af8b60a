import { joined, type Notation, write } from "./notation.ts";
import { commonFactor, degree, derivative, type Polynomial } from "./polynomial.ts";
import { polynomialNotation } from "./polynomial-notation.ts";
import { isRootOf, type QuadraticNumber, rootNotation, rootText } from "./quadratic-number.ts";
import { type Check, check } from "./working.ts";

/** x = … or x = … */
export function rootsNotation(roots: readonly QuadraticNumber[]): Notation {
  return joined(
    roots.map((root) => write`x = ${rootNotation(root)}`),
    " or ",
  );
}

/** Puts every root into the polynomial, and counts that none is missing or told twice. */
export function rootsCheck(p: Polynomial, roots: readonly QuadraticNumber[]): Check {
  const different = new Set(roots.map(rootText)).size;
  const repeated = degree(commonFactor(p, derivative(p)));
  return check(
    "Check by substitution: every root makes it exactly 0.",
    write`${polynomialNotation(p)} = 0 at x = ${joined(roots.map(rootNotation), ", ")}`,
    different === degree(p) - repeated &&
      different === roots.length &&
      roots.every((root) => isRootOf(p, root)),
  );
}
