import { add, divide, multiply, type Rational } from "../exact/rational.ts";
import { joined, type Notation, over, write } from "./notation.ts";
import {
  addPolynomials,
  degree,
  isZero,
  isZeroPolynomial,
  negate,
  ONE,
  type Polynomial,
  productOf,
  scalePolynomial,
  valueAt,
  ZERO,
} from "./polynomial.ts";
import { bracketed, polynomialNotation, polynomialText } from "./polynomial-notation.ts";
import {
  isRational,
  isRootOf,
  type QuadraticNumber,
  rootNotation,
  rootText,
} from "./quadratic-number.ts";
import { exactRoots } from "./quadratic-roots.ts";
import { type Check, check, type Exact, exact, type Outcome } from "./working.ts";

/** A product of polynomials over another; nothing below the line means 1. */
export interface Term {
  readonly above: readonly Polynomial[];
  readonly below?: readonly Polynomial[];
}

/** An equation in x between two sums of terms. */
export interface Equation {
  readonly left: readonly Term[];
  readonly right: readonly Term[];
}

/** What a sutra finds: an outcome, and the roots where there are any. */
export interface Answer {
  readonly outcome: Extract<Outcome, "solved" | "none" | "all" | "pole">;
  readonly roots: readonly QuadraticNumber[];
}

/** The equation as it is written, quotients as fractions. */
export function equationNotation({ left, right }: Equation): Notation {
  const side = (terms: readonly Term[]) =>
    terms.length === 0 ? write`0` : joined(terms.map(termNotation), " + ");
  return write`${side(left)} = ${side(right)}`;
}

/** The equation and what it leads to, in one line. */
export function answerStatement(equation: Equation, { outcome, roots }: Answer): Notation {
  const ends: Readonly<Record<Answer["outcome"], Notation>> = {
    solved: joined(
      roots.map((root) => write`x = ${rootNotation(root)}`),
      " or ",
    ),
    none: ["no solution"],
    all: ["every x"],
    pole: ["no solution: the only root makes a denominator 0"],
  };
  return write`${equationNotation(equation)} → ${ends[outcome]}`;
}

// Whether a value makes a denominator of the equation 0.
function isPole(equation: Equation, x: QuadraticNumber): boolean {
  return belowFactors(equation).some((factor) => isRootOf(factor, x));
}

/** The roots a sutra gives, without those that make a denominator 0. */
export function answerFrom(equation: Equation, found: readonly QuadraticNumber[]): Answer {
  const roots = found.filter((root) => !isPole(equation, root));
  if (roots.length > 0) return { outcome: "solved", roots };
  return { outcome: found.length === 1 ? "pole" : "none", roots };
}

/** The root of (below)x = above, or that there is none, or that every x is one. */
export function answerOfQuotient(equation: Equation, above: Rational, below: Rational): Answer {
  if (!isZero(below)) return answerFrom(equation, exactRoots([below, negate(above)]));
  return { outcome: isZero(above) ? "all" : "none", roots: [] };
}

/** The roots as figures, whole numbers as such and the rest as text. */
export const exactRootsOf = ({ roots }: Answer): Exact[] => roots.map(exactRoot);

/** A root as a figure: a whole number, p/q, or text with a surd. */
export function exactRoot(root: QuadraticNumber): Exact {
  return isRational(root) ? exact(root.rational) : rootText(root);
}

// The equation with its denominators multiplied away, everything on the left.
function clearedForm({ left, right }: Equation): Polynomial {
  const common = commonFactors([...left, ...right]);
  const cleared = (terms: readonly Term[]) =>
    terms
      .map((term) => productOf([...term.above, ...withoutFactors(common, term.below ?? [])]))
      .reduce(addPolynomials, [ZERO]);
  return addPolynomials(cleared(left), scalePolynomial(cleared(right), negate(ONE)));
}

/** Puts the roots into both sides, and compares with the roots of the cleared equation. */
export function equationCheck(equation: Equation, answer: Answer): Check {
  const cleared = clearedForm(equation);
  const isIdentity = isZeroPolynomial(cleared);
  const plain = isIdentity || degree(cleared) === 0 ? [] : exactRoots(cleared);
  const solutions = plain.filter((root) => !isPole(equation, root)).map(rootText);
  const found = answer.roots.map(rootText);
  const agrees =
    isIdentity === (answer.outcome === "all") &&
    found.length === solutions.length &&
    found.every((root) => solutions.includes(root));

  if (answer.outcome !== "solved") {
    const end = isIdentity ? "every x is a root" : "no root is left that the equation allows";
    const description = `Check: with the denominators multiplied away, ${end}.`;
    return check(description, write`${polynomialNotation(cleared)} = 0`, agrees);
  }
  return check(
    "Check by substitution: both sides agree.",
    joined(
      answer.roots.map((root) => substitution(equation, cleared, root)),
      "; ",
    ),
    agrees,
  );
}

function substitution(equation: Equation, cleared: Polynomial, root: QuadraticNumber): Notation {
  if (!isRational(root)) {
    return write`x = ${rootNotation(root)}: ${polynomialNotation(cleared)} = 0`;
  }
  const [left, right] = [equation.left, equation.right].map((terms) =>
    terms.map((term) => termValue(term, root.rational)).reduce(add, ZERO),
  );
  return write`x = ${root.rational}: ${left!} = ${right!}`;
}

function termValue({ above, below = [] }: Term, x: Rational): Rational {
  const value = (factors: readonly Polynomial[]) =>
    factors.map((factor) => valueAt(factor, x)).reduce(multiply, ONE);
  return divide(value(above), value(below));
}

function termNotation({ above, below = [] }: Term): Notation {
  return below.length === 0
    ? factorsNotation(above)
    : [over(factorsNotation(above), factorsNotation(below))];
}

function factorsNotation(factors: readonly Polynomial[]): Notation {
  if (factors.length === 1) return polynomialNotation(factors[0]!);
  return factors.flatMap((factor, index) => {
    const isSingle =
      index === 0 && factor.filter((coefficient) => !isZero(coefficient)).length === 1;
    return isSingle ? polynomialNotation(factor) : bracketed(factor);
  });
}

const belowFactors = ({ left, right }: Equation): readonly Polynomial[] =>
  [...left, ...right].flatMap(({ below = [] }) => below);

// The least list of factors that holds every term's factors below the line.
function commonFactors(terms: readonly Term[]): Polynomial[] {
  const common: Polynomial[] = [];
  for (const { below = [] } of terms) common.push(...withoutFactors(below, common));
  return common;
}

function withoutFactors(
  factors: readonly Polynomial[],
  taken: readonly Polynomial[],
): readonly Polynomial[] {
  const left = taken.map(polynomialText);
  return factors.filter((factor) => {
    const index = left.indexOf(polynomialText(factor));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
