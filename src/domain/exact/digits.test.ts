import fc from "fast-check";
import { expect, test } from "vitest";
import { barForm, complementDigits, digitRoot, digitsOf, padded } from "./digits.ts";

const size = fc.bigInt({ min: 0n, max: 10n ** 60n });

test.each([
  [
    [6, 8],
    [1, -3, -2],
  ],
  [
    [1, 9, 7, 8],
    [2, 0, -2, -2],
  ],
  [
    [2, 9],
    [3, -1],
  ],
  [
    [5, 5],
    [5, 5],
  ],
  [[0], [0]],
])("%j in bar digits is %j", (digits, bars) => {
  expect(barForm(digits)).toEqual(bars);
});

test("bar digits are small and keep the number", () => {
  fc.assert(
    fc.property(size, (value) => {
      const bars = barForm(digitsOf(value));
      expect(bars.every((digit) => digit >= -4 && digit <= 5)).toBe(true);
      expect(bars.reduce((sum, digit) => 10n * sum + BigInt(digit), 0n)).toBe(value);
    }),
  );
});

test.each([
  [
    [9, 7],
    [0, 3],
  ],
  [
    [4, 3, 0, 0],
    [5, 7, 0, 0],
  ],
  [
    [0, 0, 9, 4],
    [9, 9, 0, 6],
  ],
])("the complement of %j is %j", (digits, complement) => {
  expect(complementDigits(digits)).toEqual(complement);
});

test("a number and its complement make the next power of ten", () => {
  fc.assert(
    fc.property(size, (value) => {
      fc.pre(value > 0n);
      const width = `${value}`.length;
      const complement = BigInt(complementDigits(digitsOf(value)).join(""));
      expect(value + complement).toBe(10n ** BigInt(width));
    }),
  );
});

test("a digit root is what adding digits comes to", () => {
  fc.assert(
    fc.property(size, (value) => {
      let sum = value;
      while (sum > 9n) sum = digitsOf(sum).reduce((total, digit) => total + BigInt(digit), 0n);
      expect(digitRoot(value)).toBe(Number(sum));
    }),
  );
});

test("padding keeps numbers that are already long enough", () => {
  expect([padded(7n, 3), padded(1234n, 3), padded(0n, 0)]).toEqual(["007", "1234", "0"]);
});
