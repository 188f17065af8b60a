import { digitsOf } from "../../exact/digits.ts";
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
} from "../../exact/rational.ts";
import type { Equation } from "../algebra/rational-equation.ts";
import { solvedForX } from "../algebra/solved-equation.ts";
import { found } from "../blanks.ts";
import { calculator } from "../calculator.ts";
import { product, productFrame } from "../digits/product-frame.ts";
import { GanitaError } from "../ganita-error.ts";
import { digitsDrawn, text, texts } from "../input/draws.ts";
import { letters, number, type Typed } from "../input/inputs.ts";
import { joined, withPlainDigits, write } from "../notation.ts";
import { columnTitle } from "../place-name.ts";
import { type Polynomial, xPlus } from "../polynomial.ts";
import { bracketed, polynomialNotation } from "../polynomial-notation.ts";
import { readDecimal, readRationals } from "../read-number.ts";
import { equation, finds, minus, plus, times, written } from "../working/expression.ts";
import { line } from "../working/line.ts";
import { answerAlone, joinedParts, lastDigit, zero } from "../working/parts.ts";
import { remark } from "../working/working.ts";

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
export const sopantyadvayamantyam = calculator({
  path: "sopantyadvayamantyam",
  name: "Sopantyadvayamantyam",
  devanagari: "सोपान्त्यद्वयमन्त्यम्",
  iast: "sopāntya-dvayam antyam",
  meaning: "the ultimate and twice the penultimate",
  summary: "Solve equations of factors in progression, or multiply by 11 to 19.",
  description: "Factors out of progression are cleared of fractions instead.",
  modes: [
    {
      mode: "equation",
      label: "1/AB + 1/AC = 1/AD + 1/BC",
      description: "1/AB + 1/AC = 1/AD + 1/BC with A = x + p, B = x + q, C = x + r, D = x + s.",
      draws: (draw, hard) => {
        const [first, by] = [draw(-5, 6 + 3 * hard), draw(1, 2 + hard)];
        const [p, q, r, s] = texts(first, first + by, first + 2 * by, first + 3 * by);
        return { p, q, r, s };
      },
      work: progressionEquation,
      formula: write`A = x + p, B = x + q, C = x + r, D = x + s`,
      inputs: letters("p", "q", "r", "s"),
      examples: [
        { label: "factors x, x + 1, x + 2, x + 3", input: { p: "0", q: "1", r: "2", s: "3" } },
        {
          label: "factors x + 1, x + 2, x + 3, x + 4",
          title: "An equation",
          input: { p: "1", q: "2", r: "3", s: "4" },
        },
        { label: "factors x + 1, x + 2, x + 4, x + 7", input: { p: "1", q: "2", r: "4", s: "7" } },
      ],
    },
    {
      mode: "multiply",
      label: "Multiply by 11 to 19 (later teaching)",
      description: "The product of n and by, which is 11 to 19.",
      draws: (draw, hard) => ({
        n: text(digitsDrawn(draw, 2 + hard)),
        by: text(draw(11, hard === 0 ? 13 : 19)),
      }),
      work: byTeens,
      inputs: {
        n: number("Number"),
        by: number("Times, from 11 to 19", { of: "11 to 19", sign: "×" }),
      },
      sense: "product",
      examples: [
        { label: "132 × 12", title: "A product", input: { n: "132", by: "12" } },
        { label: "99 × 19", input: { n: "99", by: "19" } },
      ],
    },
  ],
});

function progressionEquation(input: Typed<"p" | "q" | "r" | "s">) {
  const constants = readRationals([input.p, input.q, input.r, input.s]);
  const [p, , r, s] = constants;
  if (areEqual(p, s)) {
    throw new GanitaError(
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
            "sutra",
            "The ultimate and twice the penultimate together are zero:",
            zero(write`${bracketed(xPlus(s))} + 2${bracketed(xPlus(r))}`),
            { equation: `(${factorText(s)}) + 2(${factorText(r)}) = 0` },
          )
        : line(
            "cleared",
            "Clear the fractions instead; x² cancels:",
            zero(polynomialNotation([cleared.below, negate(cleared.above)])),
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

function progressionLine([p, q, r, s]: Four, inProgression: boolean) {
  const steps = [minus(q, p), minus(r, q), minus(s, r)];
  return line(
    "progression",
    inProgression
      ? "The steps from constant to constant are equal, so the sutra applies:"
      : "The steps from constant to constant are not all equal, so the sutra does not apply:",
    joined(
      steps.map((step) => finds(step)),
      ", ",
    ),
    { inProgression, gaps: steps, ultimate: factorText(s), penultimate: factorText(r) },
  );
}

const factorText = (constant: Rational) => `x + ${fractionText(constant)}`;

/** One column: the digit times the multiplier's last digit, its right neighbour, and the carry. */
type TeenColumn = {
  readonly digit: number;
  readonly neighbour: number;
  readonly carryIn: number;
  readonly total: number;
  readonly write: number;
  readonly carryOut: number;
};

/**
 * Multiplies by 11 to 19, each digit so many times over and added to its right neighbour: for 12,
 * twice the penultimate and the ultimate.
 *
 * Takes any number of at most 1,000 digits.
 *
 * @throws {DomainError} `bad_number`, `too_long`, or `outside_domain` for other multipliers.
 */
function byTeens(input: Typed<"n" | "by">) {
  const frame = productFrame(input.n, input.by);
  if (readDecimal(input.by).places > 0 || frame.b < 11n || frame.b > 19n) {
    throw new GanitaError(
      "outside_domain",
      "This sutra multiplies by 11 to 19.",
      ["urdhva-tiryagbhyam"],
      input.by,
    );
  }

  const digit = Number(frame.b) - 10;
  const columns = teenColumns([0, ...digitsOf(frame.a)], digit);
  const digits = columns.map((column) => column.write).reverse();
  const carry = columns.at(-1)!.carryOut;
  const value = BigInt(`${carry}${digits.join("")}`);

  return product(frame, value, [
    line(
      "zero",
      `Put a 0 in front; going left, take each digit ${digit === 1 ? "once" : `${digit} times`} and add its right neighbour:`,
      equation(frame.a, written(`0${frame.a}`)),
    ),
    ...columns.map((column, place) => () => columnLine(column, place, digit)),
    carry > 0
      ? line(
          "product",
          "Write what is left to carry in front of the digits written, which gives the product:",
          joinedParts([BigInt(carry), digits.join("")]),
        )
      : line("product", "The digits written give the product:", answerAlone(found(value))),
  ]);
}

function teenColumns(digits: readonly number[], by: number): TeenColumn[] {
  let [neighbour, carryIn] = [0, 0];
  return digits.toReversed().map((digit) => {
    const total = by * digit + neighbour + carryIn;
    const carryOut = Math.floor(total / 10);
    const column = { digit, neighbour, carryIn, total, write: total % 10, carryOut };
    [neighbour, carryIn] = [digit, carryOut];
    return column;
  });
}

function columnLine(column: TeenColumn, place: number, by: number) {
  const { digit, neighbour, carryIn, total } = column;
  const sum = plus(times(by, digit), neighbour, ...(carryIn > 0 ? [carryIn] : []));
  return line(
    "column",
    `${columnTitle(place)}:`,
    withPlainDigits(lastDigit(BigInt(total), equation(sum, total), "carried if any")),
    { column },
  );
}
