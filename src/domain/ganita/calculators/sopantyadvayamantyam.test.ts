import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimal, decimalText } from "../../exact/decimal.ts";
import { parseRational } from "../../exact/parse-rational.ts";
import { fractionText, multiply, rational } from "../../exact/rational.ts";
import { notationText } from "../notation.ts";
import { sopantyadvayamantyam } from "./sopantyadvayamantyam.ts";

const constant = fc
  .tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 1, max: 4 }))
  .map(([above, below]) => fractionText(rational(BigInt(above), BigInt(below))));

describe("equations of four fractions", () => {
  test("in progression: the ultimate and twice the penultimate", () => {
    const { result, steps, remarks } = sopantyadvayamantyam.answer({
      p: "3",
      q: "4",
      r: "5",
      s: "6",
    });
    expect(result).toBe("-16/3");
    expect(steps.page(2, 2).map(({ calculation }) => calculation)).toEqual([
      "(x + 6) + 2(x + 5) = 0",
      "x = −16 ÷ 3 = −16/3",
    ]);
    expect(remarks).toEqual([]);
  });

  test("in progression, the sutra's root is the equation's", () => {
    const step = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 50 }), step, fc.boolean(), (p, size, falls) => {
        const by = falls ? -size : size;
        const [q, r, s] = [1, 2, 3].map((times) => `${p + times * by}`) as [string, string, string];
        const { result, check } = sopantyadvayamantyam.answer({ p: `${p}`, q, r, s });
        expect(`${result}`).toBe(fractionText(rational(BigInt(-(3 * p + 7 * by)), 3n)));
        expect(check.agrees).toBe(true);
      }),
    );
  });

  test("out of progression, the cleared equation's root is found", () => {
    fc.assert(
      fc.property(constant, constant, constant, constant, (p, q, r, s) => {
        fc.pre(p !== s);
        expect(sopantyadvayamantyam.answer({ p, q, r, s }).check.agrees).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test("a root that is a pole is no root", () => {
    expect(sopantyadvayamantyam.answer({ p: "0", q: "0", r: "1", s: "2" })).toMatchObject({
      outcome: "pole",
      result: null,
      check: { agrees: true },
    });
  });

  test("refuses a last factor equal to the first", () => {
    expect(() => sopantyadvayamantyam.answer({ p: "1", q: "2", r: "3", s: "2/2" })).toThrow(
      expect.objectContaining({ code: "outside_domain" }),
    );
  });
});

describe("multiplying by 11 to 19", () => {
  test("132 × 12, column by column", () => {
    const { result, steps } = sopantyadvayamantyam.answer({ mode: "multiply", n: "132", by: "12" });
    expect(result).toBe(1584n);
    expect(steps.page(1, 4).map(({ calculation }) => calculation)).toEqual([
      "2 × 2 + 0 = 4 → 4",
      "2 × 3 + 2 = 8 → 8",
      "2 × 1 + 3 = 5 → 5",
      "2 × 0 + 1 = 1 → 1",
    ]);
  });

  test("is what plain multiplication gives", () => {
    fc.assert(
      fc.property(
        fc.bigInt(),
        fc.nat(20),
        fc.integer({ min: 11, max: 19 }),
        (value, places, by) => {
          const n = decimalText(decimal(value, places));
          const { result, check } = sopantyadvayamantyam.answer({
            mode: "multiply",
            n,
            by: `${-by}`,
          });
          expect(parseRational(`${result}`)).toEqual(
            multiply(parseRational(n), rational(BigInt(-by))),
          );
          expect(check.agrees).toBe(true);
        },
      ),
    );
  });

  test("takes a thousand digits", () => {
    const n = 10n ** 1_000n - 1n;
    const { result } = sopantyadvayamantyam.answer({ mode: "multiply", n: `${n}`, by: "19" });
    expect(result).toBe(19n * n);
  });

  test.each(["10", "20", "1.2", "0"])("refuses to multiply by %s", (by) => {
    expect(() => sopantyadvayamantyam.answer({ mode: "multiply", n: "5", by })).toThrow(
      expect.objectContaining({ code: "outside_domain", suggest: ["urdhva-tiryagbhyam"] }),
    );
  });
});

test("x times x is written x²", () => {
  const { question } = sopantyadvayamantyam.answer({ p: "0", q: "0", r: "1", s: "2" });
  expect(notationText(question)).toBe("1/x² + 1/(x(x + 1)) = 1/(x(x + 2)) + 1/(x(x + 1)) →");
});

test("refuses a mode it does not have", () => {
  expect(() => sopantyadvayamantyam.answer({ mode: "divide" } as never)).toThrow(
    expect.objectContaining({ code: "bad_mode" }),
  );
});
