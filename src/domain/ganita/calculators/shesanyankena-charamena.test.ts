import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseRational } from "../../exact/parse-rational.ts";
import { add, multiply, rational } from "../../exact/rational.ts";
import { shesanyankenaCharamena } from "./shesanyankena-charamena.ts";

/** The value of a decimal with a recurring part, by the sum of its geometric series. */
function numberOf(text: string) {
  const [, sign, whole, plain, period] = /^(-?)(\d+)(?:\.(\d*))?(?:\((\d+)\))?$/.exec(text)!;
  const decimals = plain ?? "";
  const places = 10n ** BigInt(decimals.length);
  const before = rational(BigInt(`${whole}${decimals}`), places);
  const after = period
    ? rational(BigInt(period), places * (10n ** BigInt(period.length) - 1n))
    : rational(0n);
  return multiply(add(before, after), rational(sign === "-" ? -1n : 1n));
}

describe("shesanyankenaCharamena", () => {
  test("takes the last digits of the remainders' products", () => {
    const { result, steps, period } = shesanyankenaCharamena.answer({ p: "1", q: "28" });
    expect(result).toBe("0.03(571428)");
    expect(steps.page(0, 4).map(({ calculation }) => calculation)).toEqual([
      "1/28 × 100 = 03 + 4/7",
      "7 × 7 = 49",
      "10 × 4 = 5 × 7 + 5; 5 × 7 = 35 → 5",
      "10 × 5 = 7 × 7 + 1; 1 × 7 = 7 → 7",
    ]);
    expect(period!.digits(1, 3)).toBe("714");
  });

  test("puts back what was set apart, and checks the whole decimal", () => {
    const said = (p: string, q: string) => {
      const { steps } = shesanyankenaCharamena.answer({ p, q });
      return steps.page(0, 30).map(({ description, calculation }) => [description, calculation]);
    };
    expect(said("-85", "28")).toEqual(
      expect.arrayContaining([
        ["Set the sign and the whole part apart:", "−85/28 = −(3 + 1/28)"],
        [
          "Put the digits that do not repeat before the period, and move the point back:",
          "(03 + 0.(571428)) ÷ 100 = 0.03(571428)",
        ],
        ["Put the whole part back:", "3 + 0.03(571428) = 3.03(571428)"],
        ["Put the minus sign back:", "−85/28 = −3.03(571428)"],
      ]),
    );
    expect(said("-85", "28").at(-1)![1]).toBe(
      "571428 × 7 = 4 × 999999; (303 + 4/7) × 28 = 85 × 100",
    );
    expect(said("1", "-3")).toContainEqual(["Set the sign apart:", "−1/3 = −(1/3)"]);
    expect(said("6", "3").at(-1)![1]).toBe("2 × 3 = 6");
  });

  test("shows the halves of a period that add up to nines", () => {
    const lines = (q: string) =>
      shesanyankenaCharamena
        .answer({ p: "1", q })
        .steps.page(0, 30)
        .map(({ calculation }) => calculation);
    expect(lines("7")).toContain("142 + 857 = 999");
    expect(lines("21").join()).not.toMatch(/= 9+$/);
  });

  test("writes a decimal whose value is the fraction", () => {
    const long = fc.bigInt({ min: -(10n ** 60n), max: 10n ** 60n });
    const twosAndFives = fc
      .tuple(fc.nat(60), fc.nat(60))
      .map(([twos, fives]) => 2n ** BigInt(twos) * 5n ** BigInt(fives));
    fc.assert(
      fc.property(long, fc.integer({ min: 1, max: 2_000 }), twosAndFives, (p, rest, factors) => {
        const q = BigInt(rest) * factors;
        const { result, check } = shesanyankenaCharamena.answer({ p: `${p}`, q: `${-q}` });
        expect(numberOf(`${result}`)).toEqual(rational(p, -q));
        expect(check.agrees).toBe(true);
      }),
    );
  });

  test("ends where the decimals end", () => {
    const { result, period } = shesanyankenaCharamena.answer({ p: "123456", q: "-1000" });
    expect([result, period]).toEqual(["-123.456", null]);
    expect(shesanyankenaCharamena.answer({ p: "14", q: "7" }).result).toBe(2n);
    expect(parseRational(`${shesanyankenaCharamena.answer({ p: "1", q: "1024" }).result}`)).toEqual(
      rational(1n, 1024n),
    );
  });

  test("cuts the longest period in the result and reads it by pages", () => {
    const { result, steps, period, check } = shesanyankenaCharamena.answer({ p: "1", q: "999983" });
    expect(period!.length).toBe(999_982);
    expect(`${result}`).toMatch(/^0\.\(\d{10000}…\)$/);
    expect(check.agrees).toBe(true);

    expect(period!.digits(999_980, 10)).toHaveLength(2);
    // 999983 = 10^6 − 17, so the period begins with the powers of 17.
    expect(period!.digits(0, 24)).toBe("000001000017000289004913");
    const digits = steps
      .page(500_000, 3)
      .map((step) => step.key === "remainder" && step.figures.digit);
    expect(digits).toEqual(Array.from(period!.digits(499_999, 3), Number));
  });

  test.each([
    ["zero_denominator", "1", "0"],
    ["bad_number", "1.5", "2"],
    ["too_long", "1", "1000003"],
    ["too_long", "1".repeat(101), "3"],
  ])("refuses with %s", (code, p, q) => {
    expect(() => shesanyankenaCharamena.answer({ p, q })).toThrow(
      expect.objectContaining({ code }),
    );
  });
});
