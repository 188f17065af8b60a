import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimal, decimalText } from "../../exact/decimal.ts";
import { parseRational } from "../../exact/parse-rational.ts";
import { add, rational } from "../../exact/rational.ts";
import { sankalanam } from "./addition.ts";
import { vyavakalanam } from "./subtraction.ts";

const anyNumber = fc
  .tuple(fc.bigInt(), fc.nat(30))
  .map(([coefficient, places]) => decimalText(decimal(coefficient, places)));
const numbers = fc.array(anyNumber, { minLength: 1, maxLength: 12 });

const linesOf = (nums: string[]) =>
  sankalanam
    .answer({ nums })
    .steps.page(0, 50)
    .map(({ description, calculation }) => `${description} ${calculation}`);

describe("sankalanam", () => {
  test("says every column aloud, from the bottom up", () => {
    expect(linesOf(["234", "403", "564", "721"])).toEqual([
      "Write the numbers one under the other, units under units: 234, 403, 564, 721",
      "Units: 1 + 4 = 5, 5 + 3 = 8, 8 + 4 = 12 → dot, keep 2. Write 2; 1 dot goes to the tens.",
      "Tens, from 1 dot: 1 + 2 = 3, 3 + 6 = 9, 9 + 0 = 9, 9 + 3 = 12 → dot, keep 2. Write 2; 1 dot goes to the hundreds.",
      "Hundreds, from 1 dot: 1 + 7 = 8, 8 + 5 = 13 → dot, keep 3, 3 + 4 = 7, 7 + 2 = 9. Write 9; 1 dot goes in front.",
      "The numbers together, with the dots left over written in front: 234 + 403 + 564 + 721 = 1922",
      expect.stringMatching(/^Check by digit roots: .* 9 \+ 7 \+ 6 \+ 1 = 23 → 5; 1922 → 5$/),
    ]);
  });

  test("names the columns after the point by their place", () => {
    expect(linesOf(["12.5", "0.75"])[1]).toMatch(/^Hundredths: 5 \+ 0 = 5/);
  });

  test("gives only the totals of columns longer than fifty", () => {
    const [, units] = linesOf(Array(53).fill("8"));
    expect(units).toBe("Units: total 424. Write 4; 42 dots go in front.");
  });

  test("starts a column from many dots", () => {
    const [, , tens] = linesOf(Array(50).fill("99"));
    expect(tens).toMatch(/^Tens, from 45 dots: 45 → 4 dots, keep 5, 5 \+ 9 = 14 → dot, keep 4,/);
  });

  test("leaves one number as it is", () => {
    expect(linesOf(["-1.50"])[0]).toBe("A single number is its own sum: −1.5");
  });

  test("adds what plain arithmetic adds", () => {
    fc.assert(
      fc.property(numbers, (nums) => {
        const { result, check } = sankalanam.answer({ nums });
        const plain = nums.map((text) => parseRational(text)).reduce(add, rational(0n));
        expect(parseRational(`${result}`)).toEqual(plain);
        expect(check.agrees).toBe(true);
      }),
    );
  });

  test("taking every other number away again leaves the first", () => {
    fc.assert(
      fc.property(numbers, (nums) => {
        const sum = `${sankalanam.answer({ nums }).result}`;
        const back = vyavakalanam.answer({ nums: [sum, ...nums.slice(1)] }).result;
        expect(`${back}`).toBe(nums[0]);
      }),
    );
  });

  test("adds a hundred numbers of a thousand digits", () => {
    const { result, steps } = sankalanam.answer({ nums: Array(100).fill("9".repeat(1_000)) });
    expect(result).toBe(100n * (10n ** 1_000n - 1n));
    expect(steps.page(990, 20)).toHaveLength(13);
  });

  test.each([
    ["empty", []],
    ["bad_number", ["1", "two"]],
    ["bad_number", ["1/2"]],
    ["too_long", ["1".repeat(1_001)]],
    ["too_long", Array(1_001).fill("1")],
    ["too_long", Array(101).fill("1".repeat(1_000))],
  ])("refuses with %s", (code, nums) => {
    expect(() => sankalanam.answer({ nums })).toThrow(expect.objectContaining({ code }));
  });
});

test.each([
  [
    ["-45", "12", "-7"],
    "The negative numbers, without their signs, have the same root as the positive ones and the answer",
    "9 + 7 = 16 → 7; 3 + 4 = 7 → 7",
  ],
  [
    ["45", "-12", "7"],
    "The positive numbers have the same root as the answer and the negative ones without their signs.",
    "9 + 7 = 16 → 7; 3 + 4 = 7 → 7",
  ],
  [
    ["-45", "-12"],
    "Without their signs, the numbers together and their sum",
    "9 + 3 = 12 → 3; 57 → 3",
  ],
])("the check of %j says what its figures compare", (nums, says, calculation) => {
  const { check } = sankalanam.answer({ nums });
  expect(check.says).toContain(says);
  expect(check.calculation).toBe(calculation);
});
