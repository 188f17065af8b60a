import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  add,
  divide,
  fractionText,
  MAX_DIGITS,
  multiply,
  type Rational,
  rational,
  subtract,
} from "./rational.ts";

const anyRational = fc
  .tuple(fc.bigInt(), fc.bigInt({ min: 1n }), fc.boolean())
  .map(([numerator, denominator, flip]) => rational(numerator, flip ? -denominator : denominator));

function isLowest({ numerator, denominator }: Rational) {
  let [a, b] = [numerator, denominator];
  while (b !== 0n) [a, b] = [b, a % b];
  return denominator > 0n && (a === 1n || a === -1n);
}

describe("rational", () => {
  test.each([
    [6n, -4n, "-3/2"],
    [-6n, -4n, "3/2"],
    [0n, -7n, "0"],
    [22n, 7n, "22/7"],
    [84n, 2n, "42"],
  ])("%d over %d is %s", (numerator, denominator, text) => {
    expect(fractionText(rational(numerator, denominator))).toBe(text);
  });

  test("refuses a denominator of zero", () => {
    expect(() => rational(1n, 0n)).toThrow(
      expect.objectContaining({ code: "division_by_zero", message: "Division by zero." }),
    );
  });
});

describe("the four operations", () => {
  test("agree with cross-multiplied whole numbers, in lowest terms", () => {
    fc.assert(
      fc.property(anyRational, anyRational, (left, right) => {
        const { numerator: a, denominator: b } = left;
        const { numerator: c, denominator: d } = right;
        const expected: [Rational, bigint, bigint][] = [
          [add(left, right), a * d + c * b, b * d],
          [subtract(left, right), a * d - c * b, b * d],
          [multiply(left, right), a * c, b * d],
        ];
        if (c !== 0n) expected.push([divide(left, right), a * d, b * c]);

        for (const [result, numerator, denominator] of expected) {
          expect(result.numerator * denominator).toBe(result.denominator * numerator);
          expect(isLowest(result)).toBe(true);
        }
      }),
    );
  });

  test("obey the laws of a field", () => {
    fc.assert(
      fc.property(anyRational, anyRational, anyRational, (a, b, c) => {
        expect(add(add(a, b), c)).toEqual(add(a, add(b, c)));
        expect(multiply(multiply(a, b), c)).toEqual(multiply(a, multiply(b, c)));
        expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
        expect(subtract(add(a, b), b)).toEqual(a);
        if (b.numerator !== 0n) expect(multiply(divide(a, b), b)).toEqual(a);
      }),
    );
  });

  test("refuse to divide by zero", () => {
    expect(() => divide(rational(1n), rational(0n))).toThrow("Division by zero.");
  });
});

describe("size", () => {
  const largest = rational(10n ** BigInt(MAX_DIGITS) - 1n);

  test("a product of exactly 20,000 digits is given", () => {
    const half = rational(10n ** 10_000n - 1n);
    expect(String(multiply(half, half).numerator)).toHaveLength(MAX_DIGITS);
  });

  test.each([
    ["one digit more", () => multiply(largest, rational(-2n))],
    ["one digit more below the line", () => divide(divide(rational(1n), largest), rational(2n))],
    ["twice as many", () => multiply(largest, largest)],
    [
      "denominators without a common divisor",
      () => {
        const reciprocal = divide(rational(1n), largest);
        return add(reciprocal, divide(rational(1n), rational(10n ** 19_999n)));
      },
    ],
  ])("%s is refused", (_, compute) => {
    expect(compute).toThrow(
      expect.objectContaining({
        code: "result_too_large",
        message: "The result would have more than 20,000 digits. Use fewer or smaller numbers.",
      }),
    );
  });

  test("large factors that cancel are no obstacle", () => {
    expect(multiply(rational(largest.numerator, 2n), rational(2n, largest.numerator))).toEqual(
      rational(1n),
    );
  });
});
