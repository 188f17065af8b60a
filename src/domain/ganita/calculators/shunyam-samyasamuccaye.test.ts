import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shunyamSamyasamuccaye } from "./shunyam-samyasamuccaye.ts";

const whole = fc.integer({ min: -12, max: 12 }).map(String);
const linear = fc.tuple(whole, whole);
const isNothing = ([a, b]: readonly [string, string]) => a === "0" && b === "0";

describe("shunyamSamyasamuccaye", () => {
  test("reads the root off equal sums of denominators", () => {
    const { result, steps } = shunyamSamyasamuccaye.answer({
      mode: "reciprocals",
      a: "2",
      b: "8",
      c: "1",
      d: "9",
    });
    expect(result).toEqual([-5n]);
    expect(steps.page(1, 2).map(({ calculation }) => calculation)).toEqual([
      "(x + 2) + (x + 8) = 2x + 10, (x + 1) + (x + 9) = 2x + 10",
      "2x + 10 = 0",
    ]);
  });

  test("agrees with the equation multiplied out, in all four forms", () => {
    fc.assert(
      fc.property(whole, whole, whole, whole, whole, (a, b, c, d, m) => {
        expect(shunyamSamyasamuccaye.answer({ a, b, c, d }).check.agrees).toBe(true);
        const reciprocals = shunyamSamyasamuccaye.answer({ mode: "reciprocals", a, b, c, d });
        expect(reciprocals.check.agrees).toBe(true);
        fc.pre(!isNothing([a, b]) && !isNothing([c, d]));
        const first = [a, b] as const;
        const second = [c, d] as const;
        const equal = shunyamSamyasamuccaye.answer({ mode: "equal-numerators", m, first, second });
        expect(equal.check.agrees).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test("agrees in ratio equations, and every rule it names gives a root or a pole", () => {
    fc.assert(
      fc.property(linear, linear, linear, linear, (n1, d1, n2, d2) => {
        fc.pre(!isNothing(d1) && !isNothing(d2));
        const { check, outcome, remarks, steps } = shunyamSamyasamuccaye.answer({
          mode: "ratio",
          n1,
          d1,
          n2,
          d2,
        });
        expect(check.agrees).toBe(true);
        const { rules } = Object.assign({}, ...steps.page(0, 9).map(({ figures }) => figures));
        expect(remarks).toHaveLength(rules.length === 0 ? 1 : 0);
        if (rules.length > 0) expect(["solved", "pole", "none", "all"]).toContain(outcome);
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    [{ a: "1", b: "2", c: "2", d: "1" }, "all"],
    [{ a: "1", b: "2", c: "0", d: "3" }, "none"],
    [{ mode: "equal-numerators", m: "1", first: ["1", "-2"], second: ["2", "-4"] }, "pole"],
    [{ mode: "equal-numerators", m: "0", first: ["1", "-2"], second: ["2", "5"] }, "all"],
    [{ mode: "equal-numerators", m: "1", first: ["1", "2"], second: ["-1", "5"] }, "none"],
    [{ mode: "reciprocals", a: "1", b: "1", c: "2", d: "0" }, "pole"],
    [{ mode: "reciprocals", a: "1", b: "2", c: "2", d: "1" }, "all"],
    [{ mode: "ratio", n1: ["1", "1"], d1: ["1", "1"], n2: ["2", "2"], d2: ["1", "1"] }, "pole"],
    [{ mode: "ratio", n1: ["1", "0"], d1: ["1", "1"], n2: ["1", "2"], d2: ["1", "3"] }, "none"],
  ] as const)("%j ends as %s", (input, outcome) => {
    const calculation = shunyamSamyasamuccaye.answer(input);
    expect(calculation).toMatchObject({ outcome, result: null, check: { agrees: true } });
  });

  test("keeps irrational and complex roots exact", () => {
    const irrational = { mode: "reciprocals", a: "3", b: "4", c: "-2", d: "-6" } as const;
    expect(shunyamSamyasamuccaye.answer(irrational).result).toEqual(["-2√3", "2√3"]);
    expect(
      shunyamSamyasamuccaye.answer({
        mode: "ratio",
        n1: ["1", "0"],
        d1: ["1", "1"],
        n2: ["2", "5"],
        d2: ["1", "3"],
      }).result,
    ).toEqual(["-2 - i", "-2 + i"]);
  });

  test.each([
    ["bad_mode", { mode: "sums" }],
    [
      "zero_denominator",
      { mode: "equal-numerators", m: "1", first: ["0", "0"], second: ["1", "0"] },
    ],
    ["bad_number", { a: "1", b: "2", c: "3", d: "four" }],
    ["too_long", { a: "1".repeat(31), b: "2", c: "3", d: "4" }],
  ])("refuses with %s", (code, input) => {
    expect(() => shunyamSamyasamuccaye.answer(input as never)).toThrow(
      expect.objectContaining({ code }),
    );
  });
});
