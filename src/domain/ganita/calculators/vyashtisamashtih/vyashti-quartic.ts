import { magnitude } from "../../../exact/greatest-common-divisor.ts";
import {
  add,
  fractionText,
  multiply,
  ONE,
  type Rational,
  rational,
  subtract,
} from "../../../exact/rational.ts";
import { approximationsNotation, realApproximations } from "../../algebra/approximations.ts";
import { countedRoots, countRoots, exactRoot, rootsNotation } from "../../algebra/counted-roots.ts";
import { type Polynomial, subtractPolynomials, xPlus } from "../../algebra/polynomial.ts";
import { added, raised } from "../../algebra/polynomial-expression.ts";
import { polynomialNotation } from "../../algebra/polynomial-notation.ts";
import {
  isRational,
  isRootOf,
  type QuadraticNumber,
  rootNotation,
} from "../../algebra/quadratic-number.ts";
import { exactRoots } from "../../algebra/quadratic-roots.ts";
import { rootsCheck } from "../../algebra/roots-check.ts";
import type { InputIn } from "../../definition.ts";
import { readRationals } from "../../input/read-number.ts";
import type { Exact } from "../../working/exact-value.ts";
import { type Line, line } from "../../working/line.ts";
import { joined, type Notation, power, write } from "../../working/notation.ts";
import { answered, type Calculation, type Check, check, worked } from "../../working/working.ts";
import type { definition } from "./definition.ts";

const HALF = rational(1n, 2n);

/**
 * Solves (x + a)⁴ + (x + b)⁴ = c through the average y of x + a and x + b: the odd powers cancel and
 * a quadratic in y² is left. If y² is irrational, that quadratic is the answer, with the real roots
 * to twelve digits in addition.
 *
 * @throws {DomainError} `bad_number`, `zero_denominator` or `too_long`
 */
export function byAverage(
  input: InputIn<typeof definition, "quartic">,
): Calculation<readonly Exact[]> {
  const [a, b, c] = readRationals([input.a, input.b, input.c]);
  const mean = multiply(add(a, b), HALF);
  const signed = multiply(subtract(a, b), HALF);
  const half = rational(magnitude(signed.numerator), signed.denominator);
  const halfSq = multiply(half, half);
  const inY: Polynomial = [
    ONE,
    multiply(rational(6n), halfSq),
    subtract(multiply(halfSq, halfSq), multiply(c, HALF)),
  ];
  const squares = exactRoots(inY);
  const different = countRoots(squares).map(({ root }) => root);
  const isSolved = squares.every(isRational);
  const roots = isSolved
    ? squares.toReversed().flatMap(({ rational: square }) => rootsAround(mean, square))
    : [];
  const fourthPowers = added(raised(xPlus(a), 4), raised(xPlus(b), 4));
  const quartic = subtractPolynomials(fourthPowers.value, [c]);
  const end = isSolved ? rootsNotation(roots) : reducedForm(mean, squares);

  return worked<readonly Exact[]>({
    outcome: isSolved ? "solved" : "reduced",
    result: isSolved ? roots.map(exactRoot) : null,
    ...(isSolved && { roots: countedRoots(roots) }),
    statement: answered(write`${fourthPowers.notation} = ${c}`, "→", end),
    lines: [
      line(
        "The average of the two is the new unknown y:",
        write`y = ${polynomialNotation(xPlus(mean))}`,
        { average: `x + ${fractionText(mean)}` },
      ),
      line(
        "Each of the two lies half their difference from it:",
        write`${power(write`y + ${half}`, 4)} + ${power(write`y − ${half}`, 4)} = ${c}`,
        { halfDifference: half },
      ),
      line(
        "The odd powers of y cancel; halve, and write Y for y²:",
        write`${polynomialNotation(inY, "Y")} = 0 with Y = ${power("y", 2)}`,
        { inY },
      ),
      line("Solve for Y:", rootsNotation(squares, "Y"), { Y: different.map(exactRoot) }),
      ...(isSolved
        ? different.toReversed().map((root) => rootLine(mean, root.rational))
        : [approximationLine(quartic)]),
    ],
    check: isSolved ? rootsCheck(quartic, roots) : squaresCheck(inY, squares),
  });
}

function reducedForm(mean: Rational, squares: readonly QuadraticNumber[]): Notation {
  const sides = squares.map(
    (root) => write`${power(polynomialNotation(xPlus(mean)), 2)} = ${rootNotation(root)}`,
  );
  return joined(sides, " or ");
}

// (x + mean)² = square, as a quadratic in x.
function rootsAround(mean: Rational, square: Rational): QuadraticNumber[] {
  const constant = subtract(multiply(mean, mean), square);
  return exactRoots([ONE, multiply(rational(2n), mean), constant]);
}

function rootLine(mean: Rational, square: Rational): Line {
  return line(
    "From Y back to x:",
    write`${power(polynomialNotation(xPlus(mean)), 2)} = ${square} → ${rootsNotation(rootsAround(mean, square))}`,
  );
}

function approximationLine(quartic: Polynomial): Line {
  const numericRoots = realApproximations(quartic);
  return numericRoots.length === 0
    ? line("Neither square is a number above 0, so x is not real:", ["no real root"], {
        numericRoots,
      })
    : line(
        "The squares are the exact answer; to twelve digits the real roots are:",
        approximationsNotation(numericRoots),
        { numericRoots },
      );
}

function squaresCheck(inY: Polynomial, squares: readonly QuadraticNumber[]): Check {
  return check(
    "by substitution",
    "the reduced equation is true for both values of Y.",
    write`${polynomialNotation(inY, "Y")} = 0 at Y = ${joined(squares.map(rootNotation), ", ")}`,
    squares.every((root) => isRootOf(inY, root)),
  );
}
