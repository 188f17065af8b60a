import { type Decimal, decimal } from "../../exact/decimal.ts";
import { digitsOf, powerOfTen } from "../../exact/digits.ts";
import { magnitude } from "../../exact/greatest-common-divisor.ts";
import { integerRoot } from "../../exact/integer-root.ts";
import { found } from "../blanks.ts";
import { claiming } from "../claims.ts";
import { GanitaError } from "../ganita-error.ts";
import type { Typed } from "../input/inputs.ts";
import { equal, type NotationPart, notation, power, type Writable, write } from "../notation.ts";
import { readDecimal, readWhole } from "../read-number.ts";
import type { Exact } from "../working/exact-value.ts";
import {
  as,
  type Expression,
  equation,
  plus,
  raisedTo,
  times,
  wholeValue,
} from "../working/expression.ts";
import { line } from "../working/line.ts";
import { isBelow } from "../working/parts.ts";
import { answered, check, worked } from "../working/working.ts";
import { exactDecimal, framed, framingLines } from "./product-frame.ts";
import { straightColumns } from "./straight-columns.ts";

/** A number, and the decimals of a root that is not exact; 6 by default. */
export type RootInput = Typed<"n", "places">;

export type RootResult = {
  readonly root: Exact;
  /** What the power of the root lacks; 0 if it is exact. */
  readonly remainder: Exact;
};

const MAX_DIGITS = 60;
const MAX_PLACES = 30;
const USUAL_PLACES = 6;

/**
 * A square or cube root as a calculation, digit by digit with one divisor: twice the first digit,
 * or three times its square. From each column the products of the digits already found are taken.
 *
 * Takes a number of at most 60 digits, with decimals. A root that is not exact has as many
 * decimals as are asked for, at most 30, and a remainder.
 *
 * @throws {DomainError} `bad_number`, `too_long`, or `outside_domain` for the square root of a
 * negative number and for too many decimals.
 */
export function straightRoot(input: RootInput, degree: 2 | 3) {
  const given = readDecimal(input.n, MAX_DIGITS);
  const isNegative = given.coefficient < 0n;
  if (isNegative && degree === 2) {
    throw new GanitaError(
      "outside_domain",
      "A negative number has no real square root. Give another one.",
      ["puranapuranabhyam"],
      input.n,
    );
  }
  const places = placesOf(given, input.places, degree);
  const shift = degree * places - given.places;
  const n = magnitude(given.coefficient) * powerOfTen(shift);
  const { lines, root, remainder } = digitByDigit(n, degree);

  const shownRoot = framed(root, { isNegative, places });
  const rest = framed(remainder, { isNegative, places: degree * places });
  const powered = raisedTo(shownRoot, degree);
  const sum = remainder === 0n ? powered : plus(powered, rest);
  const isRoot = () => equal(given, sum.notation);
  // A larger root with as many decimals would be too large.
  const isNext = () =>
    isBelow(
      { ...given, coefficient: magnitude(given.coefficient) },
      raisedTo(decimal(root + 1n, places), degree).notation,
    );
  return worked({
    result: { root: exactDecimal(shownRoot), remainder: exactDecimal(rest) },
    statement:
      remainder === 0n
        ? answered(
            [rootOf(given, degree)],
            "=",
            claiming(notation(shownRoot), () => [isRoot()]),
          )
        : answered(
            [rootOf(given, degree)],
            "≈",
            claiming(write`${shownRoot}, remainder ${rest}`, () => [isRoot(), isNext()]),
          ),
    lines: [
      (shift > 0 || given.places > 0) && shiftLine(given, n, degree, places),
      ...lines,
      ...framingLines(root, { isNegative, places }),
    ],
    check: check(
      degree === 2 ? "by squaring the root" : "by cubing the root",
      "",
      equation(sum, given),
      root ** BigInt(degree) + remainder === n && n < (root + 1n) ** BigInt(degree),
    ),
  });
}

// As many decimals as were asked for; otherwise none more than needed, or 6 if the root has no end.
function placesOf({ coefficient, places }: Decimal, asked: string | undefined, degree: number) {
  const least = Math.ceil(places / degree);
  if (asked === undefined) {
    const size = magnitude(coefficient) * powerOfTen(degree * least - places);
    return integerRoot(size, degree) ** BigInt(degree) === size
      ? least
      : Math.max(least, USUAL_PLACES);
  }
  const wanted = readWhole(asked);
  if (wanted < 0n || wanted > MAX_PLACES) {
    throw new GanitaError("outside_domain", `Ask for 0 to ${MAX_PLACES} decimals.`, [], asked);
  }
  return Math.max(least, Number(wanted));
}

const rootOf = (value: Writable, degree: 2 | 3): NotationPart => ({
  kind: "root",
  radicand: notation(value),
  ...(degree === 3 && { degree }),
});

function digitByDigit(n: bigint, degree: 2 | 3) {
  const root = integerRoot(n, degree);
  const remainder = n - root ** BigInt(degree);
  const digitsFound = digitsOf(root).map(BigInt);
  const after = degree * (digitsFound.length - 1);
  const group = n / powerOfTen(after);
  const digits = digitsOf(n % powerOfTen(after), after)
    .slice(0, after)
    .map(BigInt);
  const first = digitsFound[0]!;
  const divisor = times(BigInt(degree), ...(degree === 2 ? [first] : [raisedTo(first, 2)]));
  const left = group - first ** BigInt(degree);
  const columns = straightColumns({
    digits,
    digitsFound: digitsFound.slice(1),
    divisor: wholeValue(divisor),
    left,
    productsAt: (column) => columnProducts(digitsFound, column + 1, degree),
    first: 2,
    answer: "root",
    productsOf: "digits",
  });
  const lines = [
    line(
      "first",
      `The ${degree === 2 ? "square" : "cube"} that just fits into the first group gives the first digit:`,
      equation(group, plus(as(first ** BigInt(degree), [power(found(first), degree)]), left)),
      { group, first, left, digits: digits.map(Number) },
    ),
    after > 0 &&
      line(
        "divisor",
        degree === 2
          ? "Twice the first digit divides from here on:"
          : "Three times the square of the first digit divides from here on:",
        divisor,
        { divisor },
      ),
    ...columns,
    after > 0 &&
      line(
        "end",
        remainder === 0n
          ? "Nothing is left, so the root is exact:"
          : "The digits found, and what is left:",
        equation(
          n,
          plus(
            as(root ** BigInt(degree), [power(found(root, { label: "the root" }), degree)]),
            as(remainder, found(remainder, { label: "what is left" })),
          ),
        ),
      ),
  ];
  return { lines, root, remainder };
}

// What the digits before a place bring into its column of the power. The first digit with the digit
// of the place itself is what is divided.
function columnProducts(
  digitsFound: readonly bigint[],
  place: number,
  degree: 2 | 3,
): Expression[] {
  const before = digitsFound.slice(0, place);
  return degree === 2
    ? duplex(before, place)
    : before.flatMap((a, i) =>
        before.flatMap((b, j) => {
          const [k, c] = [place - i - j, before[place - i - j]];
          if (i > j || j > k || c === undefined) return [];
          if (i === k) return [raisedTo(a, 3)];
          if (i === j) return [times(3n, raisedTo(a, 2), c)];
          return [j === k ? times(3n, a, raisedTo(b, 2)) : times(6n, a, b, c)];
        }),
      );
}

/** The duplex of one column: the products of the digits whose places add up to it, each pair twice. */
export function duplex(digits: readonly bigint[], column: number): Expression[] {
  return digits.flatMap((a, i) => {
    const [k, b] = [column - i, digits[column - i]];
    if (i > k || b === undefined) return [];
    return [i === k ? raisedTo(a, 2) : times(2n, a, b)];
  });
}

function shiftLine(given: Decimal, n: bigint, degree: number, places: number) {
  const text =
    degree * places > given.places
      ? `Add zeros in groups of ${degree}, one for each decimal of the root:`
      : `Set the point aside; each group of ${degree} decimals gives one of the root:`;
  const size = { ...given, coefficient: magnitude(given.coefficient) };
  return line("shift", text, equation(times(size, raisedTo(10n, degree * places)), n));
}
