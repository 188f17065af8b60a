import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimal, decimalText } from "../../exact/decimal.ts";
import { parseRational } from "../../exact/parse-rational.ts";
import { multiply } from "../../exact/rational.ts";
import { anurupyena, shunyamAnyat } from "./anurupyena.ts";

const anyNumber = fc
  .tuple(fc.bigInt(), fc.nat(20))
  .map(([coefficient, places]) => decimalText(decimal(coefficient, places)));

describe("products from a working base", () => {
  test("46 × 43 from 50 is in proportion five times", () => {
    const { result, steps, remarks } = anurupyena.answer({ a: "46", b: "43", base: "50" });
    expect(result).toBe(1978n);
    expect(steps.page(3, 2).map(({ calculation }) => calculation)).toEqual([
      "46 + (−7) = 43 + (−4) = 39",
      "39 × 5 = 195",
    ]);
    const shorter = anurupyena
      .answer({ a: "72", b: "78" })
      .remarks.flatMap(({ suggest }) => suggest);
    expect(shorter).toEqual(["ekadhikena-purvena"]);
    expect(remarks[0]!.text).toMatch(/39 ÷ 2; the half left over counts as 50 on the right\.$/);
  });

  test("are what plain multiplication gives", () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, (a, b) => {
        const { result, check } = anurupyena.answer({ a, b });
        expect(parseRational(`${result}`)).toEqual(multiply(parseRational(a), parseRational(b)));
        expect(check.agrees).toBe(true);
      }),
    );
  });

  test("are the same from any base", () => {
    const ratio = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(
        fc.bigInt(),
        fc.bigInt(),
        ratio,
        fc.integer({ min: 1, max: 80 }),
        (a, b, m, k) => {
          const base = `${m}${"0".repeat(k)}`;
          expect(anurupyena.answer({ a: `${a}`, b: `${b}`, base }).result).toBe(a * b);
        },
      ),
    );
  });

  test("may have a thousand digits", () => {
    const [a, b] = [7n * 10n ** 999n - 13n, 7n * 10n ** 999n + 8n];
    expect(anurupyena.answer({ a: `${a}`, b: `${b}` }).result).toBe(a * b);
  });

  test.each(["55", "5", "0", "-50"])("refuse the base %s", (base) => {
    expect(() => anurupyena.answer({ a: "46", b: "43", base })).toThrow(
      expect.objectContaining({ code: "outside_domain" }),
    );
  });
});

describe("shunyam anyat", () => {
  const coefficient = fc.integer({ min: -9, max: 9 }).map(String);
  const equation = fc.tuple(coefficient, coefficient, coefficient);

  test("names the unknown that is zero", () => {
    const { steps, result } = shunyamAnyat({
      equations: [
        ["3", "7", "2"],
        ["4", "21", "6"],
      ],
    });
    expect(result).toEqual({ x: 0n, y: "2/7" });
    expect(steps.page(1, 2).map(({ calculation }) => calculation)).toEqual([
      "7 × 6 = 21 × 2 = 42 → x = 0",
      "y = 2 ÷ 7 = 2/7",
    ]);
  });

  test("ends rightly for every pair, with one solution or without", () => {
    fc.assert(
      fc.property(equation, equation, (first, second) => {
        const { outcome, result, check } = shunyamAnyat({ equations: [first, second] });
        expect(check.agrees).toBe(true);
        const [[a, b], [c, d]] = [first.map(Number), second.map(Number)] as [number[], number[]];
        expect(outcome === "solved").toBe(a! * d! !== b! * c!);
        expect(result === null).toBe(outcome !== "solved");
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    [["1", "1", "2"], ["2", "2", "4"], "infinite"],
    [["1", "1", "2"], ["2", "2", "5"], "none"],
    [["0", "0", "0"], ["1", "2", "3"], "infinite"],
    [["0", "0", "1"], ["1", "2", "3"], "none"],
    [["0", "0", "0"], ["0", "0", "0"], "infinite"],
    [["0", "0", "0"], ["0", "0", "1"], "none"],
  ] as const)("%j and %j end as %s", (first, second, outcome) => {
    const calculation = shunyamAnyat({ equations: [first, second] });
    expect(calculation).toMatchObject({ outcome, result: null, check: { agrees: true } });
  });
});

describe("cubes in proportion", () => {
  test("12³ is 1 6 12 8, carried", () => {
    const { result, steps } = anurupyena.answer({ mode: "cube", n: "12" });
    expect(result).toBe(1728n);
    expect(steps.page(1, 4).map(({ calculation }) => calculation)).toEqual([
      "1³ | 1² × 2 | 1 × 2² | 2³ = 1 | 2 | 4 | 8",
      "2 × 2 = 4, 2 × 4 = 8",
      "1 | 2 + 4 | 4 + 8 | 8 = 1 | 6 | 12 | 8",
      "1 | 6 | 12 | 8 → 1 | 6 + 1 | 12 − 10 | 8 → 1 | 7 | 2 | 8",
    ]);
  });

  test("are what plain multiplication gives", () => {
    fc.assert(
      fc.property(anyNumber, (n) => {
        const { result, check } = anurupyena.answer({ mode: "cube", n });
        const value = parseRational(n);
        expect(parseRational(`${result}`)).toEqual(multiply(value, multiply(value, value)));
        expect(check.agrees).toBe(true);
      }),
    );
  });
});

test.each([
  ["bad_mode", { mode: "square" }],
  ["bad_number", { mode: "cube", n: "x" }],
  [
    "zero_denominator",
    {
      mode: "shunyam-anyat",
      equations: [
        ["1/0", "1", "1"],
        ["1", "1", "1"],
      ],
    },
  ],
  [
    "too_long",
    {
      mode: "shunyam-anyat",
      equations: [
        ["1".repeat(31), "1", "1"],
        ["1", "1", "1"],
      ],
    },
  ],
])("anurupyena refuses with %s", (code, input) => {
  expect(() => anurupyena.answer(input as never)).toThrow(expect.objectContaining({ code }));
});
