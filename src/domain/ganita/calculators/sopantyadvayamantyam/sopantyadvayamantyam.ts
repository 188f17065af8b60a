import { DomainError } from "../../../domain-error.ts";
import {
  add,
  areEqual,
  fractionText,
  isZero,
  multiply,
  negate,
  ONE,
  type Rational,
  rational,
  subtract,
} from "../../../exact/rational.ts";
import { type Polynomial, xPlus } from "../../algebra/polynomial.ts";
import { bracketed, polynomialNotation } from "../../algebra/polynomial-notation.ts";
import type { Equation } from "../../algebra/rational-equation.ts";
import { solvedForX } from "../../algebra/solved-equation.ts";
import type { InputIn } from "../../definition.ts";
import { byMode } from "../../input/mode.ts";
import { readRationals } from "../../input/read-number.ts";
import type { Exact } from "../../working/exact-value.ts";
import { equals, minus } from "../../working/expression.ts";
import { type Line, line } from "../../working/line.ts";
import { joined, write } from "../../working/notation.ts";
import { type Calculation, remark } from "../../working/working.ts";
import { definition } from "./definition.ts";
import { byTeens } from "./sopantya-teens.ts";

/**
 * Works by sopāntya-dvayam antyam (सोपान्त्यद्वयमन्त्यम्), "the ultimate and twice the penultimate":
 * an equation of four fractions whose factors are in progression, and, in later teaching,
 * multiplication by 11 to 19.
 *
 * Takes constants of at most 30 digits, and for multiplication any number of at most 1,000. If the
 * factors are not in progression, it clears the fractions instead.
 *
 * @throws {DomainError} `bad_number`, `too_long`, `bad_mode`, or `outside_domain` for s = p and for
 * multipliers other than 11 to 19.
 * @see Tirthaji, Vedic Mathematics (1965), for the equation; the multiplication is of later teachers.
 *
 * @example
 * sopantyadvayamantyam({ p: "3", q: "4", r: "5", s: "6" }).result; // "-16/3"
 * sopantyadvayamantyam({ mode: "multiply", n: "132", by: "12" }).result; // 1584n
 */
export const sopantyadvayamantyam = byMode(definition, {
  equation: progressionEquation,
  multiply: byTeens,
});

function progressionEquation(input: InputIn<typeof definition, "equation">): Calculation<Exact> {
  const constants = readRationals([input.p, input.q, input.r, input.s]);
  const [p, , r, s] = constants;
  if (areEqual(p, s)) {
    throw new DomainError(
      "outside_domain",
      "The first and the last factor are the same, so x drops out. Give a last factor that differs from the first.",
    );
  }

  const equation = equationOf(constants);
  const inProgression = areInProgression(constants);
  const cleared = inProgression
    ? { above: negate(add(s, multiply(TWO, r))), below: rational(3n) }
    : clearedQuotient(constants);
  return solvedForX(
    equation,
    cleared,
    [
      progressionLine(constants, inProgression),
      inProgression
        ? line(
            "The ultimate and twice the penultimate together are zero:",
            write`${bracketed(xPlus(s))} + 2${bracketed(xPlus(r))} = 0`,
            { equation: `(${factorText(s)}) + 2(${factorText(r)}) = 0` },
          )
        : line(
            "Multiply the fractions away instead; x² cancels:",
            write`${polynomialNotation([cleared.below, negate(cleared.above)])} = 0`,
            { equation: "cleared fractions" },
          ),
    ],
    inProgression ? [] : [NOT_IN_PROGRESSION],
  );
}

const NOT_IN_PROGRESSION = remark(
  "The four factors do not follow each other by equal steps, so the sutra does not apply; the fractions are cleared instead.",
  "paravartya-yojayet",
);

type Four = [Rational, Rational, Rational, Rational];

const TWO = rational(2n);

function equationOf(constants: Four): Equation {
  const [a, b, c, d] = constants.map(xPlus) as [Polynomial, Polynomial, Polynomial, Polynomial];
  const overProduct = (...below: Polynomial[]) => ({ above: [[ONE]], below });
  return {
    left: [overProduct(a, b), overProduct(a, c)],
    right: [overProduct(a, d), overProduct(b, c)],
  };
}

function areInProgression([p, q, r, s]: Four): boolean {
  const step = subtract(q, p);
  return !isZero(step) && areEqual(subtract(r, q), step) && areEqual(subtract(s, r), step);
}

// Multiplied by ABCD, the equation becomes CD + BD = BC + AD, in which x² cancels.
const clearedQuotient = ([p, q, r, s]: Four) => ({
  above: subtract(multiply(q, r), multiply(s, subtract(add(q, r), p))),
  below: subtract(s, p),
});

function progressionLine([p, q, r, s]: Four, inProgression: boolean): Line {
  const steps = [minus(q, p), minus(r, q), minus(s, r)];
  return line(
    inProgression
      ? "The constants grow by equal steps, so the sutra applies:"
      : "The constants do not grow by equal steps, so the sutra does not apply:",
    joined(
      steps.map((step) => equals(step)),
      ", ",
    ),
    { inProgression, ultimate: factorText(s), penultimate: factorText(r) },
  );
}

const factorText = (constant: Rational) => `x + ${fractionText(constant)}`;
