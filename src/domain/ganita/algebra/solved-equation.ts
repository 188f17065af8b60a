import type { DomainError } from "../../domain-error.ts";
import { isZero, negate, type Rational, ZERO } from "../../exact/rational.ts";
import { claiming, claimsOf } from "../claims.ts";
import { GanitaError } from "../ganita-error.ts";
import { comparison, joined, type Notation, write } from "../notation.ts";
import { degree, isZeroPolynomial, type Polynomial } from "../polynomial.ts";
import { polynomialNotation } from "../polynomial-notation.ts";
import type { Exact } from "../working/exact-value.ts";
import { dividedBy, finds } from "../working/expression.ts";
import { line } from "../working/line.ts";
import { compared, named, where, zero } from "../working/parts.ts";
import {
  answered,
  type Check,
  check,
  type Lines,
  type Outcome,
  type Remark,
  worked,
} from "../working/working.ts";
import { countedRoots, countRoots, exactRoot, rootsNotation } from "./counted-roots.ts";
import {
  exactRoots,
  isRational,
  type QuadraticNumber,
  rootNotation,
  rootText,
} from "./quadratic-number.ts";
import {
  belowFactors,
  clearedForm,
  type Equation,
  equationNotation,
  isPole,
  sideValue,
} from "./rational-equation.ts";
import { leadsToRoots } from "./roots-check.ts";

/** What a sutra finds: an outcome, and any roots, repeated by multiplicity. */
export interface Answer {
  readonly outcome: Extract<Outcome, "solved" | "none" | "all" | "pole">;
  readonly roots: readonly QuadraticNumber[];
  /** Values that would be roots if they did not make a denominator 0. */
  readonly excluded: readonly QuadraticNumber[];
}

/** An equation as a calculation: the lines lead from it to its roots. */
export function solvedEquation<Result, Made extends Lines>(
  equation: Equation,
  answer: Answer,
  result: Result | null,
  lines: Made,
  remarks: readonly Remark[] = [],
) {
  return worked({
    outcome: answer.outcome,
    result,
    roots: countedRoots(answer.roots),
    statement: answered(equationNotation(equation), "→", answerEnd(equation, answer)),
    lines: [
      line("equation", "The equation:", equationNotation(equation)),
      ...lines,
      ...excludedLines(answer),
    ],
    check: equationCheck(equation, answer),
    remarks,
  });
}

/** An equation that comes to (below)x = above, as a calculation that ends with its one root. */
export function solvedForX<Made extends Lines>(
  equation: Equation,
  { above, below }: { readonly above: Rational; readonly below: Rational },
  lines: Made,
  remarks: readonly Remark[] = [],
) {
  const answer = answerOfQuotient(equation, above, below);
  const [root] = answer.roots;
  return solvedEquation(
    equation,
    answer,
    root ? exactRoot(root) : null,
    [...lines, divisionLine(above, below)],
    remarks,
  );
}

function answerEnd(equation: Equation, { outcome, roots, excluded }: Answer): Notation {
  const left = countRoots(excluded).map(({ root }) => rootNotation(root));
  if (outcome === "solved") return rootsNotation(clearedForm(equation), roots);
  const poles = () => left.flatMap((value) => claimsOf(comparison("x", value, false)));
  if (outcome === "all") {
    if (left.length === 0) return write`every x`;
    return claiming(write`every x except ${joined(left, ", ")}`, poles);
  }
  if (left.length === 0) return write`no solution`;
  const each = joined(
    left.map((value) => write`${"x"} = ${value}`),
    " and ",
  );
  const end =
    left.length === 1
      ? write`no solution, for ${each} makes a denominator 0`
      : write`no solution, for ${each} make a denominator 0`;
  return claiming(end, poles);
}

// The line that says which values are left out; none if all roots stay.
function excludedLines({ outcome, excluded }: Answer) {
  if (excluded.length === 0) return [];
  const description =
    outcome === "all"
      ? "Both sides are the same wherever they have a value; these values make a denominator 0:"
      : "Values that make a denominator 0 are not roots:";
  const values = countRoots(excluded).map(({ root }) => comparison("x", rootNotation(root), false));
  return [line("excluded", description, joined(values, ", "))];
}

/** The roots a sutra gives, without those that make a denominator 0. */
export function answerFrom(equation: Equation, found: readonly QuadraticNumber[]): Answer {
  const roots = found.filter((root) => !isPole(equation, root));
  const excluded = found.filter((root) => isPole(equation, root));
  if (roots.length > 0) return { outcome: "solved", roots, excluded };
  return { outcome: countRoots(excluded).length === 1 ? "pole" : "none", roots, excluded };
}

/** The answer that every x solves the equation, except those that make a denominator 0. */
export function answerOfAll(equation: Equation): Answer {
  const excluded = belowFactors(equation).flatMap((factor) =>
    degree(factor) === 1 ? exactRoots(factor) : [],
  );
  return { outcome: "all", roots: [], excluded };
}

/** The answer of (below)x = above: one root, none, or every x. */
export function answerOfQuotient(equation: Equation, above: Rational, below: Rational): Answer {
  if (!isZero(below)) return answerFrom(equation, exactRoots([below, negate(above)]));
  return isZero(above) ? answerOfAll(equation) : { outcome: "none", roots: [], excluded: [] };
}

/** The refusal of a denominator without a value. */
export const zeroDenominator = (): DomainError =>
  new GanitaError(
    "zero_denominator",
    "A denominator of this equation is 0 whatever x is. Change its coefficients.",
  );

/** The roots as figures: whole numbers as numbers, the rest as text; null if there are none. */
export const exactRootsOf = ({ outcome, roots }: Answer): Exact[] | null =>
  outcome === "solved" ? roots.map(exactRoot) : null;

/** The line that solves (below)x = above, or says why it cannot. */
export function divisionLine(above: Rational, below: Rational) {
  if (!isZero(below)) {
    return line("divide", "Divide:", named("x", finds(dividedBy(above, below))));
  }
  return line(
    "constants",
    "No x is left; the constants decide:",
    comparison(0, above, isZero(above)),
  );
}

// Substitutes the roots in both sides, and compares them with those of the cleared equation.
function equationCheck(equation: Equation, answer: Answer): Check {
  const cleared = clearedForm(equation);
  const isIdentity = isZeroPolynomial(cleared);
  const plain = isIdentity || degree(cleared) === 0 ? [] : exactRoots(cleared);
  const different = (roots: readonly QuadraticNumber[]) =>
    countRoots(roots).map(({ root }) => rootText(root));
  const solutions = different(plain.filter((root) => !isPole(equation, root)));
  const found = different(answer.roots);
  const agrees =
    isIdentity === (answer.outcome === "all") &&
    found.length === solutions.length &&
    found.every((root) => solutions.includes(root));

  if (answer.outcome !== "solved") return unsolvedCheck(equation, cleared, plain, agrees);
  return check(
    "by substitution",
    "both sides agree.",
    joined(
      countRoots(answer.roots).map(({ root }) => substitution(equation, cleared, root)),
      "; ",
    ),
    agrees,
  );
}

function unsolvedCheck(
  equation: Equation,
  cleared: Polynomial,
  found: readonly QuadraticNumber[],
  agrees: boolean,
): Check {
  const away =
    belowFactors(equation).length > 0
      ? "by clearing the denominators"
      : "by moving everything to one side";
  if (isZeroPolynomial(cleared)) {
    return check(away, "nothing is left on either side.", compared(ZERO, ZERO), agrees);
  }
  const left = polynomialNotation(cleared);
  return found.length === 0
    ? check(away, "a number is left that is not 0.", comparison(left, 0, false), agrees)
    : check(
        away,
        "only values that make a denominator 0 are left.",
        leadsToRoots(zero(left), cleared, found),
        agrees,
      );
}

function substitution(equation: Equation, cleared: Polynomial, root: QuadraticNumber): Notation {
  if (!isRational(root)) {
    return where({ x: rootNotation(root) }, zero(polynomialNotation(cleared)));
  }
  const x = root.rational;
  return where({ x }, compared(sideValue(equation.left, x), sideValue(equation.right, x)));
}
