import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { greatestCommonDivisor } from "./greatest-common-divisor.ts";

function euclid(left: bigint, right: bigint): bigint {
  return right === 0n ? (left < 0n ? -left : left) : euclid(right, left % right);
}

const MAX_BITS = 2_000n;
const anyLength = fc
  .tuple(fc.bigInt({ min: 0n, max: MAX_BITS }), fc.bigInt({ min: 0n, max: 1n << MAX_BITS }))
  .map(([bits, value]) => value >> bits);

describe("greatestCommonDivisor", () => {
  test.each([
    [-12n, 18n, 6n],
    [0n, 0n, 0n],
    [0n, -5n, 5n],
    [7n, 0n, 7n],
    [1n << 200n, 1n << 100n, 1n << 100n],
  ])("of %d and %d is %d", (left, right, divisor) => {
    expect(greatestCommonDivisor(left, right)).toBe(divisor);
  });

  test("is what Euclid finds, for numbers of every length", () => {
    fc.assert(
      fc.property(anyLength, anyLength, anyLength, (left, right, factor) => {
        expect(greatestCommonDivisor(left * factor, right * factor)).toBe(
          euclid(left * factor, right * factor),
        );
      }),
      { numRuns: 500 },
    );
  });

  test("keeps its footing where one division leaves a much shorter number", () => {
    const gap = fc.integer({ min: 0, max: 700 });
    fc.assert(
      fc.property(anyLength, anyLength, gap, gap, (left, right, wide, wider) => {
        const short = right + 1n;
        const long = (left << BigInt(wide)) + 1n;
        const [one, other] = [long * short, ((long * short) << BigInt(wider)) + short];
        expect(greatestCommonDivisor(one, other)).toBe(euclid(one, other));
      }),
    );
  });

  test("passes through neighbouring Fibonacci numbers, the slowest pair there is", () => {
    let [smaller, larger] = [1n, 1n];
    for (let step = 0; step < 5_000; step++) [smaller, larger] = [larger, smaller + larger];
    expect(greatestCommonDivisor(larger * 6n, smaller * 6n)).toBe(6n);
  });
});
