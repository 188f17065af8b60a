import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimal, decimalText } from "../../exact/decimal.ts";
import { parseRational } from "../../exact/parse-rational.ts";
import { multiply } from "../../exact/rational.ts";
import { ekanyunenaPurvena } from "./ekanyunena-purvena.ts";

describe("ekanyunenaPurvena", () => {
  test("puts one less beside the complement", () => {
    const { result, steps } = ekanyunenaPurvena.answer({ n: "143", nines: "999" });
    expect(result).toBe(142857n);
    expect(steps.page(1, 3).map(({ calculation }) => calculation)).toEqual([
      "143 − 1 = 142",
      "143: 9 − 1 = 8, 9 − 4 = 5, 10 − 3 = 7 → 857",
      "142 | 857 → 142857",
    ]);
  });

  test("takes one more than the part in excess off", () => {
    const { steps } = ekanyunenaPurvena.answer({ n: "1432", nines: "99" });
    expect(steps.page(0, 2).map(({ calculation }) => calculation)).toEqual([
      "1432 has 4 digits; 2 nines; 1432 = 14 | 32",
      "14 + 1 = 15; 1432 − 15 = 1417",
    ]);
  });

  test("checks by subtracting, where every digit root would be 9", () => {
    expect(ekanyunenaPurvena.answer({ n: "-1432", nines: "9.9" }).check.calculation).toBe(
      "143200 − 1432 = 141768",
    );
  });

  test("multiplies as plain arithmetic does", () => {
    fc.assert(
      fc.property(
        fc.bigInt(),
        fc.integer({ min: 1, max: 90 }),
        fc.nat(15),
        fc.nat(15),
        fc.boolean(),
        (coefficient, count, places, ninesPlaces, isNegative) => {
          const n = decimalText(decimal(coefficient, places));
          const nine = (10n ** BigInt(count) - 1n) * (isNegative ? -1n : 1n);
          const nines = decimalText(decimal(nine, ninesPlaces));
          const { result, check } = ekanyunenaPurvena.answer({ n, nines });
          expect(parseRational(`${result}`)).toEqual(
            multiply(parseRational(n), parseRational(nines)),
          );
          expect(check.agrees).toBe(true);
        },
      ),
    );
  });

  test("takes a thousand nines and a thousand digits", () => {
    const n = 10n ** 1_000n - 12_345n;
    const nines = 10n ** 1_000n - 1n;
    expect(ekanyunenaPurvena.answer({ n: `${n}`, nines: `${nines}` }).result).toBe(n * nines);
  });

  test.each([
    ["outside_domain", { n: "12", nines: "98" }],
    ["outside_domain", { n: "12", nines: "0" }],
    ["outside_domain", { n: "12", nines: "990" }],
    ["bad_number", { n: "x", nines: "9" }],
    ["too_long", { n: "1", nines: "9".repeat(1_001) }],
  ])("refuses with %s", (code, input) => {
    expect(() => ekanyunenaPurvena.answer(input)).toThrow(expect.objectContaining({ code }));
  });
});
