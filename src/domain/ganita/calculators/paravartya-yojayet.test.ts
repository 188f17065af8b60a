import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimal, decimalText } from "../../exact/decimal.ts";
import { parseRational } from "../../exact/parse-rational.ts";
import { add, fractionText, multiply, rational } from "../../exact/rational.ts";
import { transposedDivisor } from "../digits/transposed-divisor.ts";
import { addPolynomials, multiplyPolynomials, polynomial } from "../polynomial.ts";
import { straightDivision } from "./dhvajanka.ts";
import {
  paravartyaYojayet,
  transposedDivision,
  transposedEquation,
  transposedPolynomialDivision,
} from "./paravartya-yojayet.ts";

const coefficient = fc
  .tuple(fc.integer({ min: -30, max: 30 }), fc.integer({ min: 1, max: 6 }))
  .map(([numerator, denominator]) =>
    fractionText(rational(BigInt(numerator), BigInt(denominator))),
  );

describe("division of numbers", () => {
  test("shows the columns of 1235 ÷ 89", () => {
    const { result, steps } = transposedDivision({ dividend: "1235", divisor: "89" });
    expect(result).toEqual({ quotient: 13n, remainder: 78n });
    expect(steps.page(0, 6).map(({ calculation }) => calculation)).toEqual([
      "89 = 1 1̄ 1̄",
      "1  1",
      "1  2 | 3  5",
      "1 × (1  1) → 1  1",
      "2 + 1 = 3; 3 × (1  1) → 3  3",
      "3 + 1 + 3 = 7, 5 + 3 = 8",
    ]);
  });

  test("shows every sum, also what the remainder still holds of a divisor taken times over", () => {
    const lines = (dividend: string, divisor: string) => {
      const { steps } = transposedDivision({ dividend, divisor });
      return steps.page(0, steps.total).map(({ calculation }) => calculation);
    };
    expect(lines("91457", "94")).toContain("4 + 54 = 58; 58 × (0  6) → 0  348");
    expect(lines("91457", "94")).toContain("5 + 6 = 11, 7 + 348 = 355");
    expect(lines("7777", "19")).toContain(
      "82 = 4 × 19 + 6; 5 × 81 + 4 = 409; quotient 409, remainder 6: 7777 = 19 × 409 + 6",
    );
  });

  test.each([
    ["-1234", "112", "−1234 = 112 × (−11) + (−2)", "−11 − 1 = −12; −2 + 112 = 110"],
    ["-1234", "-112", "−1234 = (−112) × 11 + (−2)", "11 + 1 = 12; −2 + 112 = 110"],
  ])("takes %s ÷ %s to a remainder that is not negative", (dividend, divisor, signs, adjusted) => {
    for (const divide of [transposedDivision, straightDivision]) {
      const { steps } = divide({ dividend, divisor });
      const [first, second] = steps.page(steps.total - 3, 2);
      expect(first!.calculation).toBe(signs);
      expect(second!.calculation.startsWith(`${adjusted}; quotient`)).toBe(true);
    }
  });

  const digits60 = fc.bigInt({ min: -(10n ** 60n) + 1n, max: 10n ** 60n - 1n });
  const digits30 = fc.bigInt({ min: -(10n ** 30n) + 1n, max: 10n ** 30n - 1n });

  test("leaves what plain division leaves, never below zero", () => {
    fc.assert(
      fc.property(digits60, digits30, fc.nat(9), fc.nat(9), (n, d, places, divisorPlaces) => {
        fc.pre(d !== 0n);
        const [dividend, divisor] = [decimal(n, places), decimal(d, divisorPlaces)].map(
          decimalText,
        );
        const { result, check } = transposedDivision({ dividend: dividend!, divisor: divisor! });
        const remainder = parseRational(`${result!.remainder}`);
        expect(
          add(multiply(parseRational(divisor!), rational(result!.quotient)), remainder),
        ).toEqual(parseRational(dividend!));
        expect(remainder.numerator >= 0n).toBe(true);
        expect(check.agrees).toBe(true);
      }),
    );
  });

  test("works every small divisor, whatever multiple it takes", () => {
    for (let divisor = 1n; divisor <= 400n; divisor++) {
      const { result } = transposedDivision({ dividend: "9876543210", divisor: `${divisor}` });
      expect(result!.quotient).toBe(9876543210n / divisor);
    }
  });

  test.each([
    [89n, 1, [1, -1, -1]],
    [94n, 1, [1, 0, -6]],
    [19n, 5, [1, 0, -5]],
    [5n, 2, [1, 0]],
    [128n, 1, [1, 3, -2]],
    [1n, 1, [1]],
  ])("%d is taken %d times and written %j", (divisor, multiplier, digits) => {
    expect(transposedDivisor(divisor)).toMatchObject({ multiplier, digits });
  });

  test("writes the multiple of every divisor exactly", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 30n }), (divisor) => {
        const { multiplier, digits, transposed } = transposedDivisor(divisor);
        const value = digits.reduce((sum, digit) => 10n * sum + BigInt(digit), 0n);
        expect(value).toBe(divisor * BigInt(multiplier));
        expect(transposed.every((digit, index) => digit + digits[index + 1]! === 0)).toBe(true);
      }),
    );
  });

  test.each([
    ["zero_divisor", { dividend: "1", divisor: "0.0" }],
    ["bad_number", { dividend: "1/2", divisor: "3" }],
    ["too_long", { dividend: "1".repeat(61), divisor: "3" }],
    ["too_long", { dividend: "1", divisor: "3".repeat(31) }],
  ])("refuses with %s", (code, input) => {
    expect(() => transposedDivision(input)).toThrow(expect.objectContaining({ code }));
  });
});

describe("division of polynomials", () => {
  const coefficients = fc.array(coefficient, { minLength: 1, maxLength: 8 });
  const read = (texts: readonly unknown[]) =>
    polynomial(texts.map((text) => parseRational(`${text}`)));

  test("gives quotient and remainder that multiply back", () => {
    fc.assert(
      fc.property(coefficients, coefficients, (dividend, divisor) => {
        fc.pre(divisor.some((text) => text !== "0"));
        const { result, check } = transposedPolynomialDivision({ dividend, divisor });
        const [quotient, remainder] = [read(result!.quotient), read(result!.remainder)];
        expect(addPolynomials(multiplyPolynomials(read(divisor), quotient), remainder)).toEqual(
          read(dividend),
        );
        expect(remainder.length < Math.max(2, read(divisor).length)).toBe(true);
        expect(check.agrees).toBe(true);
      }),
    );
  });

  test.each([
    ["zero_divisor", { dividend: ["1"], divisor: ["0", "0"] }],
    ["empty", { dividend: [], divisor: ["1"] }],
    ["too_long", { dividend: Array(22).fill("1"), divisor: ["1"] }],
    ["too_long", { dividend: ["1".repeat(31)], divisor: ["1"] }],
    ["zero_denominator", { dividend: ["1/0"], divisor: ["1"] }],
  ])("refuses with %s", (code, input) => {
    expect(() => transposedPolynomialDivision(input)).toThrow(expect.objectContaining({ code }));
  });
});

describe("simple equations", () => {
  const four = fc.tuple(coefficient, coefficient, coefficient, coefficient);

  test("have roots that make both sides equal, in all four shapes", () => {
    fc.assert(
      fc.property(four, coefficient, coefficient, (coefficients, m, n) => {
        fc.pre(n !== "0" && (coefficients[2] !== "0" || coefficients[3] !== "0"));
        for (const type of [1, 2, 4] as const) {
          expect(transposedEquation({ type, coefficients }).check.agrees).toBe(true);
        }
        const { check } = transposedEquation({ type: 3, coefficients: [...coefficients, m, n] });
        expect(check.agrees).toBe(true);
      }),
    );
  });

  test.each([
    [{ type: 1, coefficients: ["2", "7", "2", "7"] }, "all"],
    [{ type: 1, coefficients: ["2", "7", "2", "9"] }, "none"],
    [{ type: 2, coefficients: ["1", "2", "0", "3"] }, "none"],
    [{ type: 3, coefficients: ["2", "2", "1", "1", "2", "1"] }, "all"],
    [{ type: 3, coefficients: ["1", "1", "1", "1", "2", "1"] }, "pole"],
    [{ type: 4, coefficients: ["1", "2", "-1", "2"] }, "all"],
    [{ type: 4, coefficients: ["1", "2", "3", "2"] }, "pole"],
    [{ type: 4, coefficients: ["1", "2", "-1", "3"] }, "none"],
  ] as const)("%j ends as %s", (input, outcome) => {
    const calculation = transposedEquation(input as never);
    expect(calculation).toMatchObject({ outcome, result: null, check: { agrees: true } });
  });

  test.each([
    ["bad_mode", { type: 5, coefficients: ["1", "2", "3", "4"] }],
    ["zero_denominator", { type: 3, coefficients: ["1", "2", "0", "0", "1", "1"] }],
    ["zero_denominator", { type: 3, coefficients: ["1", "2", "3", "4", "1", "0"] }],
    ["bad_number", { type: 1, coefficients: ["1", "2", "x", "4"] }],
    ["too_long", { type: 1, coefficients: ["1", "2", "3", "4".repeat(31)] }],
  ])("are refused with %s", (code, input) => {
    expect(() => paravartyaYojayet.answer({ mode: "equation", ...input } as never)).toThrow(
      expect.objectContaining({ code }),
    );
  });
});

test("the check multiplies away only denominators that are there", () => {
  const checkOf = (type: 1 | 3, ...coefficients: string[]) =>
    paravartyaYojayet.answer({ mode: "equation", type, coefficients } as never).check.name;
  expect(checkOf(1, "1", "2", "1", "3")).toBe("Check by moving everything to one side:");
  expect(checkOf(3, "1", "1", "2", "2", "1", "1")).toBe("Check by clearing the denominators:");
});

test("divides unless told otherwise", () => {
  expect(paravartyaYojayet.answer({ dividend: "1235", divisor: "89" }).result).toEqual({
    quotient: 13n,
    remainder: 78n,
  });
  expect(() => paravartyaYojayet.answer({ mode: "x" } as never)).toThrow(
    expect.objectContaining({ code: "bad_mode" }),
  );
});
