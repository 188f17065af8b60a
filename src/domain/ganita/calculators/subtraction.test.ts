import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimal, decimalText } from "../../exact/decimal.ts";
import { parseRational } from "../../exact/parse-rational.ts";
import { subtract } from "../../exact/rational.ts";
import { barDifference } from "../digits/bar-difference.ts";
import { vyavakalanam } from "./subtraction.ts";

const anyNumber = fc
  .tuple(fc.bigInt(), fc.nat(30))
  .map(([coefficient, places]) => decimalText(decimal(coefficient, places)));

const linesOf = (...nums: string[]) =>
  vyavakalanam
    .answer({ nums })
    .steps.page(0, 50)
    .map(({ description, calculation }) => `${description} ${calculation}`);

describe("vyavakalanam", () => {
  test("takes columns apart and clears the bars", () => {
    expect(linesOf("723", "246")).toEqual([
      "Write the numbers one under the other, units under units: 723 − 246",
      "Units: 3 − 6 = 3̄",
      "Tens: 2 − 4 = 2̄",
      "Hundreds: 7 − 2 = 5",
      "The columns together, negative ones as bar digits: 5 2̄ 3̄",
      "Clear the bars from the units to the tens: the last from 10, the others from 9, and take 1 from the hundreds: 10 − 3 = 7, 9 − 2 = 7",
      "Without bars: 477",
      "Check by adding back: the difference and what was subtracted add up to the first number. 477 + 246 = 723",
    ]);
  });

  test("says the difference once where no column is negative", () => {
    expect(linesOf("48", "13").slice(-2, -1)).toEqual([
      "The columns together; no digit has a bar: 35",
    ]);
  });

  test.each([
    [["10", "2.5", "-3"], "100 + 5", "10.5"],
    [["-3", "5"], "-(3 + 5)", "-8"],
    [["-3", "-5"], "5 - 3", "2"],
    [["-5", "-3"], "3 - 5", "-2"],
  ])("%j is rewritten as %s", (nums, rewrite, difference) => {
    const { result, steps } = vyavakalanam.answer({ nums });
    const line = steps.page(0, 9).find(({ key }) => key === "signs")!;
    expect(line.figures).toHaveProperty("rewrite", rewrite);
    expect(`${result}`).toBe(difference);
  });

  test("leaves one number as it is", () => {
    expect(linesOf("7")[0]).toBe("Nothing is subtracted: 7");
  });

  test("subtracts what plain arithmetic subtracts", () => {
    fc.assert(
      fc.property(fc.array(anyNumber, { minLength: 1, maxLength: 8 }), (nums) => {
        const { result, check } = vyavakalanam.answer({ nums });
        const plain = nums.map((text) => parseRational(text)).reduce(subtract);
        expect(parseRational(`${result}`)).toEqual(plain);
        expect(check.agrees).toBe(true);
      }),
    );
  });

  test("shows the clearing of many bars as one subtraction", () => {
    const { result, steps } = vyavakalanam.answer({ nums: [`1${"0".repeat(999)}`, "1"] });
    expect(result).toBe(10n ** 999n - 1n);
    expect(steps.page(1_002, 1)[0]!.calculation).toBe(`10⁹⁹⁹ − 1 = ${"9".repeat(999)}`);
  });

  test.each([
    ["empty", []],
    ["bad_number", ["1", "-"]],
    ["too_long", Array(1_001).fill("1")],
  ])("refuses with %s", (code, nums) => {
    expect(() => vyavakalanam.answer({ nums })).toThrow(expect.objectContaining({ code }));
  });
});

test("bar digits and the digits they are cleared to are the same number", () => {
  const size = fc.bigInt({ min: 0n, max: 10n ** 50n });
  fc.assert(
    fc.property(size, size, (one, other) => {
      const [upper, lower] = one < other ? [other, one] : [one, other];
      const { bars, digits, value } = barDifference(upper, lower);
      expect(bars.reduce((sum, bar) => 10n * sum + BigInt(bar), 0n)).toBe(upper - lower);
      expect(digits.every((digit) => digit >= 0 && digit <= 9)).toBe(true);
      expect(value).toBe(upper - lower);
    }),
  );
});
