import { fractionText, negate, ONE, type Rational, rational } from "../../exact/rational.ts";
import { countedRoots, countRoots, rootsNotation } from "../algebra/counted-roots.ts";
import { exactRoots, type QuadraticNumber } from "../algebra/quadratic-number.ts";
import { rationalRoots, refuseLongSearch } from "../algebra/rational-roots.ts";
import {
  factoredNotation,
  multipliedOut,
  type RepeatedFactor,
  rootsOfFactors,
  squareFreeFactors,
} from "../algebra/repeated-factors.ts";
import { solvedPolynomial } from "../algebra/roots-check.ts";
import { calculator } from "../calculator.ts";
import { GanitaError } from "../ganita-error.ts";
import { nonZero, texts, withRoots } from "../input/draws.ts";
import { HIGHEST_FIRST, listOf } from "../input/inputs.ts";
import { joined, write } from "../notation.ts";
import {
  areSamePolynomials,
  clearDenominators,
  commonFactor,
  degree,
  derivative,
  dividePolynomials,
  type Polynomial,
  xPlus,
} from "../polynomial.ts";
import { inFactors } from "../polynomial-expression.ts";
import { polynomialNotation } from "../polynomial-notation.ts";
import { readPolynomial } from "../read-polynomial.ts";
import { exact } from "../working/exact-value.ts";
import { minus, raisedTo, times } from "../working/expression.ts";
import { line } from "../working/line.ts";
import { differential, posed } from "../working/parts.ts";
import { answered, check, worked } from "../working/working.ts";

/**
 * Solves polynomials by calana-kalanābhyām (चलनकलनाभ्याम्), "by calculus": a quadratic's first
 * differential is the root of its discriminant; a higher polynomial shares its repeated factors
 * with its first differential.
 *
 * Takes degrees 1 to 8 and coefficients of at most 30 digits, in whole numbers the first and the
 * last at most 10^12.
 *
 * @throws {DomainError} `empty`, `bad_number`, `zero_denominator`, `too_long`, or `outside_domain`
 * for a constant.
 * @see Tirthaji, Vedic Mathematics (1965), for these two uses; "Vedic Mathematics – Methods" (Sri
 * Sathya Sai Veda Pratishtan).
 *
 * @example
 * chalanaKalanabhyam({ coefficients: ["7", "-11", "-7"] }).result; // ["(11 - √317)/14", "(11 + √317)/14"]
 */
export const chalanaKalanabhyam = calculator({
  path: "chalana-kalanabhyam",
  name: "Chalana-kalanabhyam",
  devanagari: "चलनकलनाभ्याम्",
  iast: "calana-kalanābhyām",
  meaning: "by calculus, literally by sequential motion",
  summary: "Find roots and repeated factors of a polynomial by its derivatives.",
  description: "Takes degrees 1 to 8.",
  modes: [
    {
      label: "A polynomial of degree 1 to 8",
      description: "A polynomial = 0, coefficients from the highest power down.",
      draws: (draw, hard) => {
        const root = nonZero(draw, 4);
        const others = hard === 0 ? [nonZero(draw, 4)] : [root, nonZero(draw, 3 + hard)];
        return { coefficients: texts(...withRoots(1, root, ...others)) };
      },
      work: rootsByDifferentials,
      inputs: {
        coefficients: listOf("coefficients", "c", "Coefficients of the polynomial", {
          hint: HIGHEST_FIRST,
        }),
      },
      sense: "polynomial",
      examples: [
        {
          label: "7x² − 11x − 7",
          title: "A quadratic",
          input: { coefficients: ["7", "-11", "-7"] },
        },
        {
          label: "x⁴ + 2x² + 1",
          title: "A repeated factor",
          input: { coefficients: ["1", "0", "2", "0", "1"] },
        },
        { label: "x³ − 4x² + 5x − 2", input: { coefficients: ["1", "-4", "5", "-2"] } },
        {
          label: "x⁵ − 15x³ + 10x² + 60x − 72",
          input: { coefficients: ["1", "0", "-15", "10", "60", "-72"] },
        },
      ],
    },
  ],
});

const MAX_DEGREE = 8;

function rootsByDifferentials({ coefficients }: { readonly coefficients: readonly string[] }) {
  const p = readPolynomial(coefficients, MAX_DEGREE);
  if (degree(p) < 1) {
    throw new GanitaError(
      "outside_domain",
      "A constant has no differential. Give a polynomial of degree 1 to 8.",
    );
  }
  refuseLongSearch(p);
  return degree(p) <= 2 ? byFirstDifferential(p) : byRepeatedFactors(p);
}

function byFirstDifferential(p: Polynomial) {
  const roots = exactRoots(p);
  return solvedPolynomial(p, roots, [
    derivativesLine(p),
    ...(degree(p) === 2 ? discriminantLines(p, derivative(p)) : []),
    line("solve", solving(roots), rootsNotation(p, roots)),
  ]);
}

function solving(roots: readonly QuadraticNumber[]): string {
  if (roots.length === 1) return "Solve:";
  return countRoots(roots).length === 2
    ? "Solve the two simple equations:"
    : "The two simple equations are the same, so their root counts twice:";
}

function discriminantLines(p: Polynomial, first: Polynomial) {
  const [a, b, c] = p as [Rational, Rational, Rational];
  const discriminant = minus(raisedTo(b, 2), times(4n, a, c));
  return [
    line("discriminant", "The discriminant, b² − 4ac:", discriminant, { discriminant }),
    line(
      "simple",
      "The first differential is the root of the discriminant, with both signs:",
      posed(
        polynomialNotation(first),
        write`±${{ kind: "root", radicand: write`${discriminant.value}` }}`,
      ),
      { firstDifferential: first },
    ),
  ];
}

function byRepeatedFactors(p: Polynomial) {
  const { roots, rest } = rationalRoots(p);
  const linear = roots.map(({ root, multiplicity }) => ({
    factor: xPlus(negate(root)),
    times: multiplicity,
  }));
  const others = squareFreeFactors(rest);
  const whole = clearDenominators(p).map((coefficient) => rational(coefficient));
  const factored = factoredNotation(p, [...others, ...linear]);
  const equation = posed(polynomialNotation(p), factored);
  return worked({
    result: {
      // How often each root occurs.
      rationalRoots: new Map(
        roots.map(({ root, multiplicity }) => [fractionText(root), multiplicity]),
      ),
      // What is left after dividing by each x − root; a constant is written 1.
      remainingFactor: (degree(rest) === 0 ? [ONE] : rest).map(exact),
    },
    roots: countedRoots(rootsOfFactors([...linear, ...others])),
    statement: answered(polynomialNotation(p), "=", factored),
    lines: [
      derivativesLine(p),
      ...commonLines(p, [...others, ...linear]),
      line(
        "rationalRoots",
        "The rational roots:",
        roots.length === 0 ? write`no rational root` : rootsNotation(p, rootsOfFactors(linear)),
      ),
      line("factors", "The factors that belong to them, and what is left:", equation),
    ],
    check: check(
      "by multiplying back",
      "the factors give the polynomial again.",
      posed(factored, polynomialNotation(p)),
      areSamePolynomials(multipliedOut([...linear, { factor: rest, times: 1 }]), whole),
    ),
  });
}

// A factor that occurs r + 1 times in a polynomial occurs r times in its first differential.
function commonLines(p: Polynomial, factors: readonly RepeatedFactor[]) {
  const first = derivative(p);
  const common = commonFactor(p, first);
  const figures = { commonWithD1: common.map(exact) };
  if (degree(common) === 0) {
    const description =
      "The polynomial and its first differential have no factor in common (Euclid's division), so none is repeated:";
    return [line("common", description, write`no common factor`, figures)];
  }
  const taken = (whole: Polynomial) =>
    inFactors(whole, [common, dividePolynomials(whole, common).quotient]);
  const repeated = factors.filter(({ times }) => times > 1);
  const rest = dividePolynomials(p, multipliedOut(repeated)).quotient;
  return [
    line(
      "common",
      "What the polynomial and its first differential have in common (Euclid's division):",
      write`${taken(p)}, ${taken(first)}`,
      figures,
    ),
    line(
      "repeated",
      "A factor found r times there is found r + 1 times in the polynomial:",
      posed(
        polynomialNotation(p),
        factoredNotation(p, [
          ...repeated,
          ...(degree(rest) > 0 ? [{ factor: rest, times: 1 }] : []),
        ]),
      ),
    ),
  ];
}

function derivativesLine(p: Polynomial) {
  const derivatives: Polynomial[] = [];
  for (let next = derivative(p); derivatives.length < degree(p); next = derivative(next)) {
    derivatives.push(next);
  }
  return line(
    "derivatives",
    derivatives.length === 1 ? "The first differential:" : "The successive differentials:",
    joined(
      derivatives.map((next, index) =>
        differential(`D${SUBSCRIPTS[index]!}`, derivatives[index - 1] ?? p, next),
      ),
      ", ",
    ),
    { derivatives },
  );
}

const SUBSCRIPTS = "₁₂₃₄₅₆₇₈";
