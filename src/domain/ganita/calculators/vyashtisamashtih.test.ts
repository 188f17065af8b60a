import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimal, decimalText } from "../../exact/decimal.ts";
import { parseRational } from "../../exact/parse-rational.ts";
import { fractionText, multiply, rational } from "../../exact/rational.ts";
import { vyashtisamashtih } from "./vyashtisamashtih.ts";

const anyDecimal = fc
  .tuple(fc.bigInt(), fc.nat(20))
  .map(([coefficient, places]) => decimalText(decimal(coefficient, places)));
const anyFraction = fc
  .tuple(fc.bigInt(), fc.bigInt({ min: 1n, max: 10n ** 20n }))
  .map(([above, below]) => fractionText(rational(above, below)));
const anyNumber = fc.oneof(anyDecimal, anyFraction);

describe("products about the average", () => {
  test("58 × 62 is 60² − 2², and halves are shown as decimals", () => {
    expect(vyashtisamashtih.answer({ a: "58", b: "62" }).result).toBe(3596n);
    const { steps } = vyashtisamashtih.answer({ a: "46", b: "55" });
    expect(steps.page(2, 3).map(({ calculation }) => calculation)).toEqual([
      "50.5² = 2550.25",
      "4.5² = 20.25",
      "2550.25 − 20.25 = 2530",
    ]);
  });

  test("are checked by plain multiplication", () => {
    const checkOf = (a: string, b: string) => vyashtisamashtih.answer({ a, b }).check.calculation;
    expect(checkOf("58", "62")).toBe("58 × 62 = 58 × 60 + 58 × 2 = 3480 + 116 = 3596");
    expect(checkOf("-12", "-18")).toBe(
      "(−12) × (−18) = (−12) × (−10) + (−12) × (−8) = 120 + 96 = 216",
    );
    expect(checkOf("46", "5.5")).toBe("46 × 5.5 = 253");
  });

  test("are what plain multiplication gives", () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, (a, b) => {
        const { result, check } = vyashtisamashtih.answer({ a, b });
        expect(parseRational(`${result}`)).toEqual(multiply(parseRational(a), parseRational(b)));
        expect(check.agrees).toBe(true);
      }),
    );
  });

  test("may have a thousand digits", () => {
    const [a, b] = [10n ** 1_000n - 1n, 3n ** 2_095n];
    expect(vyashtisamashtih.answer({ a: `${a}`, b: `${b}` }).result).toBe(a * b);
  });
});

describe("fourth powers about an average", () => {
  const small = fc.integer({ min: -12, max: 12 });

  test("have the root they were made with", () => {
    fc.assert(
      fc.property(small, small, small, (x, a, b) => {
        const c = BigInt(x + a) ** 4n + BigInt(x + b) ** 4n;
        const { outcome, result, check } = vyashtisamashtih.answer({
          mode: "quartic",
          a: `${a}`,
          b: `${b}`,
          c: `${c}`,
        });
        expect(outcome).toBe("solved");
        expect(result).toContain(BigInt(x));
        expect(check.agrees).toBe(true);
      }),
    );
  });

  test("end exactly or in the reduced equation", () => {
    fc.assert(
      fc.property(small, small, fc.integer(), (a, b, c) => {
        const { outcome, result, check } = vyashtisamashtih.answer({
          mode: "quartic",
          a: `${a}/3`,
          b: `${b}`,
          c: `${c}`,
        });
        expect(check.agrees).toBe(true);
        expect(result === null).toBe(outcome === "reduced");
      }),
    );
  });
});

test.each([
  ["bad_mode", { mode: "cubic" }],
  ["bad_number", { a: "x", b: "1" }],
  ["zero_denominator", { a: "1/0", b: "1" }],
  ["too_long", { a: "1".repeat(1_001), b: "1" }],
  ["too_long", { mode: "quartic", a: "1".repeat(31), b: "1", c: "2" }],
])("vyashtisamashtih refuses with %s", (code, input) => {
  expect(() => vyashtisamashtih.answer(input as never)).toThrow(expect.objectContaining({ code }));
});

test("one line has fractions or decimals, not both", () => {
  const product = (a: string, b: string) => {
    const { steps } = vyashtisamashtih.answer({ a, b });
    return steps.page(0, steps.total).at(-2)!.calculation;
  };
  expect(product("1/3", "2/3")).toBe("1/4 − 1/36 = 2/9");
  expect(product("0.5", "1/4")).toBe("0.140625 − 0.015625 = 0.125");
});
