import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { notationText } from "../working/notation.ts";
import { productOfPolynomials } from "./urdhva-tiryagbhyam.ts";

describe("productOfPolynomials", () => {
  test("each power of x has a column, the constant first", () => {
    const { result, steps, answer, check } = productOfPolynomials({
      first: ["2", "3"],
      second: ["4", "-5"],
    });
    expect(result).toEqual([8n, 2n, -15n]);
    expect(notationText(answer)).toBe("8x² + 2x − 15");
    expect(
      steps.page(0, 9).map(({ description, calculation }) => `${description} ${calculation}`),
    ).toEqual([
      "The constant, vertical: 3 × (−5) = −15",
      "The column of x, crosswise: 2 × (−5) + 3 × 4 = 2",
      "The column of x², vertical: 2 × 4 = 8",
      "The columns together, each with its power of x: (2x + 3)(4x − 5) = 8x² + 2x − 15",
      `${check.description} ${check.calculation}`,
    ]);
  });

  // With coefficients below 10 and nothing carried, x = 1000 keeps the columns apart.
  test("agrees with ordinary multiplication of their values", () => {
    const coefficients = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 9 });
    const at1000 = (values: readonly (number | bigint)[]) =>
      values.reduce<bigint>((sum, value) => 1000n * sum + BigInt(value), 0n);
    fc.assert(
      fc.property(coefficients, coefficients, (p, q) => {
        const { result } = productOfPolynomials({ first: p.map(String), second: q.map(String) });
        expect(at1000(result as bigint[])).toBe(at1000(p) * at1000(q));
      }),
    );
  });

  test("refuses a degree over 8", () => {
    const first = Array<string>(10).fill("1");
    expect(() => productOfPolynomials({ first, second: ["1"] })).toThrow(
      expect.objectContaining({ code: "too_long" }),
    );
  });
});
