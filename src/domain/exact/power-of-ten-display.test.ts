import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { magnitude } from "./greatest-common-divisor.ts";
import { parseRational } from "./parse-rational.ts";
import { displayNumber, type NumberDisplay } from "./power-of-ten-display.ts";
import { type Rational, rational, subtract } from "./rational.ts";

const show = (text: string) => displayNumber(parseRational(text));

describe("displayNumber", () => {
  test.each([
    ["4320000", "4.32", 6, true],
    ["1000000", "1", 6, true],
    ["-1582237500", "−1.5822375", 9, true],
    ["240000000000000025", "2.4", 17, false],
    ["123456789012", "1.2345678901", 11, false],
    ["99999999999999", "1", 14, false],
    ["999999.99999999999", "1", 6, false],
    ["0.00000000001", "1", -11, true],
    ["-1/30000000000", "−3.3333333333", -11, false],
    ["0.000000000099999999999", "9.9999999999", -11, true],
    ["1/7000000000000", "1.4285714286", -13, false],
  ])("%s is %s times ten to the %i", (text, mantissa, exponent, exact) => {
    expect(show(text)).toEqual({ form: "power", mantissa, exponent, exact });
  });

  test.each([
    ["999999", "999,999", true],
    ["-1050", "−1,050", true],
    ["0", "0", true],
    ["2/3", "0.6666666667", false],
    ["0.0000000001", "0.0000000001", true],
    ["999999.9999999999", "999,999.9999999999", true],
  ])("%s stays plain as %s", (text, plain, exact) => {
    expect(show(text)).toEqual({ form: "plain", text: plain, exact });
  });

  test("groups plain numbers by lakhs on request", () => {
    expect(displayNumber(rational(-790000n), "lakh")).toEqual({
      form: "plain",
      text: "−7,90,000",
      exact: true,
    });
  });

  // Sizes are spread evenly over exponents, so both limits are tested often.
  const anySize = fc
    .tuple(
      fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }),
      fc.bigInt({ min: 1n, max: 10n ** 6n }),
      fc.integer({ min: -30, max: 30 }),
    )
    .map(([numerator, denominator, power]) =>
      power < 0
        ? rational(numerator, denominator * 10n ** BigInt(-power))
        : rational(numerator * 10n ** BigInt(power), denominator),
    );

  test("chooses the form by size and loses at most half of the last decimal shown", () => {
    fc.assert(
      fc.property(anySize, (value) => {
        const display = displayNumber(value);
        const shown = readBack(display);
        const error = subtract(shown, value);
        const unit = 10n ** 10n;
        const allowed =
          display.form === "plain"
            ? rational(1n, 2n * unit)
            : timesTen(rational(1n, 2n * unit), display.exponent);

        expect(isAtMost(error, allowed)).toBe(true);
        expect(display.exact).toBe(error.numerator === 0n);
        if (display.form === "power")
          expect(display.mantissa).toMatch(/^−?[1-9](\.\d{0,9}[1-9])?$/);
        else expect(isAtMost(shown, rational(999_999_9999999999n, 10n ** 10n))).toBe(true);
      }),
    );
  });
});

function readBack(display: NumberDisplay): Rational {
  return display.form === "plain"
    ? parseRational(display.text)
    : timesTen(parseRational(display.mantissa), display.exponent);
}

function timesTen({ numerator, denominator }: Rational, power: number): Rational {
  return power < 0
    ? rational(numerator, denominator * 10n ** BigInt(-power))
    : rational(numerator * 10n ** BigInt(power), denominator);
}

function isAtMost(left: Rational, right: Rational): boolean {
  return magnitude(left.numerator) * right.denominator <= right.numerator * left.denominator;
}
