import { type Decimal, decimal } from "../../exact/decimal.ts";
import { digitRoot, digitsOf } from "../../exact/digits.ts";
import { magnitude } from "../../exact/greatest-common-divisor.ts";
import { add, areEqual, isZero, ONE, type Rational, ZERO } from "../../exact/rational.ts";
import { expansionCheck } from "../algebra/expansion-check.ts";
import { found } from "../blanks.ts";
import { calculator } from "../calculator.ts";
import { alsoClaiming, claiming } from "../claims.ts";
import { GanitaError } from "../ganita-error.ts";
import { digitsDrawn, linearFactors, rightOrNot, text, texts, timesOut } from "../input/draws.ts";
import { FACTORS, listOf, number, rows, type Typed } from "../input/inputs.ts";
import { comparison, factor, joined, type Notation, write } from "../notation.ts";
import { areSamePolynomials, type Polynomial, valueAt } from "../polynomial.ts";
import { expanded, multiplied } from "../polynomial-expression.ts";
import { polynomialNotation } from "../polynomial-notation.ts";
import { MAX_DIGITS, readDecimal, readRational } from "../read-number.ts";
import { MAX_TOTAL_DEGREE, readFactorList, readPolynomial } from "../read-polynomial.ts";
import { readable, readableExact } from "../working/exact-value.ts";
import {
  asExpression,
  dividedBy,
  equals,
  equation,
  findsDecimal,
  minus,
  plus,
  times,
  wholeValue,
} from "../working/expression.ts";
import { line } from "../working/line.ts";
import {
  compared,
  leadsTo,
  leaves,
  leftOfElevens,
  posed,
  valueWithRoot,
  where,
  withDigitRoot,
} from "../working/parts.ts";
import { answered, check, judged, remark, worked } from "../working/working.ts";

/**
 * Checks products by guṇita-samuccayaḥ (गुणितसमुच्चयः), "the sum of the product", which equals its
 * sub-sutra's samuccaya-guṇitaḥ (समुच्चयगुणितः), "the product of the sums": sums of coefficients for
 * polynomials, digit roots for numbers. A third mode multiplies with the multipliers in proportion.
 *
 * The check can only refute a product, so the result also has the exact comparison.
 *
 * @throws {DomainError} `empty`, `bad_number`, `zero_denominator`, `too_long`, `bad_mode` or
 * `zero_ratio`
 * @see Tirthaji, Vedic Mathematics (1965); "Vedic Mathematics – Methods" (Sri Sathya Sai Veda
 * Pratishtan), whose exercises hold two false factorisations.
 *
 * @example
 * gunakanupatih({ factors: [["1", "2"], ["1", "3"]], product: ["1", "6", "5"] }).result;
 * // { checkPasses: true, exactlyEqual: false }
 */
export const gunakanupatih = calculator({
  path: "gunakanupatih",
  name: "Guṇitasamuccayaḥ (listed as gunakanupatih)",
  devanagari: "गुणितसमुच्चयः",
  iast: "guṇita-samuccayaḥ",
  meaning: "the sum of the coefficients of the product",
  summary: "Check a product by sums of coefficients or digit roots, or multiply in proportion.",
  description: "The check can only refute: whether the product is right stands beside it.",
  modes: [
    {
      mode: "polynomial",
      label: "Polynomials: sums of coefficients",
      description:
        "Polynomials and what they should multiply to, coefficients from the highest power down.",
      draws: (draw, hard) => {
        const factors = linearFactors(draw, hard);
        return {
          factors: factors.map((factor) => texts(...factor)),
          product: rightOrNot(draw, factors.reduce(timesOut, [1])),
        };
      },
      work: checkByCoefficientSums,
      inputs: {
        factors: listOf("factors", "f", "Factor", {
          hint: "Coefficients from the highest power down: 1, 3 is x + 3.",
        }),
        product: listOf("coefficients", "e", "Their product is said to be", {
          hint: "Coefficients again: 1, 5, 6 is x² + 5x + 6.",
        }),
      },
      sense: "factorisation",
      examples: [
        {
          label: "(x + 3)(x + 2) = x² + 5x + 6?",
          title: "Polynomials",
          input: { factors: rows("1 3; 1 2"), product: ["1", "5", "6"] },
        },
        {
          label: "(x + 2)(x + 3) = x² + 6x + 5?",
          input: { factors: rows("1 2; 1 3"), product: ["1", "6", "5"] },
        },
        {
          label: "(x + 2)(x + 3)(x + 8) = x³ + 13x² + 44x + 48?",
          input: { factors: rows("1 2; 1 3; 1 8"), product: ["1", "13", "44", "48"] },
        },
      ],
    },
    {
      mode: "number",
      label: "Numbers: digit roots",
      description: "Two numbers and what they should multiply to.",
      draws: (draw, hard) => {
        const [a, b] = [digitsDrawn(draw, 2 + hard), digitsDrawn(draw, 2 + hard)];
        return {
          a: text(a),
          b: text(b),
          product: text(a * b + (draw(0, 1) === 0 ? 0 : draw(1, 9))),
        };
      },
      work: checkByDigitRoots,
      inputs: { ...FACTORS, product: number("Product to check", { sign: "=" }) },
      examples: [
        {
          label: "123 × 456 = 56808?",
          title: "Numbers",
          input: { a: "123", b: "456", product: "56808" },
        },
      ],
    },
    {
      mode: "proportion",
      label: "Multipliers in proportion",
      description: "The product of a and b, a multiplied and b divided by the ratio first.",
      draws: (draw, hard) => {
        const by = draw(2, 4 + hard);
        return {
          a: text(by * draw(3, 12 + 9 * hard)),
          b: text(draw(2, 9) * 5 ** (1 + hard)),
          ratio: `1/${by}`,
        };
      },
      work: inProportion,
      inputs: {
        ...FACTORS,
        ratio: number("In the ratio", {
          of: "coefficient",
          hint: "The first is multiplied by it, the second divided.",
        }),
      },
      examples: [
        {
          label: "16 × 25, by 1/4",
          title: "In proportion",
          input: { a: "16", b: "25", ratio: "1/4" },
        },
      ],
    },
  ],
});

/**
 * Multiplies with the multipliers in proportion: what one factor is multiplied by, the other is
 * divided by.
 *
 * Takes numbers and fractions of at most 1,000 digits.
 *
 * @throws {DomainError} `bad_number`, `zero_denominator`, `too_long` or `zero_ratio`
 */
function inProportion(input: Typed<"a" | "b" | "ratio">) {
  const [a, b, ratio] = [input.a, input.b, input.ratio].map((text) =>
    readRational(text, MAX_DIGITS),
  ) as [Rational, Rational, Rational];
  if (isZero(ratio)) {
    throw new GanitaError(
      "zero_ratio",
      "The ratio cannot be 0: nothing can be divided by 0. Give another ratio.",
      [],
      input.ratio,
    );
  }

  const [shownA, shownB] = [readable(a), readable(b)];
  const [scaledA, scaledB] = [times(shownA, readable(ratio)), dividedBy(shownB, readable(ratio))];
  const product = times(readable(scaledA.value), readable(scaledB.value));
  const plain = times(shownA, shownB);
  return worked({
    result: readableExact(product.value),
    statement: answered(write`${shownA} × ${factor(shownB)}`, "=", readable(product.value)),
    lines: [
      line("scaledA", "Multiply the first factor by the ratio:", findsDecimal(scaledA), {
        scaledA,
      }),
      line("scaledB", "Divide the second by the same ratio:", findsDecimal(scaledB), { scaledB }),
      line(
        "product",
        "Multiply the two; the product is the same as before:",
        findsDecimal(product),
      ),
    ],
    check: check(
      "by multiplying the factors as they were",
      "",
      findsDecimal(plain),
      areEqual(product.value, plain.value),
    ),
  });
}

/** Compares the product of the factors' coefficient sums with the coefficient sum of the product. */
export function checkByCoefficientSums(input: {
  readonly factors: readonly (readonly string[])[];
  readonly product: readonly string[];
}) {
  const factors = readFactorList(input.factors, MAX_TOTAL_DEGREE);
  const claim = readPolynomial(input.product, MAX_TOTAL_DEGREE);
  const factorSums = factors.map(sumOf) as [Rational, ...Rational[]];
  const productOfSums = times(...factorSums);
  const sumOfProduct = sumOf(claim);
  const product = multiplied(factors);
  const checkPasses = areEqual(productOfSums.value, sumOfProduct);
  const exactlyEqual = areSamePolynomials(product.value, claim);

  return worked({
    result: { checkPasses, exactlyEqual },
    statement: judged(comparison(product.notation, polynomialNotation(claim), exactlyEqual)),
    lines: [
      line(
        "factorSums",
        "Add the coefficients of each factor (its value at x = 1):",
        where({ x: 1 }, joined(factors.map(withSum), ", ")),
        { factorSums },
      ),
      line("productOfSums", "Multiply the sums:", productOfSums, { productOfSums }),
      line(
        "sumOfProduct",
        "Add the coefficients of the product given:",
        where({ x: 1 }, withSum(claim)),
        {
          sumOfProduct,
        },
      ),
      line("verdict", verdictText(checkPasses), compared(productOfSums.value, sumOfProduct)),
      line("expansion", "Multiplied out in full:", expanded(product), { expansion: product }),
      ...rootLines(claim),
    ],
    check: expansionCheck(factors, claim, exactlyEqual),
    remarks: checkPasses && !exactlyEqual ? [PASSES_YET_WRONG] : [],
  });
}

/** Compares digit roots of factors and product: casting out nines. */
export function checkByDigitRoots(input: Typed<"a" | "b" | "product">) {
  const [a, b, claim] = [readDecimal(input.a), readDecimal(input.b), readDecimal(input.product)];
  const [rootA, rootB, rootOfClaim] = [a, b, claim].map(rootOf) as [number, number, number];
  const rootOfProductOfRoots = digitRoot(BigInt(rootA * rootB));
  const checkPasses = rootOfProductOfRoots === rootOfClaim;
  const elevens = checkPasses ? castOutElevens(a, b, claim) : { lines: [], agree: true };
  const product = decimal(a.coefficient * b.coefficient, a.places + b.places);
  const exactlyEqual = product.coefficient === claim.coefficient && product.places === claim.places;

  return worked({
    result: { checkPasses, exactlyEqual },
    statement: judged(comparison(write`${a} × ${factor(b)}`, claim, exactlyEqual)),
    lines: [
      line(
        "digitRoots",
        "The digit roots (bījāṅka) of the factors:",
        joined([a, b].map(withDigitRoot), ", "),
        {
          digitRoots: [rootA, rootB],
        },
      ),
      line("rootOfProduct", "The root of their product:", valueWithRoot(times(rootA, rootB)), {
        rootOfProductOfRoots,
      }),
      line("rootOfClaim", "The root of the product given:", withDigitRoot(claim), {
        rootOfClaim,
      }),
      line(
        "verdict",
        verdictText(checkPasses),
        comparison(rootOfProductOfRoots, rootOfClaim, checkPasses),
      ),
      ...elevens.lines,
    ],
    check: check(
      "by multiplying in full",
      "",
      exactlyEqual
        ? equation(times(a, b), product)
        : comparison(equation(times(a, b), product), claim, false),
      checkPasses || !exactlyEqual,
    ),
    remarks:
      checkPasses && !exactlyEqual ? [elevens.agree ? PASSES_YET_WRONG : ELEVENS_SHOW_IT] : [],
  });
}

/** Casts out elevens where nines find nothing wrong; of whole numbers only. */
function castOutElevens(a: Decimal, b: Decimal, claim: Decimal) {
  if ([a, b, claim].some(({ places }) => places > 0)) return { lines: [], agree: true };
  const [leftA, leftB, leftOfClaim] = [a, b, claim].map(leftByElevens) as [number, number, number];
  const ofProduct = (leftA * leftB) % 11;
  const agree = ofProduct === leftOfClaim;
  const lines = [
    line(
      "elevens",
      "Casting out elevens can show what nines do not: from the units on, subtract and add the digits in turn; then add or remove elevens:",
      joined([a, b, claim].map(elevensNotation), "; "),
    ),
    line(
      "elevensOfProduct",
      "Multiply what is left of the factors, and remove elevens again:",
      leftOfElevens(BigInt(leftA * leftB), equals(times(leftA, leftB))),
    ),
    line(
      "elevensVerdict",
      agree ? "Here, too, the two agree:" : "Here the two differ, so the product given is wrong:",
      comparison(ofProduct, leftOfClaim, agree),
    ),
  ];
  return { lines, agree };
}

const leftByElevens = ({ coefficient }: Decimal) => Number(magnitude(coefficient) % 11n);

const LONGEST_SHOWN = 12;

// 56808: 8 − 0 + 8 − 6 + 5 = 15 → 4
function elevensNotation(number: Decimal): Notation {
  const [units, ...others] = digitsOf(number.coefficient).toReversed() as [number, ...number[]];
  const size = magnitude(number.coefficient);
  if (others.length >= LONGEST_SHOWN) {
    const left = leftByElevens(number);
    return claiming(leadsTo(size, left), () => [leaves(size, 11n, left)]);
  }
  const sum = others.reduce(
    (total, digit, index) => (index % 2 === 0 ? minus(total, digit) : plus(total, digit)),
    asExpression(units),
  );
  const said = others.length > 0 ? equals(sum) : sum.notation;
  const left = leftOfElevens(wholeValue(sum), said);
  return alsoClaiming(write`${size}: ${left}`, () => [leaves(size, 11n, leftByElevens(number))]);
}

const ELEVENS_SHOW_IT = remark(
  "The check by digit roots passes although the product is wrong; elevens show it. Such a check can show that something is false, never that it is true.",
  "urdhva-tiryagbhyam",
);

const PASSES_YET_WRONG = remark(
  "The check passes although the product is wrong: it can show that something is false, never that it is true.",
  "urdhva-tiryagbhyam",
);

const verdictText = (passes: boolean) =>
  passes
    ? "The two agree, so the product passes the check:"
    : "The two differ, so the product given is wrong:";

const sumOf = (p: Polynomial): Rational => p.reduce(add);

const withSum = (p: Polynomial): Notation => posed(polynomialNotation(p), found(valueAt(p, ONE)));

const rootOf = ({ coefficient }: Decimal) => digitRoot(magnitude(coefficient));

// If the coefficients add up to 0, 1 is a root; if both sums of alternate ones are equal, −1 is.
function rootLines(claim: Polynomial) {
  const [even, odd] = [0, 1].map((parity) =>
    claim.filter((_, index) => index % 2 === parity).reduce(add, ZERO),
  ) as [Rational, Rational];
  const found = [
    isZero(add(even, odd)) &&
      line(
        "rootOne",
        "The coefficients add up to 0, so x − 1 divides the product given:",
        where({ x: 1 }, withSum(claim)),
      ),
    areEqual(even, odd) &&
      line(
        "rootMinusOne",
        "Every second coefficient, added up, makes as much as the others, so x + 1 divides the product given:",
        compared(even, odd),
      ),
  ];
  return found.filter((made) => made !== false);
}
