import { asDecimal } from "../../exact/decimal.ts";
import { digitsOf, powerOfTen } from "../../exact/digits.ts";
import { magnitude } from "../../exact/greatest-common-divisor.ts";
import {
  add,
  areEqual,
  fractionText,
  multiply,
  negate,
  ONE,
  type Rational,
  rational,
  subtract,
} from "../../exact/rational.ts";
import { realApproximations } from "../algebra/approximations.ts";
import { countedRoots, countRoots, exactRoot, rootsNotation } from "../algebra/counted-roots.ts";
import {
  exactRoots,
  isRational,
  isRootOf,
  type QuadraticNumber,
  rootNotation,
} from "../algebra/quadratic-number.ts";
import { leadsToRoots, rootsCheck, zeroAt } from "../algebra/roots-check.ts";
import { found, hidden } from "../blanks.ts";
import { calculator } from "../calculator.ts";
import { claiming, claimsOf } from "../claims.ts";
import { digitsDrawn, text } from "../input/draws.ts";
import { FACTORS, letters, type Typed } from "../input/inputs.ts";
import { factor, joined, type Notation, power, write } from "../notation.ts";
import { type Polynomial, subtractPolynomials, xPlus } from "../polynomial.ts";
import { added, raised } from "../polynomial-expression.ts";
import { polynomialNotation } from "../polynomial-notation.ts";
import { MAX_DIGITS, readRational, readRationals } from "../read-number.ts";
import { exact, readable, readableExact } from "../working/exact-value.ts";
import {
  as,
  dividedBy,
  type Expression,
  equation,
  finds,
  minus,
  type Operand,
  plus,
  raisedTo,
  times,
} from "../working/expression.ts";
import { line } from "../working/line.ts";
import { nearRoots, newLetter, posed, zero } from "../working/parts.ts";
import { answered, type Check, check, worked } from "../working/working.ts";

/**
 * Works by vyaṣṭi-samaṣṭiḥ (व्यष्टिसमष्टिः), "individuality and totality": a product from the average
 * of its factors, and fourth powers of x + a and x + b from the average of the two.
 *
 * Takes numbers and fractions of at most 1,000 digits; in the equation, of at most 30.
 *
 * @throws {DomainError} `bad_number`, `zero_denominator`, `too_long` or `bad_mode`
 * @see Tirthaji, Vedic Mathematics (1965), for the equation, as told by others; the product about the
 * average is the common teaching.
 *
 * @example
 * vyashtisamashtih({ a: "58", b: "62" }).result; // 3596n
 */
export const vyashtisamashtih = calculator({
  path: "vyashtisamashtih",
  name: "Vyashtisamashtih",
  devanagari: "व्यष्टिसमष्टिः",
  iast: "vyaṣṭi-samaṣṭiḥ",
  meaning: "individuality and totality",
  summary: "Multiply about the average, or solve a sum of fourth powers by it.",
  description:
    "The single and the whole: what numbers have in common, and how far each is from it.",
  modes: [
    {
      mode: "product",
      label: "Product about the average",
      description: "The product of a and b.",
      draws: (draw, hard) => {
        const mean = hard === 0 ? 10 * draw(2, 9) : digitsDrawn(draw, 1 + hard);
        const away = draw(1, 5 + 4 * hard);
        return { a: text(mean - away), b: text(mean + away) };
      },
      work: aboutAverage,
      inputs: FACTORS,
      sense: "product",
      examples: [
        { label: "58 × 62", title: "A product", input: { a: "58", b: "62" } },
        { label: "46 × 55", input: { a: "46", b: "55" } },
        { label: "−12 × 18", input: { a: "-12", b: "18" } },
      ],
    },
    {
      mode: "quartic",
      label: "(x + a)⁴ + (x + b)⁴ = c",
      draws: (draw, hard) => {
        const [a, apart, x] = [draw(1, 5 + hard), 2 * draw(1, 2), draw(-9, 2)];
        return { a: text(a), b: text(a + apart), c: text((x + a) ** 4 + (x + a + apart) ** 4) };
      },
      work: byAverage,
      formula: write`${power(["x + a"], 4)} + ${power(["x + b"], 4)} = c`,
      inputs: letters("a", "b", "c"),
      examples: [
        {
          label: "(x + 7)⁴ + (x + 5)⁴ = 706",
          title: "A sum of fourth powers",
          input: { a: "7", b: "5", c: "706" },
        },
        { label: "(x + 1)⁴ + (x + 2)⁴ = 1000", input: { a: "1", b: "2", c: "1000" } },
      ],
    },
  ],
});

function aboutAverage(input: Typed<"a" | "b">) {
  const [a, b] = [readRational(input.a, MAX_DIGITS), readRational(input.b, MAX_DIGITS)];
  // One style for all: decimals where both end, otherwise fractions.
  const shown = asDecimal(a) && asDecimal(b) ? readable : (value: Rational) => value;
  const findsShown = (side: Expression) => finds(side, {}, shown(side.value));
  const plain = times(shown(a), shown(b));
  const average = dividedBy(plus(shown(a), shown(b)), 2n);
  const mean = shown(average.value);
  const gap = subtract(average.value, a);
  const distance = shown(gap.numerator < 0n ? negate(gap) : gap);
  const away = (notation: Notation) => as(distance, notation);
  const below = minus(mean, away(found(distance)));
  const above = plus(mean, away(hidden(distance)));
  const [meanSquare, square] = [raisedTo(mean, 2), raisedTo(distance, 2)];
  const product = minus(shown(meanSquare.value), shown(square.value));

  return worked({
    result: shown === readable ? readableExact(product.value) : exact(product.value),
    statement: answered(write`${shown(a)} × ${factor(shown(b))}`, "=", shown(product.value)),
    lines: [
      line("mean", "The whole (samaṣṭi) is the average of the two:", findsShown(average), {
        mean: average,
      }),
      line(
        "deviation",
        "The single (vyaṣṭi) is the distance of each from it:",
        write`${equation(below, shown(below.value))}, ${equation(above, shown(above.value))}`,
        { deviation: subtract(above.value, average.value) },
      ),
      line("meanSq", "Square the average:", findsShown(meanSquare), { meanSq: meanSquare }),
      line("devSq", "Square the distance:", findsShown(square), { devSq: square }),
      line("product", "The product is the difference of the squares:", findsShown(product)),
    ],
    check: check(
      "by multiplying plainly",
      "",
      equation(...digitByDigit(shown(a), b, shown), shown(plain.value)),
      areEqual(product.value, plain.value),
    ),
  });
}

const LONGEST_SHOWN = 6;

// The product; and for a short second number, its products with the places of that number.
function digitByDigit(a: Operand, b: Rational, shown: (value: Rational) => Operand): Expression[] {
  const plain = times(a, shown(b));
  const digits = digitsOf(b.numerator);
  if (b.denominator !== 1n || digits.length > LONGEST_SHOWN) return [plain];
  const sign = b.numerator < 0n ? -1n : 1n;
  const products = digits
    .map((digit, index) => sign * BigInt(digit) * powerOfTen(digits.length - 1 - index))
    .filter((part) => part !== 0n)
    .map((part) => times(a, part));
  const values = products.map(({ value }) => shown(value));
  return products.length < 2 ? [plain] : [plain, sumOf(products), sumOf(values)];
}

const sumOf = (terms: readonly Operand[]) => plus(...(terms as readonly [Operand]));

const HALF = rational(1n, 2n);

/**
 * Solves (x + a)⁴ + (x + b)⁴ = c through the average y of x + a and x + b: the odd powers cancel and
 * a quadratic in y² is left. If y² is irrational, that quadratic is the answer, with the real roots
 * to twelve digits in addition.
 *
 * @throws {DomainError} `bad_number`, `zero_denominator` or `too_long`
 */
function byAverage(input: Typed<"a" | "b" | "c">) {
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
    ? squares
        .toReversed()
        .flatMap(({ rational: square }) => exactRoots(squareEquation(mean, square)))
    : [];
  const fourthPowers = added(raised(xPlus(a), 4), raised(xPlus(b), 4));
  const quartic = subtractPolynomials(fourthPowers.value, [c]);
  const end = isSolved ? rootsNotation(quartic, roots) : reducedForm(mean, squares);

  return worked({
    outcome: isSolved ? "solved" : "reduced",
    result: isSolved ? roots.map(exactRoot) : null,
    ...(isSolved && { roots: countedRoots(roots) }),
    statement: answered(posed(fourthPowers.notation, c), "→", end),
    lines: [
      line(
        "average",
        "The average of the two is the new unknown y:",
        newLetter("y", polynomialNotation(xPlus(mean), "x", true)),
        { average: `x + ${fractionText(mean)}`, mean },
      ),
      line(
        "half",
        "Each of the two is half their difference away from it:",
        posed(
          write`${power(write`y + ${found(half)}`, 4)} + ${power(write`y − ${hidden(half)}`, 4)}`,
          c,
        ),
        {
          halfDifference: half,
          fourthPowers: [half, negate(half)].map((by) => raised(xPlus(by), 4)),
        },
      ),
      line(
        "inY",
        "The odd powers of y cancel; divide by 2 and write Y for y²:",
        write`${zero(polynomialNotation(inY, "Y", true))} with ${newLetter("Y", power("y", 2))}`,
        { inY },
      ),
      line("Y", "Solve for Y:", rootsNotation(inY, squares, "Y"), { Y: different.map(exactRoot) }),
      ...(isSolved
        ? different.toReversed().map((root) => rootLine(mean, root.rational))
        : [approximationLine(quartic)]),
    ],
    check: isSolved ? rootsCheck(quartic, roots) : squaresCheck(inY, squares),
  });
}

function reducedForm(mean: Rational, squares: readonly QuadraticNumber[]): Notation {
  const sides = squares.map((root) =>
    posed(power(polynomialNotation(xPlus(mean)), 2), rootNotation(root)),
  );
  return claiming(joined(sides, " or "), () => [
    { kind: "either", claims: sides.flatMap(claimsOf) },
  ]);
}

// (x + mean)² = square, as a quadratic in x.
const squareEquation = (mean: Rational, square: Rational): Polynomial => [
  ONE,
  multiply(rational(2n), mean),
  subtract(multiply(mean, mean), square),
];

function rootLine(mean: Rational, square: Rational) {
  const p = squareEquation(mean, square);
  const squared = posed(power(polynomialNotation(xPlus(mean)), 2), square);
  return line("root", "From Y back to x:", leadsToRoots(squared, p, exactRoots(p)));
}

function approximationLine(quartic: Polynomial) {
  const numericRoots = realApproximations(quartic);
  return numericRoots.length === 0
    ? line(
        "approximations",
        "Neither value of Y is a positive number, so x is not real:",
        write`no real root`,
        {
          numericRoots,
        },
      )
    : line(
        "approximations",
        "The two squares are the exact answer; to twelve digits the real roots are:",
        nearRoots(quartic, numericRoots),
        { numericRoots },
      );
}

function squaresCheck(inY: Polynomial, squares: readonly QuadraticNumber[]): Check {
  return check(
    "by substitution",
    "the reduced equation is true for both values of Y.",
    zeroAt(inY, squares, "Y"),
    squares.every((root) => isRootOf(inY, root)),
  );
}
