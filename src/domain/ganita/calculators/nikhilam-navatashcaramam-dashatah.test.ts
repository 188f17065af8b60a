import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimal, decimalText } from "../../exact/decimal.ts";
import { magnitude } from "../../exact/greatest-common-divisor.ts";
import { parseRational } from "../../exact/parse-rational.ts";
import { multiply } from "../../exact/rational.ts";
import { baseOf, closestBase, powersAround, roundNumbersAround } from "../digits/base-product.ts";
import { nikhilam } from "./nikhilam-navatashcaramam-dashatah.ts";

const anyNumber = fc
  .tuple(fc.bigInt(), fc.nat(20))
  .map(([coefficient, places]) => decimalText(decimal(coefficient, places)));

const calculationsOf = (a: string, b: string) =>
  nikhilam
    .answer({ a, b })
    .steps.page(0, 20)
    .map(({ calculation }) => calculation);

describe("nikhilam", () => {
  test("takes digits from nine and the last from ten", () => {
    expect(nikhilam.answer({ a: "97", b: "96" }).result).toBe(9312n);
    expect(calculationsOf("97", "96")).toEqual([
      "10² = 100",
      "97: 9 − 9 = 0, 10 − 7 = 3 → −3",
      "96: 9 − 9 = 0, 10 − 6 = 4 → −4",
      "97 + (−4) = 96 + (−3) = 93",
      "(−3) × (−4) = 12",
      "12 → 12",
      "93 | 12 → 9312",
      "97 → 7, 96 → 6; 7 × 6 = 42 → 6; 9312 → 6",
    ]);
  });

  test("shows what moves from a right part that is too long", () => {
    expect(calculationsOf("88", "88")).toContain("76 | 144 → 76 + 1 | 144 − 100 → 77 | 44");
  });

  test("settles a right part below zero by bar digits", () => {
    expect(calculationsOf("107", "93")).toContain("100 | 4̄ 9̄ → 100 − 1 | 100 − 49 → 99 | 51");
  });

  test.each([
    ["9998", "94", 9400n, "(−2) × (−600) = 1200"],
    ["1012", "94", 940n, "12 × (−60) = −720"],
    ["102", "9998", 10_200n, "200 × (−2) = −400"],
    ["1005", "9995", 10_050n, "50 × (−5) = −250"],
  ])("gives zeros to the smaller of %s and %s, if that saves work", (a, b, scaled, product) => {
    expect(nikhilam.answer({ a, b }).result).toBe(BigInt(a) * BigInt(b));
    expect(calculationsOf(a, b)).toEqual(
      expect.arrayContaining([expect.stringContaining(`= ${scaled}`), product]),
    );
  });

  test("leaves the least work of all zeros that the smaller number may be given", () => {
    const work = (a: bigint, b: bigint) => {
      const base = closestBase(a, b, powersAround).value;
      return magnitude((a - base) * (b - base));
    };
    const short = fc.bigInt({ min: 1n, max: 9_999n });
    const long = fc.bigInt({ min: 1_000n, max: 10n ** 9n });
    fc.assert(
      fc.property(short, long, (a, b) => {
        fc.pre(a <= b);
        const steps = nikhilam.answer({ a: `${a}`, b: `${b}` }).steps.page(0, 20);
        const { figures } = steps.find((step) => step.key === "product")!;
        for (let zeros = 0n; zeros <= 11n; zeros++) {
          expect(magnitude(figures.product) <= work(a * 10n ** zeros, b)).toBe(true);
        }
      }),
    );
  });

  test("multiplies as plain arithmetic does", () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, (a, b) => {
        const { result, check } = nikhilam.answer({ a, b });
        expect(parseRational(`${result}`)).toEqual(multiply(parseRational(a), parseRational(b)));
        expect(check.agrees).toBe(true);
      }),
    );
  });

  test("gives the same product from any power of ten", () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt(), fc.integer({ min: 1, max: 90 }), (a, b, zeros) => {
        const base = `1${"0".repeat(zeros)}`;
        expect(nikhilam.answer({ a: `${a}`, b: `${b}`, base }).result).toBe(a * b);
      }),
    );
  });

  test("multiplies a thousand digits by a thousand", () => {
    const [a, b] = [10n ** 1_000n - 7n, 10n ** 999n + 11n];
    const { result, steps } = nikhilam.answer({ a: `${a}`, b: `${b}` });
    expect(result).toBe(a * b);
    expect(steps.total).toBeLessThanOrEqual(10);
  });

  test("says what fits better far from a base, and nothing near one", () => {
    expect(nikhilam.answer({ a: "46", b: "43" }).remarks.map(({ suggest }) => suggest)).toEqual([
      ["anurupyena", "urdhva-tiryagbhyam"],
    ]);
    expect(nikhilam.answer({ a: "98", b: "97" }).remarks).toEqual([]);
  });

  test.each([
    ["75", "75"],
    ["87", "83"],
  ])("knows a shorter way for %s × %s", (a, b) => {
    expect(nikhilam.answer({ a, b }).remarks[0]!.suggest).toEqual(["ekadhikena-purvena"]);
  });

  test("keeps to itself what fits a base just as well", () => {
    expect(nikhilam.answer({ a: "98", b: "92" }).remarks).toEqual([]);
    expect(
      nikhilam.answer({ a: "97", b: "3" }).remarks.flatMap(({ suggest }) => suggest),
    ).not.toContain("ekadhikena-purvena");
  });

  test.each([
    ["outside_domain", { a: "97", b: "96", base: "50" }],
    ["outside_domain", { a: "97", b: "96", base: "1" }],
    ["bad_number", { a: "97", b: "x" }],
    ["too_long", { a: "9".repeat(1_001), b: "1" }],
  ])("refuses with %s", (code, input) => {
    expect(() => nikhilam.answer(input)).toThrow(expect.objectContaining({ code }));
  });
});

describe("closestBase", () => {
  const size = fc.bigInt({ min: 0n, max: 10n ** 12n });
  const work = (a: bigint, b: bigint, base: bigint) => {
    const product = (a - base) * (b - base);
    return product < 0n ? -product : product;
  };

  test.each([
    ["powers of ten", powersAround, [1]],
    ["round numbers", roundNumbersAround, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ])("leaves the least work of all %s", (_, neighbours, ratios) => {
    fc.assert(
      fc.property(size, size, (a, b) => {
        const found = work(a, b, closestBase(a, b, neighbours).value);
        for (const ratio of ratios) {
          for (let zeros = 1; zeros <= 14; zeros++) {
            expect(found <= work(a, b, baseOf(ratio, zeros).value)).toBe(true);
          }
        }
      }),
    );
  });
});
