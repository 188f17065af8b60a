import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { asDecimal, decimal, decimalOrFractionText, decimalText, parseDecimal } from "./decimal.ts";
import { parseRational } from "./parse-rational.ts";
import { rational } from "./rational.ts";

const anyDecimal = fc
  .tuple(fc.bigInt(), fc.nat(60))
  .map(([coefficient, places]) => decimal(coefficient, places));

describe("parseDecimal", () => {
  test.each([
    ["-12.50", "-12.5"],
    ["12,34,567.80", "1234567.8"],
    ["१२.०५", "12.05"],
    ["0.000", "0"],
    ["-0.05", "-0.05"],
    ["+7", "7"],
    ["1 000.2 5", "1000.25"],
  ])("reads %s as %s", (text, expected) => {
    expect(decimalText(parseDecimal(text))).toBe(expected);
  });

  test.each(["1/2", "12a", "", "1e5", "1.2.3"])("refuses %j", (text) => {
    expect(() => parseDecimal(text)).toThrow(expect.objectContaining({ code: "bad_number" }));
  });

  test("reads back what was written", () => {
    fc.assert(
      fc.property(anyDecimal, (value) => {
        expect(parseDecimal(decimalText(value))).toEqual(value);
      }),
    );
  });
});

test("a decimal has no zero after its last decimal", () => {
  expect(decimal(2350n, 2)).toEqual({ coefficient: 235n, places: 1 });
  expect(decimal(-5000n, 2)).toEqual({ coefficient: -50n, places: 0 });
  expect(decimal(0n, 3)).toEqual({ coefficient: 0n, places: 0 });
});

describe("asDecimal", () => {
  test.each([
    [5n, 2n, "2.5"],
    [-1n, 1024n, "-0.0009765625"],
    [7n, 1n, "7"],
    [1n, 3n, "1/3"],
    [0n, 7n, "0"],
  ])("%d over %d is best written %s", (numerator, denominator, text) => {
    expect(decimalOrFractionText(rational(numerator, denominator))).toBe(text);
  });

  test("is exactly the fraction, and null only where no decimal is", () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.integer({ min: 1, max: 500 }), (numerator, denominator) => {
        const value = rational(numerator, BigInt(denominator));
        const found = asDecimal(value);
        if (found) expect(parseRational(decimalText(found))).toEqual(value);
        else expect(10n ** 30n % value.denominator).not.toBe(0n);
      }),
    );
  });
});
