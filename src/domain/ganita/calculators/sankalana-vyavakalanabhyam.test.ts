import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { notationText } from "../notation.ts";
import { shunyamAnyat } from "./anurupyena.ts";
import { sankalanaVyavakalanabhyam } from "./sankalana-vyavakalanabhyam.ts";

const coefficient = fc
  .tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 1, max: 3 }))
  .map(([above, below]) => (below === 1 ? `${above}` : `${above}/${below}`));

describe("sankalanaVyavakalanabhyam", () => {
  test("adds and subtracts where the coefficients change places", () => {
    const { result, statement, steps, remarks } = sankalanaVyavakalanabhyam.answer({
      equations: [
        ["45", "-23", "113"],
        ["23", "-45", "91"],
      ],
    });
    expect(result).toEqual({ x: 2n, y: -1n });
    expect(notationText(statement)).toBe("45x − 23y = 113; 23x − 45y = 91 → x = 2, y = −1");
    expect(steps.page(1, 6).map(({ calculation }) => calculation)).toEqual([
      "68x − 68y = 204",
      "x − y = 3",
      "22x + 22y = 22",
      "x + y = 1",
      "x = (1 + 3) ÷ 2 = 2",
      "y = (1 − 3) ÷ 2 = −1",
    ]);
    expect(remarks).toEqual([]);
  });

  test("solves interchanged coefficients of every sign", () => {
    fc.assert(
      fc.property(
        coefficient,
        coefficient,
        coefficient,
        coefficient,
        fc.boolean(),
        (a, b, p, q, isNegated) => {
          const minus = (text: string) => (text.startsWith("-") ? text.slice(1) : `-${text}`);
          const second = isNegated ? ([minus(b), minus(a), q] as const) : ([b, a, q] as const);
          const { check, steps } = sankalanaVyavakalanabhyam.answer({
            equations: [[a, b, p], second],
          });
          expect(check.agrees).toBe(true);
          expect(steps.page(0, 1)[0]!.figures).toEqual({ interchanged: true });
        },
      ),
    );
  });

  test("agrees with cross-multiplication on every pair", () => {
    const equation = fc.tuple(coefficient, coefficient, coefficient);
    fc.assert(
      fc.property(equation, equation, (first, second) => {
        const pair = { equations: [first, second] } as const;
        const { outcome, result, check } = sankalanaVyavakalanabhyam.answer(pair);
        expect({ outcome, result }).toEqual({
          outcome: shunyamAnyat(pair).outcome,
          result: shunyamAnyat(pair).result,
        });
        expect(check.agrees).toBe(true);
      }),
    );
  });

  test("takes coefficients of thirty digits", () => {
    const [a, b] = ["9".repeat(30), "7".repeat(30)];
    const { result } = sankalanaVyavakalanabhyam.answer({
      equations: [
        [a, b, b],
        [b, a, a],
      ],
    });
    expect(result).toEqual({ x: 0n, y: 1n });
  });

  test.each([
    ["bad_number", "x"],
    ["too_long", "1".repeat(31)],
    ["zero_denominator", "1/0"],
  ])("refuses with %s", (code, text) => {
    const equations = [
      [text, "1", "2"],
      ["1", text, "2"],
    ] as const;
    expect(() => sankalanaVyavakalanabhyam.answer({ equations })).toThrow(
      expect.objectContaining({ code }),
    );
  });
});
