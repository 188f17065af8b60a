import fc from "fast-check";
import { expect, test } from "vitest";
import { floorDivide, floorRemainder } from "./floor-division.ts";

test.each([
  [-49n, 10n, -5n, 1n],
  [49n, 10n, 4n, 9n],
  [-50n, 10n, -5n, 0n],
  [7n, -2n, -4n, -1n],
])("%d by %d is %d, and %d is left", (value, divisor, quotient, remainder) => {
  expect(floorDivide(value, divisor)).toBe(quotient);
  expect(floorRemainder(value, divisor)).toBe(remainder);
});

test("the remainder lies between 0 and the divisor", () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.bigInt({ min: 1n }), (value, divisor) => {
      const remainder = floorRemainder(value, divisor);
      expect(remainder >= 0n && remainder < divisor).toBe(true);
      expect(floorDivide(value, divisor) * divisor + remainder).toBe(value);
    }),
  );
});
