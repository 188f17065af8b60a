import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseRational } from "../../exact/parse-rational.ts";
import { fractionText, rational } from "../../exact/rational.ts";
import { polynomial, productOf, scalePolynomial, xPlus } from "../polynomial.ts";
import { chalanaKalanabhyam } from "./chalana-kalanabhyam.ts";

const small = fc.integer({ min: -9, max: 9 });

function highResult(coefficients: string[]) {
  const { result } = chalanaKalanabhyam.answer({ coefficients });
  if (!result || Array.isArray(result) || !("rationalRoots" in result)) throw new Error("not high");
  return result;
}

describe("chalanaKalanabhyam", () => {
  test("solves a quadratic by its first differential", () => {
    const { result, steps } = chalanaKalanabhyam.answer({ coefficients: ["7", "-11", "-7"] });
    expect(result).toEqual(["(11 - √317)/14", "(11 + √317)/14"]);
    expect(steps.page(0, 3).map(({ calculation }) => calculation)).toEqual([
      "D₁ = 14x − 11, D₂ = 14",
      "(−11)² − 4 × 7 × (−7) = 317",
      "14x − 11 = ±√317",
    ]);
  });

  test("solves a line too", () => {
    expect(chalanaKalanabhyam.answer({ coefficients: ["0", "2", "-5"] }).result).toEqual(["5/2"]);
  });

  test("finds every rational root with how often it occurs", () => {
    const root = fc.tuple(small, fc.integer({ min: 1, max: 3 }));
    fc.assert(
      fc.property(fc.array(root, { minLength: 3, maxLength: 8 }), (roots) => {
        const values = roots.map(([above, below]) => rational(BigInt(above), BigInt(below)));
        const p = productOf(
          values.map(({ numerator, denominator }) => xPlus(rational(-numerator, denominator))),
        );
        const expected = new Map<string, number>();
        for (const value of values.map(fractionText)) {
          expected.set(value, (expected.get(value) ?? 0) + 1);
        }
        const found = highResult(p.map(fractionText));
        expect(found.rationalRoots).toEqual(expected);
        expect(found.remainingFactor).toEqual([1n]);
      }),
    );
  });

  test("roots and remaining factor multiply back to any polynomial", () => {
    const coefficients = fc.array(small.map(String), { minLength: 4, maxLength: 9 });
    fc.assert(
      fc.property(coefficients, (texts) => {
        fc.pre(texts[0] !== "0");
        const { check } = chalanaKalanabhyam.answer({ coefficients: texts });
        expect(check.agrees).toBe(true);

        const { rationalRoots, remainingFactor } = highResult(texts);
        const linear = [...rationalRoots].flatMap(([root, count]) => {
          const { numerator, denominator } = parseRational(root);
          return Array(count).fill(xPlus(rational(-numerator, denominator)));
        });
        const rest = polynomial(remainingFactor.map((value) => parseRational(`${value}`)));
        const product = productOf([...linear, rest]);
        const lead = rest.length === 1 ? parseRational(texts[0]!) : rational(1n);
        expect(scalePolynomial(product, lead)).toEqual(
          polynomial(texts.map((text) => parseRational(text))),
        );
      }),
    );
  });

  test("shows a repeated factor in what is shared with the first differential", () => {
    const { steps } = chalanaKalanabhyam.answer({ coefficients: ["4", "0", "-3", "1"] });
    expect(steps.page(1, 2).map(({ calculation }) => calculation)).toEqual([
      "4x³ − 3x + 1 = (2x − 1)(2x² + x − 1), 12x² − 3 = (2x − 1)(6x + 3)",
      "4x³ − 3x + 1 = (x − 1/2)²(4x + 4)",
    ]);
  });

  test.each([
    ["empty", []],
    ["outside_domain", ["5"]],
    ["outside_domain", ["0", "0"]],
    ["too_long", ["1", "0", "0", "0", "0", "0", "0", "0", "0", "1"]],
    ["too_long", ["1", "0", "0", "1000000000001"]],
    ["bad_number", ["1", "x"]],
  ])("refuses with %s", (code, coefficients) => {
    expect(() => chalanaKalanabhyam.answer({ coefficients })).toThrow(
      expect.objectContaining({ code }),
    );
  });
});
