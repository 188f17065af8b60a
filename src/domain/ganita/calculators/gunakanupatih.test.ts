import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimal, decimalText } from "../../exact/decimal.ts";
import { parseRational } from "../../exact/parse-rational.ts";
import { multiply, rational } from "../../exact/rational.ts";
import { polynomial, productOf } from "../polynomial.ts";
import { checkByCoefficientSums, checkByDigitRoots, gunakanupatih } from "./gunakanupatih.ts";

const factors = fc.array(
  fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 3 }),
  { minLength: 1, maxLength: 6 },
);
const asPolynomial = (list: readonly number[]) =>
  polynomial(list.map((value) => rational(BigInt(value))));

describe("sums of coefficients", () => {
  test("let a wrong product pass, and say that it is wrong", () => {
    const { result, remarks } = checkByCoefficientSums({
      factors: [
        ["1", "2"],
        ["1", "3"],
      ],
      product: ["1", "6", "5"],
    });
    expect(result).toEqual({ checkPasses: true, exactlyEqual: false });
    expect(remarks).toHaveLength(1);
  });

  test("never refute a right product, and see every change of one coefficient", () => {
    fc.assert(
      fc.property(factors, fc.nat(), fc.integer({ min: -5, max: 5 }), (list, seed, change) => {
        const product = productOf(list.map(asPolynomial)).map(({ numerator }) => numerator);
        const claimed = [...product];
        claimed[seed % claimed.length]! += BigInt(change);
        const { result, check } = checkByCoefficientSums({
          factors: list.map((coefficients) => coefficients.map(String)),
          product: claimed.map(String),
        });
        expect(result).toEqual({ checkPasses: change === 0, exactlyEqual: change === 0 });
        expect(check.agrees).toBe(true);
      }),
    );
  });

  test("tell when x − 1 or x + 1 divides", () => {
    const { steps } = checkByCoefficientSums({
      factors: [
        ["1", "-1"],
        ["1", "1"],
      ],
      product: ["1", "0", "-1"],
    });
    const told = steps.page(0, 9).map(({ description }) => description);
    expect(told.filter((text) => /so x [−+] 1 divides/.test(text))).toHaveLength(2);
  });
});

describe("digit roots", () => {
  const anyNumber = fc
    .tuple(fc.bigInt(), fc.nat(9))
    .map(([coefficient, places]) => decimal(coefficient, places));

  test("pass every right product and refuse only wrong ones", () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, fc.bigInt({ min: 0n, max: 20n }), (a, b, error) => {
        const product = decimal(a.coefficient * b.coefficient + error, a.places + b.places);
        const { result, check } = checkByDigitRoots({
          a: decimalText(a),
          b: decimalText(b),
          product: decimalText(product),
        });
        expect(result!.exactlyEqual).toBe(error === 0n);
        if (error === 0n) expect(result!.checkPasses).toBe(true);
        expect(check.agrees).toBe(true);
      }),
    );
  });

  test("do not see swapped digits", () => {
    expect(checkByDigitRoots({ a: "123", b: "456", product: "56808" }).result).toEqual({
      checkPasses: true,
      exactlyEqual: false,
    });
  });

  test("leave what they pass to elevens", () => {
    const { steps, remarks } = checkByDigitRoots({ a: "123", b: "456", product: "56808" });
    expect(steps.page(4, 3).map(({ calculation }) => calculation)).toEqual([
      "123: 3 − 2 + 1 = 2; 456: 6 − 5 + 4 = 5; 56808: 8 − 0 + 8 − 6 + 5 = 15 → 4",
      "2 × 5 = 10",
      "10 ≠ 4",
    ]);
    expect(remarks[0]!.text).toMatch(/elevens show it/);

    const right = checkByDigitRoots({ a: "123", b: "456", product: "56088" });
    expect(right.steps.page(6, 1)[0]!.calculation).toBe("10 = 10");
    // 99 is a multiple of nines and of elevens.
    const unseen = checkByDigitRoots({ a: "123", b: "456", product: "56187" });
    expect(unseen.remarks[0]!.text).not.toMatch(/elevens/);
  });
});

describe("multipliers in proportion", () => {
  test("keep the product", () => {
    fc.assert(
      fc.property(
        fc.bigInt(),
        fc.bigInt(),
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        (a, b, below) => {
          const input = { a: `${a}`, b: `${b}`, ratio: `-7/${below}` };
          const { result, check } = gunakanupatih.answer({ mode: "proportion", ...input });
          expect(parseRational(`${result}`)).toEqual(multiply(rational(a), rational(b)));
          expect(check.agrees).toBe(true);
        },
      ),
    );
  });
});

test.each([
  ["bad_mode", { mode: "x" }],
  ["zero_ratio", { mode: "proportion", a: "1", b: "2", ratio: "0" }],
  ["bad_number", { mode: "number", a: "1", b: "2", product: "1/2" }],
  ["too_long", { factors: Array(9).fill(["1"]), product: ["1"] }],
  ["too_long", { factors: Array(7).fill(["1", "0", "0"]), product: ["1"] }],
  ["empty", { factors: [], product: ["1"] }],
  ["empty", { factors: [["1"]], product: [] }],
])("gunakanupatih refuses with %s", (code, input) => {
  expect(() => gunakanupatih.answer(input as never)).toThrow(expect.objectContaining({ code }));
});

test.each([
  [
    {
      factors: [
        ["1", "1"],
        ["1", "-1"],
      ],
      product: ["1", "0", "1"],
    },
    "x = 2: 3 × 1 = 3 ≠ 5",
  ],
  [
    {
      factors: [
        ["1", "1"],
        ["1", "-1"],
      ],
      product: ["1", "0", "-1"],
    },
    "x = 2: 3 × 1 = 3",
  ],
  [{ mode: "number", a: "12", b: "12", product: "145" } as const, "12 × 12 = 144 ≠ 145"],
])("the check of %j checks what was given", (input, calculation) => {
  const { check } = gunakanupatih.answer(input);
  expect(check.calculation).toBe(calculation);
  expect(check.agrees).toBe(true);
});
