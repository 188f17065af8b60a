import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { magnitude } from "./greatest-common-divisor.ts";
import { parseRational } from "./parse-rational.ts";
import { rational, subtract } from "./rational.ts";
import { roundedDecimal } from "./rounded-decimal.ts";

describe("roundedDecimal", () => {
  test.each([
    ["2/3", 10, "0.6666666667", false],
    ["-2/3", 10, "-0.6666666667", false],
    ["1/8", 10, "0.125", true],
    ["1/8", 2, "0.13", false],
    ["-1/8", 2, "-0.13", false],
    ["5/2", 0, "3", false],
    ["-5/2", 0, "-3", false],
    ["100", 0, "100", true],
    ["1200", 10, "1200", true],
    ["-1/100000000000", 10, "0", false],
    ["0", 10, "0", true],
    ["1999999/1000000", 5, "2", false],
  ])("%s to %i places is %s", (text, places, expected, exact) => {
    expect(roundedDecimal(parseRational(text), places)).toEqual({ text: expected, exact });
  });

  test("lies within half a unit of the last place, and says truly whether it is exact", () => {
    fc.assert(
      fc.property(
        fc.bigInt(),
        fc.bigInt({ min: 1n }),
        fc.nat(12),
        (numerator, denominator, places) => {
          const value = rational(numerator, denominator);
          const { text, exact } = roundedDecimal(value, places);
          const error = subtract(parseRational(text), value);
          expect(2n * magnitude(error.numerator) * 10n ** BigInt(places) <= error.denominator).toBe(
            true,
          );
          expect(exact).toBe(error.numerator === 0n);
        },
      ),
    );
  });
});
