import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { integerRoot } from "./integer-root.ts";

describe.each([2, 3, 5])("degree %d", (degree) => {
  const power = BigInt(degree);

  test.each([0n, 1n, 2n, 3n, 4n, 7n, 8n, 9n, 24n, 25n])("of %d", (value) => {
    expectRootOf(value);
  });

  test.each([10n ** 20n, 3n ** 100n])("of the powers of %d and their neighbours", (root) => {
    expect(integerRoot(root ** power, degree)).toBe(root);
    expect(integerRoot(root ** power - 1n, degree)).toBe(root - 1n);
    expect(integerRoot(root ** power + 1n, degree)).toBe(root);
  });

  test("is the largest whole number whose power fits", () => {
    fc.assert(fc.property(fc.bigInt({ min: 0n, max: 10n ** 300n }), expectRootOf));
  });

  function expectRootOf(value: bigint) {
    const root = integerRoot(value, degree);
    expect(root ** power <= value && value < (root + 1n) ** power).toBe(true);
  }
});
