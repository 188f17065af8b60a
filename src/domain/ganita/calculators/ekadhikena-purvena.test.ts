import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimal, decimalText } from "../../exact/decimal.ts";
import { parseRational } from "../../exact/parse-rational.ts";
import { multiply, rational } from "../../exact/rational.ts";
import { ekadhikenaPurvena, ekadhikenaRecurring } from "./ekadhikena-purvena.ts";
import { shesanyankenaCharamena } from "./shesanyankena-charamena.ts";

const size = fc.bigInt({ min: 0n, max: 10n ** 80n });

describe("squares of numbers ending in 5", () => {
  test.each([
    ["195", 38025n],
    ["5", 25n],
    ["250", 62500n],
    ["-0.05", "0.0025"],
  ])("%s squared is %s", (n, square) => {
    expect(ekadhikenaPurvena.answer({ n }).result).toBe(square);
  });

  test("are what plain multiplication gives", () => {
    fc.assert(
      fc.property(size, fc.nat(20), fc.boolean(), (previous, places, isNegative) => {
        const coefficient = (10n * previous + 5n) * (isNegative ? -1n : 1n);
        const n = decimalText(decimal(coefficient, places));
        const { result, check } = ekadhikenaPurvena.answer({ n });
        expect(parseRational(`${result}`)).toEqual(multiply(parseRational(n), parseRational(n)));
        expect(check.agrees).toBe(true);
      }),
    );
  });

  test("may have a thousand digits", () => {
    const n = 10n ** 999n + 5n;
    expect(ekadhikenaPurvena.answer({ mode: "square", n: `${n}` }).result).toBe(n * n);
  });

  test.each(["24", "0", "100", "5.1"])("refuses %s, which ends otherwise", (n) => {
    expect(() => ekadhikenaPurvena.answer({ n })).toThrow(
      expect.objectContaining({
        code: "outside_domain",
        suggest: ["yavadunam", "urdhva-tiryagbhyam"],
      }),
    );
  });
});

describe("products of like beginnings", () => {
  test("are what plain multiplication gives", () => {
    fc.assert(
      fc.property(size, fc.integer({ min: 1, max: 8 }), fc.nat(), (previous, places, seed) => {
        const base = 10n ** BigInt(places);
        const ending = 1n + (BigInt(seed) % (base - 1n));
        const [a, b] = [previous * base + ending, -(previous * base + base - ending)];
        const { result, check } = ekadhikenaPurvena.answer({
          mode: "product",
          a: `${a}`,
          b: `${b}`,
        });
        expect(result).toBe(a * b);
        expect(check.agrees).toBe(true);
      }),
    );
  });

  test.each([
    ["440", "46", 20_240n],
    ["-44", "4600", -202_400n],
    ["4.40", "46", "202.4"],
    ["440", "460", 202_400n],
  ])("%s × %s sets zeros aside only where it must", (a, b, result) => {
    const calculation = ekadhikenaPurvena.answer({ mode: "product", a, b });
    expect(calculation.result).toBe(result);
    expect(calculation.check.agrees).toBe(true);
  });

  test("zeros set aside come back", () => {
    const { steps } = ekadhikenaPurvena.answer({ mode: "product", a: "440", b: "46" });
    const lines = steps.page(0, steps.total).map(({ calculation }) => calculation);
    expect(lines[0]).toBe("440 = 44 × 10");
    expect(lines.at(-2)).toBe("2024 × 10 = 20240");
  });

  test.each([
    ["44", "47"],
    ["44", "57"],
    ["0", "10"],
  ])("refuses %s and %s", (a, b) => {
    expect(() => ekadhikenaPurvena.answer({ mode: "product", a, b })).toThrow(
      expect.objectContaining({ code: "outside_domain" }),
    );
  });
});

describe("recurring decimals from the right", () => {
  test("1/7 is worked as 7/49 with the multiplier 5", () => {
    const { result, steps, period } = ekadhikenaRecurring({ p: "1", q: "7" });
    expect(result).toBe("0.(142857)");
    expect(steps.page(2, 2).map(({ calculation }) => calculation)).toEqual([
      "7 → 7, carry 0; 7 × 5 + 0 = 35",
      "35 → 5, carry 3; 5 × 5 + 3 = 28",
    ]);
    expect(period!.digits(2, 3)).toBe("285");
  });

  test("a denominator that ends in 9 leaves tens without that 9", () => {
    const { steps } = ekadhikenaRecurring({ p: "1", q: "19" });
    expect(steps.page(0, 2)).toMatchObject([
      {
        description: "The denominator ends in 9; take the 9 away, and tens are left:",
        calculation: "19 − 9 = 1 × 10",
      },
      {
        description: "One more than what stands before the 9 is the multiplier:",
        calculation: "1 + 1 = 2",
      },
    ]);
  });

  test("sign and whole part return, and long division checks the whole decimal", () => {
    const { steps } = ekadhikenaRecurring({ p: "-22", q: "7" });
    const lines = steps.page(0, steps.total).map(({ calculation }) => calculation);
    expect(lines[0]).toBe("−22/7 = −(3 + 1/7)");
    expect(lines.slice(-3)).toEqual([
      "3 + 0.(142857) = 3.(142857)",
      "−22/7 = −3.(142857)",
      "−22 ÷ 7 = −3.(142857)",
    ]);
  });

  test("are the digits that remainders give from the left", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 2, max: 3_000 }), (p, q) => {
        const { denominator } = rational(BigInt(p), BigInt(q));
        fc.pre(denominator % 2n !== 0n && denominator % 5n !== 0n && denominator !== 1n);
        const fraction = { p: `${p}`, q: `${q}` };
        const { result, check } = ekadhikenaPurvena.answer({ mode: "recurring", ...fraction });
        expect(result).toBe(shesanyankenaCharamena.answer(fraction).result);
        expect(check.agrees).toBe(true);
      }),
    );
  });

  test("a row far inside the period is told alone", () => {
    const { steps, period } = ekadhikenaRecurring({ p: "1", q: "99989" });
    const length = period!.length;
    const digitsFromRight = steps
      .page(2 + length - 5, 5)
      .map((step) => step.key === "digit" && step.figures.digit)
      .reverse();
    expect(digitsFromRight.join("")).toBe(period!.digits(0, 5));
  });

  test.each([
    ["1", "28", "outside_domain"],
    ["5", "1", "outside_domain"],
    ["1", "100003", "too_long"],
    ["1", "0", "zero_denominator"],
    ["1.5", "7", "bad_number"],
    ["1".repeat(101), "7", "too_long"],
  ])("refuses %s/%s with %s", (p, q, code) => {
    expect(() => ekadhikenaRecurring({ p, q })).toThrow(expect.objectContaining({ code }));
  });
});

test("refuses a mode it does not have", () => {
  expect(() => ekadhikenaPurvena.answer({ mode: "cube" } as never)).toThrow(
    expect.objectContaining({
      code: "bad_mode",
      message: "mode is one of square, product, recurring.",
    }),
  );
});
