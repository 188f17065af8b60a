import {
  areEqual,
  divide,
  fractionText,
  isZero,
  negate,
  ONE,
  type Rational,
  ZERO,
} from "../../exact/rational.ts";
import { cubicApproximations } from "../algebra/approximations.ts";
import { rootsNotation } from "../algebra/counted-roots.ts";
import {
  asQuadraticNumber,
  exactRoots,
  type QuadraticNumber,
  rootNotation,
} from "../algebra/quadratic-number.ts";
import { type RationalRoot, rationalRoots, refuseLongSearch } from "../algebra/rational-roots.ts";
import { leadsToRoots, solvedPolynomial } from "../algebra/roots-check.ts";
import { found, hidden } from "../blanks.ts";
import { calculator } from "../calculator.ts";
import {
  type CompletedCube,
  completedCube,
  completedNotation,
  completionCheck,
} from "../completed-cube.ts";
import {
  listed,
  readAligned,
  rootsBothSides,
  added as sumOf,
  valueAt,
} from "../digits/number-list.ts";
import { DIGIT_ROOT, exactDecimal } from "../digits/product-frame.ts";
import { GanitaError } from "../ganita-error.ts";
import { inAnyOrder, many, nonZero, texts, withRoots } from "../input/draws.ts";
import { letters, listOf, type Typed } from "../input/inputs.ts";
import { joined, type Notation, power, write } from "../notation.ts";
import { degree, type Polynomial, xPlus } from "../polynomial.ts";
import { expanded, raised } from "../polynomial-expression.ts";
import { polynomialNotation } from "../polynomial-notation.ts";
import { readRationals } from "../read-number.ts";
import { as, dividedBy, equation, finds, plus, raisedTo } from "../working/expression.ts";
import { line } from "../working/line.ts";
import { given, nearRoots, newLetter, posed, zero } from "../working/parts.ts";
import { answered, check, remark, worked } from "../working/working.ts";

/**
 * Works by pūraṇāpūraṇābhyām (पूरणापूरणाभ्याम्), "by the completion or non-completion": completes the
 * square of a quadratic, the cube of a cubic, and, in teaching, the tens of a sum.
 *
 * @throws {DomainError} `bad_number`, `too_long`, `zero_denominator`, `empty`, `bad_mode`, or
 * `outside_domain` where the first coefficient is 0 or a number to add is negative.
 * @see Tirthaji, Vedic Mathematics (1965); "Vedic Mathematics – Methods" (Sri Sathya Sai Veda
 * Pratishtan), cubic equations.
 *
 * @example
 * puranapuranabhyam({ a: "1", b: "4", c: "-5" }).result; // [-5n, 1n]
 */
export const puranapuranabhyam = calculator({
  path: "puranapuranabhyam",
  name: "Puranapuranabhyam",
  devanagari: "पूरणापूरणाभ्याम्",
  iast: "pūraṇāpūraṇābhyām",
  meaning: "by the completion or non-completion",
  summary: "Complete the square, the cube, or the tens of a sum.",
  description: "Completes what is nearly whole.",
  modes: [
    {
      mode: "quadratic",
      label: "Quadratic: complete the square",
      description: "ax² + bx + c = 0.",
      draws: (draw, hard) => {
        const [a, b, c] = texts(
          ...withRoots(
            hard === 2 ? draw(2, 4) : 1,
            nonZero(draw, 5 + 3 * hard),
            nonZero(draw, 5 + 3 * hard),
          ),
        );
        return { a, b, c };
      },
      work: completeSquare,
      formula: write`a${power("x", 2)} + bx + c = 0`,
      inputs: letters("a", "b", "c"),
      sense: "polynomial",
      examples: [
        { label: "x² + 4x − 5 = 0", title: "A quadratic", input: { a: "1", b: "4", c: "-5" } },
        { label: "x² − 4x + 4 = 0", title: "A double root", input: { a: "1", b: "-4", c: "4" } },
        { label: "2x² + 3x − 4 = 0", input: { a: "2", b: "3", c: "-4" } },
        { label: "x² + 2x + 5 = 0", input: { a: "1", b: "2", c: "5" } },
      ],
    },
    {
      mode: "cubic",
      label: "Cubic: complete the cube",
      description: "ax³ + bx² + cx + d = 0.",
      draws: (draw, hard) => {
        const [a, b, c, d] = texts(...withRoots(1, ...many(3, () => nonZero(draw, 3 + 2 * hard))));
        return { a, b, c, d };
      },
      work: completeCube,
      formula: write`a${power("x", 3)} + b${power("x", 2)} + cx + d = 0`,
      inputs: letters("a", "b", "c", "d"),
      sense: "polynomial",
      examples: [
        {
          label: "x³ + 8x² + 17x + 10 = 0",
          title: "A cubic",
          input: { a: "1", b: "8", c: "17", d: "10" },
        },
        { label: "x³ − 6x + 4 = 0", input: { a: "1", b: "0", c: "-6", d: "4" } },
        { label: "x³ − 2 = 0", input: { a: "1", b: "0", c: "0", d: "-2" } },
      ],
    },
    {
      mode: "sum",
      label: "Sum: complete the tens",
      description: "The sum of numbers, in pairs that complete tens.",
      draws: (draw, hard) => {
        const tens = () => 10 * draw(0, [4, 9, 49][hard]!);
        const pairs = many(hard === 0 ? 1 : 2, () => {
          const ending = draw(1, 9);
          return [tens() + ending, tens() + 10 - ending];
        }).flat();
        const others = many(4 + hard - pairs.length, () => tens() + draw(1, 9));
        return { nums: texts(...inAnyOrder(draw, [...pairs, ...others])) };
      },
      work: completeTens,
      inputs: { nums: listOf("numbers", "n", "Number") },
      sense: "sum",
      examples: [
        {
          label: "24 + 38 + 26 + 12 + 7",
          title: "A sum",
          input: { nums: ["24", "38", "26", "12", "7"] },
        },
      ],
    },
  ],
});

/**
 * Solves a cubic by completing the cube, which removes the square term, and dividing by its
 * rational roots. Without a rational root the completed form is the answer, with the roots to
 * twelve digits in addition.
 *
 * Takes coefficients of at most 30 digits, in whole numbers the first and the last at most 10^12.
 *
 * @throws {DomainError} `bad_number`, `zero_denominator`, `too_long`, or `outside_domain` for a = 0.
 */
export function completeCube(input: Typed<"a" | "b" | "c" | "d">) {
  const cubic = readRationals([input.a, input.b, input.c, input.d]);
  if (isZero(cubic[0]!)) {
    throw new GanitaError(
      "outside_domain",
      "With a = 0 this is no cubic. Give another a.",
      ["puranapuranabhyam"],
      input.a,
    );
  }
  refuseLongSearch(cubic);

  const completed = completedCube(cubic);
  const { roots: rational, rest } = rationalRoots(cubic);
  const lines = [...completionLines(cubic, completed), rationalRootsLine(cubic, rational)];
  if (rational.length === 0) {
    return worked({
      outcome: "completed",
      result: null,
      statement: answered(zero(polynomialNotation(cubic)), "→", completedNotation(completed)),
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
          "quadratic",
          "Divide by x less each of these; a quadratic is left, whose square is completed:",
          leadsToRoots(zero(polynomialNotation(rest)), rest, pair),
        ),
    ],
    choiceRemarks(completed),
  );
}

function completionLines(cubic: Polynomial, completed: CompletedCube) {
  const { monic, shift, cube, added, depressed } = completed;
  return [
    !areEqual(cubic[0]!, ONE) &&
      line("monic", "Divide by the first coefficient:", zero(polynomialNotation(monic))),
    line(
      "cube",
      isZero(shift)
        ? "There is no square term to remove, so x itself is cubed:"
        : "A third of the coefficient of x² gives a cube with the same first two terms:",
      isZero(shift)
        ? newLetter("y", "x")
        : joined([newLetter("y", polynomialNotation(xPlus(shift))), expanded(cube)], ", "),
      { y: `x + ${fractionText(shift)}`, shift, cubed: cube, monic },
    ),
    line(
      "added",
      "Add to both sides what the equation lacks of that cube:",
      posed(cube.notation, polynomialNotation(added, "x", true)),
      { addedToComplete: added },
    ),
    line("depressed", "Written in y, there is no square term:", completedNotation(completed), {
      depressed,
    }),
  ];
}

const repeated = (roots: readonly RationalRoot[]) =>
  roots.flatMap(({ root, multiplicity }) =>
    Array<QuadraticNumber>(multiplicity).fill(asQuadraticNumber(root)),
  );

function rationalRootsLine(cubic: Polynomial, roots: readonly RationalRoot[]) {
  return line(
    "rationalRoots",
    "Look for rational roots: a divisor of the constant over a divisor of the first coefficient:",
    roots.length === 0 ? write`no rational root` : rootsNotation(cubic, repeated(roots)),
    { rationalRoots: roots.map(({ root }) => root) },
  );
}

function approximationLine(cubic: Polynomial) {
  const numericRoots = cubicApproximations(cubic);
  return line(
    "approximations",
    "The completed form is the exact answer; to twelve digits the values of x are:",
    nearRoots(cubic, numericRoots),
    { numericRoots },
  );
}

function choiceRemarks({ shift }: CompletedCube) {
  if (shift.denominator === 1n) return [];
  return [
    remark(
      "A third of the coefficient of x² is a fraction here. A whole number near it would make easier numbers, but only the third itself removes the square term.",
    ),
  ];
}

/**
 * Solves a quadratic by completing the square. Takes coefficients of at most 30 digits; complex
 * roots are written with i, a double root is given twice.
 *
 * @throws {DomainError} `bad_number`, `zero_denominator`, `too_long`, or `outside_domain` for a = 0.
 */
export function completeSquare(input: Typed<"a" | "b" | "c">) {
  const quadratic = readRationals([input.a, input.b, input.c]);
  if (isZero(quadratic[0])) {
    throw new GanitaError(
      "outside_domain",
      "With a = 0 this is no quadratic. Give another a.",
      ["paravartya-yojayet"],
      input.a,
    );
  }
  const roots = exactRoots(quadratic);
  return solvedPolynomial(quadratic, roots, squareLines(quadratic, roots));
}

// From (x + half)² = square to x.
function rootLines(
  quadratic: Polynomial,
  half: Rational,
  square: Rational,
  roots: readonly QuadraticNumber[],
) {
  const isDouble = isZero(square);
  const size = rootNotation(exactRoots([ONE, ZERO, negate(square)]).at(-1)!);
  const moving = isZero(half) ? "The half is 0, so nothing moves" : "Move the half to the right";
  const telling = isDouble ? "the root counts twice:" : "each sign gives a root:";
  return [
    line(
      "root",
      isDouble
        ? "Take the square root of both sides:"
        : "Take the square root of both sides, with both signs:",
      posed(polynomialNotation(xPlus(half)), write`${isDouble ? "" : "±"}${size}`),
    ),
    line("roots", `${moving}; ${telling}`, rootsNotation(quadratic, roots)),
  ];
}

function monicText([a, , c]: Polynomial): string {
  const moves = !isZero(c!) && "move the constant to the right";
  const done = [!areEqual(a!, ONE) && "divide by the first coefficient", moves].filter(Boolean);
  return done.length === 0
    ? "The constant is 0, so nothing moves:"
    : `${done.join(" and ").replace(/^./, (letter) => letter.toUpperCase())}:`;
}

// The steps from a quadratic to its roots by its completed square.
function squareLines(quadratic: Polynomial, roots: readonly QuadraticNumber[]) {
  const [a, b, c] = quadratic as [Rational, Rational, Rational];
  const [linear, moved] = [divide(b, a), negate(divide(c, a))];
  const half = dividedBy(linear, 2n);
  const added = raisedTo(half.value, 2);
  const square = plus(moved, added.value);
  const left = polynomialNotation([ONE, linear, ZERO]);
  return [
    line("monic", monicText(quadratic), posed(left, moved)),
    line("half", "Half of the coefficient of x:", half, { half }),
    line(
      "added",
      "Complete the square: add the square of that half to both sides:",
      posed(
        write`${left} + ${found(added.value)}`,
        plus(moved, as(added.value, hidden(added.value))).notation,
      ),
      { added },
    ),
    line(
      "square",
      "Now the left side is a square:",
      posed(raised(xPlus(half.value), 2).notation, found(square.value)),
      { squareEquals: square },
    ),
    ...rootLines(quadratic, half.value, square.value, roots),
  ];
}

/**
 * Adds numbers in pairs whose last digits add up to ten.
 *
 * Takes 1 to 1,000 numbers, none negative; with decimals, the last decimal is the last digit.
 *
 * @throws {DomainError} `empty`, `bad_number`, `too_long`, or `outside_domain` for negative numbers.
 */
export function completeTens(input: { readonly nums: readonly string[] }) {
  const { numbers, wholes, scale } = readAligned(input.nums);
  if (wholes.some((whole) => whole < 0n)) {
    throw new GanitaError("outside_domain", "Completing tens adds numbers that are not negative.", [
      "addition",
    ]);
  }

  const { pairs, rest } = completingPairs(wholes);
  const total = [...pairs.map(([left, right]) => left + right), ...rest].reduce(
    (sum, part) => sum + part,
    0n,
  );
  const shown = (whole: bigint) => valueAt(whole, scale);
  const figure = (whole: bigint) => exactDecimal(shown(whole));
  const sum = shown(total);
  return worked({
    result: exactDecimal(sum),
    statement: answered(listed(numbers, " + "), "=", sum),
    lines: [
      line(
        "pairs",
        "Pair each number with the next one whose last digit completes it to ten:",
        pairs.length === 0
          ? write`no pairs`
          : pairsNotation(
              pairs.map(([left, right]) =>
                finds(plus(shown(left), shown(right)), {}, shown(left + right)),
              ),
            ),
        {
          pairs: pairs.map(
            ([left, right]) => [figure(left), figure(right), figure(left + right)] as const,
          ),
        },
      ),
      line(
        "rest",
        "What is left over:",
        rest.length === 0 ? write`nothing` : given(listed(rest.map(shown), ", "), rest.map(shown)),
        {
          rest: rest.map(figure),
        },
      ),
      line(
        "sum",
        `Add the ${[pairs.length > 0 && "pairs", rest.length > 0 && "rest"].filter(Boolean).join(", then the ")}:`,
        equation(
          sumOf([...pairs.map(([left, right]) => shown(left + right)), ...rest.map(shown)]),
          as(sum, found(sum)),
        ),
      ),
    ],
    check: check(
      "by digit roots",
      `${DIGIT_ROOT} The numbers together and their sum have the same root.`,
      rootsBothSides(wholes, [total]),
      total === wholes.reduce((running, whole) => running + whole, 0n),
    ),
  });
}

function pairsNotation(pairs: readonly Notation[]): Notation {
  return pairs.length > 20 ? [`${pairs.length} pairs`] : joined(pairs, ", ");
}

function completingPairs(numbers: readonly bigint[]) {
  const waiting = numbers.map((number) => ({ number, lastDigit: Number(number % 10n) }));
  const pairs: [bigint, bigint][] = [];
  const rest: bigint[] = [];
  while (waiting.length > 0) {
    const { number, lastDigit } = waiting.shift()!;
    const partner = waiting.findIndex((other) => other.lastDigit + lastDigit === 10);
    if (partner < 0) rest.push(number);
    else pairs.push([number, waiting.splice(partner, 1)[0]!.number]);
  }
  return { pairs, rest };
}
