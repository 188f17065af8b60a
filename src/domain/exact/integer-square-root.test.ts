import fc from "fast-check";
import { expect, test } from "vitest";
import { integerSquareRoot } from "./integer-square-root.ts";

test.each([0n, 1n, 2n, 3n, 4n, 24n, 25n, 10n ** 40n - 1n, 10n ** 40n])("of %d", (value) => {
  expectRootOf(value);
});

test("is the largest whole number whose square fits", () => {
  fc.assert(fc.property(fc.bigInt({ min: 0n, max: 10n ** 300n }), expectRootOf));
});

function expectRootOf(value: bigint) {
  const root = integerSquareRoot(value);
  expect(root * root <= value && value < (root + 1n) * (root + 1n)).toBe(true);
}
