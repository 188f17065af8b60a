import { DomainError } from "../../../domain-error.ts";
import { fractionText, isZero } from "../../../exact/rational.ts";
import { approximationsNotation, cubicApproximations } from "../../algebra/approximations.ts";
import { rootsNotation } from "../../algebra/counted-roots.ts";
import { degree, type Polynomial, xPlus } from "../../algebra/polynomial.ts";
import { expanded } from "../../algebra/polynomial-expression.ts";
import { polynomialNotation } from "../../algebra/polynomial-notation.ts";
import { asQuadraticNumber, type QuadraticNumber } from "../../algebra/quadratic-number.ts";
import { exactRoots } from "../../algebra/quadratic-roots.ts";
import {
  type RationalRoot,
  rationalRoots,
  refuseLongSearch,
} from "../../algebra/rational-roots.ts";
import { solvedPolynomial } from "../../algebra/roots-check.ts";
import type { InputIn } from "../../definition.ts";
import { readRationals } from "../../input/read-number.ts";
import type { Exact } from "../../working/exact-value.ts";
import { type Line, line } from "../../working/line.ts";
import { write } from "../../working/notation.ts";
import { answered, type Calculation, type Lines, remark, worked } from "../../working/working.ts";
import {
  type CompletedCube,
  completedCube,
  completedNotation,
  completionCheck,
} from "./completed-cube.ts";
import type { definition } from "./definition.ts";

/**
 * Solves a cubic by completing the cube, which removes the square term, and dividing by its
 * rational roots. Without a rational root the completed form is the answer, with the roots to
 * twelve digits in addition.
 *
 * Takes coefficients of at most 30 digits, in whole numbers the first and the last at most 10^12.
 *
 * @throws {DomainError} `bad_number`, `zero_denominator`, `too_long`, or `outside_domain` for a = 0.
 */
export function completeCube(
  input: InputIn<typeof definition, "cubic">,
): Calculation<readonly Exact[]> {
  const cubic = readRationals([input.a, input.b, input.c, input.d]);
  if (isZero(cubic[0]!)) {
    throw new DomainError(
      "outside_domain",
      "With a = 0 this is no cubic. Give another a.",
      ["puranapuranabhyam"],
      input.a,
    );
  }
  refuseLongSearch(cubic);

  const completed = completedCube(cubic);
  const { roots: rational, rest } = rationalRoots(cubic);
  const lines = [...completionLines(cubic, completed), rationalRootsLine(rational)];
  if (rational.length === 0) {
    return worked<readonly Exact[]>({
      outcome: "completed",
      result: null,
      statement: answered(
        write`${polynomialNotation(cubic)} = 0`,
        "→",
        completedNotation(completed),
      ),
      lines: [...lines, approximationLine(cubic)],
      check: completionCheck(cubic, completed),
      remarks: choiceRemarks(completed),
    });
  }

  const pair = degree(rest) === 2 ? exactRoots(rest) : [];
  const roots = [...repeated(rational), ...pair];
  return solvedPolynomial(
    cubic,
    roots,
    [
      ...lines,
      pair.length > 0 &&
        line(
          "Divided by these, a quadratic is left; complete its square:",
          write`${polynomialNotation(rest)} = 0 → ${rootsNotation(pair)}`,
        ),
    ],
    choiceRemarks(completed),
  );
}

function completionLines(cubic: Polynomial, completed: CompletedCube): Lines {
  const { monic, shift, cube, added, depressed } = completed;
  const isMonic = cubic[0]!.numerator === 1n && cubic[0]!.denominator === 1n;
  return [
    !isMonic && line("Divide by the first coefficient:", write`${polynomialNotation(monic)} = 0`),
    line(
      "A third of the coefficient of x² gives the cube that begins alike:",
      isZero(shift)
        ? write`y = x`
        : write`y = ${polynomialNotation(xPlus(shift))}, ${expanded(cube)}`,
      { y: `x + ${fractionText(shift)}` },
    ),
    line(
      "Add what the equation lacks of that cube on both sides:",
      write`${cube.notation} = ${polynomialNotation(added)}`,
      { addedToComplete: added },
    ),
    line("In y no square is left:", completedNotation(completed), { depressed }),
  ];
}

const repeated = (roots: readonly RationalRoot[]) =>
  roots.flatMap(({ root, multiplicity }) =>
    Array<QuadraticNumber>(multiplicity).fill(asQuadraticNumber(root)),
  );

function rationalRootsLine(roots: readonly RationalRoot[]): Line {
  return line(
    "Look for rational roots of x, a divisor of the constant over a divisor of the first coefficient:",
    roots.length === 0 ? ["no rational root"] : rootsNotation(repeated(roots)),
    { rationalRoots: roots.map(({ root }) => root) },
  );
}

function approximationLine(cubic: Polynomial): Line {
  const numericRoots = cubicApproximations(cubic);
  return line(
    "The completed form is the answer; to twelve digits its roots are:",
    approximationsNotation(numericRoots),
    { numericRoots },
  );
}

function choiceRemarks({ shift }: CompletedCube) {
  if (shift.denominator === 1n) return [];
  return [
    remark(
      "A whole number near a third of the coefficient of x² completes the cube as well; taking the third itself always removes the square.",
    ),
  ];
}
