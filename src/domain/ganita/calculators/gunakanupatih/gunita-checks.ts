import { type Decimal, decimal } from "../../../exact/decimal.ts";
import { magnitude } from "../../../exact/greatest-common-divisor.ts";
import { add, areEqual, isZero, type Rational, ZERO } from "../../../exact/rational.ts";
import { expansionCheck } from "../../algebra/expansion-check.ts";
import { compared } from "../../algebra/linear-pair.ts";
import { areSamePolynomials, type Polynomial } from "../../algebra/polynomial.ts";
import { multiplied } from "../../algebra/polynomial-expression.ts";
import { polynomialNotation } from "../../algebra/polynomial-notation.ts";
import type { InputIn } from "../../definition.ts";
import { digitRoot, digitsOf } from "../../digits/digits.ts";
import { readDecimal } from "../../input/read-number.ts";
import { MAX_TOTAL_DEGREE, readFactorList, readPolynomial } from "../../input/read-polynomial.ts";
import { asExpression, equals, minus, plus, times } from "../../working/expression.ts";
import { type Line, line } from "../../working/line.ts";
import { comparison, factor, joined, type Notation, write } from "../../working/notation.ts";
import { type Calculation, check, judged, remark, worked } from "../../working/working.ts";
import type { definition } from "./definition.ts";

type GunitaVerdict = {
  /** A wrong product can pass; a product that fails is wrong. */
  readonly checkPasses: boolean;
  readonly exactlyEqual: boolean;
};

/** Compares the product of the factors' coefficient sums with the coefficient sum of the product. */
export function checkByCoefficientSums(
  input: InputIn<typeof definition, "polynomial">,
): Calculation<GunitaVerdict> {
  const factors = readFactorList(input.factors, MAX_TOTAL_DEGREE);
  const claim = readPolynomial(input.product, MAX_TOTAL_DEGREE);
  const factorSums = factors.map(sumOf) as [Rational, ...Rational[]];
  const productOfSums = times(...factorSums);
  const sumOfProduct = sumOf(claim);
  const product = multiplied(factors);
  const checkPasses = areEqual(productOfSums.value, sumOfProduct);
  const exactlyEqual = areSamePolynomials(product.value, claim);

  return worked<GunitaVerdict>({
    result: { checkPasses, exactlyEqual },
    statement: judged(comparison(product.notation, polynomialNotation(claim), exactlyEqual)),
    lines: [
      line(
        "Add the coefficients of each factor (its value at x = 1):",
        write`x = 1: ${joined(factors.map(withSum), ", ")}`,
        { factorSums },
      ),
      line("Multiply the sums:", productOfSums, { productOfSums }),
      line("Add the coefficients of the product given:", write`x = 1: ${withSum(claim)}`, {
        sumOfProduct,
      }),
      line(verdictText(checkPasses), compared(productOfSums.value, sumOfProduct)),
      line("Multiplied out in full:", product, { expansion: product }),
      ...rootLines(claim),
    ],
    check: expansionCheck(factors, product.value, checkPasses || !exactlyEqual),
    remarks: checkPasses && !exactlyEqual ? [PASSES_YET_WRONG] : [],
  });
}

/** Compares digit roots of factors and product: casting out nines. */
export function checkByDigitRoots(
  input: InputIn<typeof definition, "number">,
): Calculation<GunitaVerdict> {
  const [a, b, claim] = [readDecimal(input.a), readDecimal(input.b), readDecimal(input.product)];
  const [rootA, rootB, rootOfClaim] = [a, b, claim].map(rootOf) as [number, number, number];
  const rootOfProductOfRoots = digitRoot(BigInt(rootA * rootB));
  const checkPasses = rootOfProductOfRoots === rootOfClaim;
  const elevens = checkPasses ? castOutElevens(a, b, claim) : { lines: [], agree: true };
  const product = decimal(a.coefficient * b.coefficient, a.places + b.places);
  const exactlyEqual = product.coefficient === claim.coefficient && product.places === claim.places;

  return worked<GunitaVerdict>({
    result: { checkPasses, exactlyEqual },
    statement: judged(comparison(write`${a} × ${factor(b)}`, claim, exactlyEqual)),
    lines: [
      line("The digit roots (bījāṅka) of the factors:", write`${a} → ${rootA}, ${b} → ${rootB}`, {
        digitRoots: [rootA, rootB],
      }),
      line(
        "The root of their product:",
        write`${rootA} × ${rootB} = ${rootA * rootB} → ${rootOfProductOfRoots}`,
        { rootOfProductOfRoots },
      ),
      line("The root of the product given:", write`${claim} → ${rootOfClaim}`, { rootOfClaim }),
      line(verdictText(checkPasses), comparison(rootOfProductOfRoots, rootOfClaim, checkPasses)),
      ...elevens.lines,
    ],
    check: check(
      "by multiplying in full",
      "",
      write`${a} × ${factor(b)} = ${product}`,
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
      "Elevens can see what nines do not: from the units on, take every other digit away, and leave out elevens:",
      joined([a, b, claim].map(elevensNotation), "; "),
    ),
    line(
      "What elevens leave of the factors, multiplied:",
      reduced(equals(times(leftA, leftB)), leftA * leftB, ofProduct),
    ),
    line(
      agree ? "Here, too, the two agree:" : "Here the two differ, so the product given is wrong:",
      comparison(ofProduct, leftOfClaim, agree),
    ),
  ];
  return { lines, agree };
}

const leftByElevens = ({ coefficient }: Decimal) => Number(magnitude(coefficient) % 11n);

const LONGEST_TOLD = 12;

// 56808: 8 − 0 + 8 − 6 + 5 = 15 → 4
function elevensNotation(number: Decimal): Notation {
  const [units, ...others] = digitsOf(number.coefficient).toReversed() as [number, ...number[]];
  const size = magnitude(number.coefficient);
  const left = leftByElevens(number);
  if (others.length >= LONGEST_TOLD) return write`${size} → ${left}`;
  const sum = others.reduce(
    (total, digit, index) => (index % 2 === 0 ? minus(total, digit) : plus(total, digit)),
    asExpression(units),
  );
  const said = others.length > 0 ? equals(sum) : sum.notation;
  return write`${size}: ${reduced(said, Number(sum.value.numerator), left)}`;
}

const reduced = (said: Notation, value: number, left: number): Notation =>
  value === left ? said : write`${said} → ${left}`;

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

const withSum = (p: Polynomial): Notation => write`${polynomialNotation(p)} = ${sumOf(p)}`;

const rootOf = ({ coefficient }: Decimal) => digitRoot(magnitude(coefficient));

// If the coefficients add up to 0, 1 is a root; if both sums of alternate ones are equal, −1 is.
function rootLines(claim: Polynomial): Line[] {
  const [even, odd] = [0, 1].map((parity) =>
    claim.filter((_, index) => index % 2 === parity).reduce(add, ZERO),
  ) as [Rational, Rational];
  const found: (Line | false)[] = [
    isZero(add(even, odd)) &&
      line(
        "The coefficients add up to 0, so x − 1 divides the product given:",
        write`x = 1: ${withSum(claim)}`,
      ),
    areEqual(even, odd) &&
      line(
        "Every other coefficient adds up to as much as the rest, so x + 1 divides the product given:",
        compared(even, odd),
      ),
  ];
  return found.filter((made) => made !== false);
}
