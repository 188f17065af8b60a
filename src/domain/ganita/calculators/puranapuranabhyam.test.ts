import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseRational } from "../../exact/parse-rational.ts";
import { fractionText, rational } from "../../exact/rational.ts";
import { cubicApproximations } from "../algebra/approximations.ts";
import { notationText } from "../notation.ts";
import { polynomial, productOf, valueAt, xPlus } from "../polynomial.ts";
import {
  completeCube,
  completeSquare,
  completeTens,
  puranapuranabhyam,
} from "./puranapuranabhyam.ts";

const small = fc.integer({ min: -40, max: 40 });
const fraction = fc
  .tuple(small, fc.integer({ min: 1, max: 9 }))
  .map(([above, below]) => rational(BigInt(above), BigInt(below)));
const text = fraction.map(fractionText);

describe("completing the square", () => {
  test("x² + 4x − 5 becomes (x + 2)² = 9", () => {
    const { result, steps } = puranapuranabhyam.answer({ a: "1", b: "4", c: "-5" });
    expect(result).toEqual([-5n, 1n]);
    expect(steps.page(0, 6).map(({ calculation }) => calculation)).toEqual([
      "x² + 4x = 5",
      "4 ÷ 2 = 2",
      "x² + 4x + 4 = 5 + 4",
      "(x + 2)² = 9",
      "x + 2 = ±3",
      "x = −5 or x = 1",
    ]);
  });

  test.each([
    ["1", "2", "1", "x + 1 = 0"],
    ["2", "3", "-4", "x + 3/4 = ±√41/4"],
    ["1", "2", "5", "x + 1 = ±2i"],
  ])("takes the root on both sides for %s, %s, %s", (a, b, c, root) => {
    const lines = completeSquare({ a, b, c }).steps.page(0, 20);
    expect(lines.map(({ calculation }) => calculation)).toContain(root);
  });

  test("says where no half moves", () => {
    const { steps } = completeSquare({ a: "1", b: "0", c: "-9" });
    expect(steps.page(5, 1)[0]).toMatchObject({
      description: "The half is 0, so nothing moves; each sign gives a root:",
      calculation: "x = −3 or x = 3",
    });
  });

  test("finds exact roots of every quadratic", () => {
    fc.assert(
      fc.property(text, text, text, (a, b, c) => {
        fc.pre(a !== "0");
        expect(completeSquare({ a, b, c }).check.agrees).toBe(true);
      }),
    );
  });

  test("finds the roots a quadratic was made of, the lesser first", () => {
    fc.assert(
      fc.property(fraction, fraction, (one, other) => {
        const [a, b, c] = productOf([xPlus(one), xPlus(other)]).map(fractionText);
        const expected = [one, other]
          .map(({ numerator, denominator }) => rational(-numerator, denominator))
          .sort((left, right) =>
            Number(left.numerator * right.denominator - right.numerator * left.denominator),
          );
        const { result } = completeSquare({ a: a!, b: b!, c: c! });
        expect(result!.map(String)).toEqual(expected.map(fractionText));
      }),
    );
  });

  test("says how often a double root counts", () => {
    const { result, roots, statement } = completeSquare({ a: "1", b: "2", c: "1" });
    expect(result).toEqual([-1n, -1n]);
    expect(roots).toEqual([{ root: -1n, times: 2 }]);
    expect(notationText(statement)).toBe("x² + 2x + 1 = 0 → x = −1, twice");
  });

  test("refuses a = 0", () => {
    expect(() => completeSquare({ a: "0", b: "1", c: "2" })).toThrow(
      expect.objectContaining({ code: "outside_domain", suggest: ["paravartya-yojayet"] }),
    );
  });
});

describe("completing the cube", () => {
  test("finds the rational roots a cubic was made of", () => {
    fc.assert(
      fc.property(fraction, fraction, fraction, (one, other, third) => {
        const [a, b, c, d] = productOf([one, other, third].map(xPlus)).map(fractionText);
        const { result, check } = completeCube({ a: a!, b: b!, c: c!, d: d! });
        const roots = [one, other, third].map(({ numerator, denominator }) =>
          fractionText(rational(-numerator, denominator)),
        );
        expect(result!.map(String).sort()).toEqual(roots.sort());
        expect(check.agrees).toBe(true);
      }),
    );
  });

  test("ends exactly, or in a completed cube that is the same cubic", () => {
    fc.assert(
      fc.property(text, text, text, text, (a, b, c, d) => {
        fc.pre(a !== "0");
        const { outcome, result, check } = completeCube({ a, b, c, d });
        expect(check.agrees).toBe(true);
        expect(result === null).toBe(outcome === "completed");
      }),
    );
  });

  test("stands roots to twelve digits beside a completed form", () => {
    const { outcome, steps } = completeCube({ a: "1", b: "0", c: "0", d: "-2" });
    expect(outcome).toBe("completed");
    // The cube root of 2, OEIS A002580; the pair is it times (−1 ± i√3)/2.
    const line = steps.page(0, 10).find(({ key }) => key === "approximations")!;
    expect(line.figures).toHaveProperty("numericRoots", [
      "1.25992104989",
      "-0.629960524947 - 1.09112363597i",
      "-0.629960524947 + 1.09112363597i",
    ]);
  });

  test.each([
    ["outside_domain", { a: "0", b: "1", c: "2", d: "3" }],
    ["too_long", { a: "1", b: "1", c: "2", d: "1000000000001" }],
    ["too_long", { a: "1/1000000000001", b: "1", c: "2", d: "1" }],
  ])("refuses with %s", (code, input) => {
    expect(() => completeCube(input)).toThrow(expect.objectContaining({ code }));
  });
});

test("the approximated real roots of a cubic nearly make it zero", () => {
  fc.assert(
    fc.property(small, small, small, (b, c, d) => {
      const cubic = polynomial([1, b, c, d].map((value) => rational(BigInt(value))));
      for (const shown of cubicApproximations(cubic)) {
        if (shown.endsWith("i")) continue;
        const value = valueAt(cubic, parseRational(shown));
        expect(Math.abs(Number(value.numerator) / Number(value.denominator))).toBeLessThan(1e-6);
      }
    }),
  );
});

describe("completing tens", () => {
  test("pairs each number with the next that completes it", () => {
    const { result, steps } = completeTens({ nums: ["24", "38", "26", "12", "7"] });
    expect(result).toBe(107n);
    expect(steps.page(0, 2).map(({ calculation }) => calculation)).toEqual([
      "24 + 26 = 50, 38 + 12 = 50",
      "7",
    ]);
  });

  test("adds what plain arithmetic adds and uses every number once", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 40 }), (nums) => {
        const { result, steps, check } = completeTens({ nums: nums.map(String) });
        expect(result).toBe(nums.reduce((sum, value) => sum + BigInt(value), 0n));
        expect(check.agrees).toBe(true);
        const { pairs, rest } = Object.assign(
          {},
          ...steps.page(0, 2).map(({ figures }) => figures),
        );
        expect(2 * pairs.length + rest.length).toBe(nums.length);
        for (const [one, other] of pairs) expect((one + other) % 10n).toBe(0n);
      }),
    );
  });

  test.each([
    ["outside_domain", ["1", "-2"]],
    ["empty", []],
    ["bad_number", ["x"]],
  ])("refuses with %s", (code, nums) => {
    expect(() => completeTens({ nums })).toThrow(expect.objectContaining({ code }));
  });
});

test("refuses a mode it does not have", () => {
  expect(() => puranapuranabhyam.answer({ mode: "quartic" } as never)).toThrow(
    expect.objectContaining({ code: "bad_mode" }),
  );
});
