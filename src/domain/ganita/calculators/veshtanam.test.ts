import { describe, expect, test } from "vitest";
import { notationText } from "../notation.ts";
import { veshtanam } from "./veshtanam.ts";

const descriptionsOf = (input: Parameters<typeof veshtanam.answer>[0]) => {
  const { steps } = veshtanam.answer(input);
  return steps.page(0, steps.total).map(({ description }) => description);
};

describe("osculation", () => {
  test.each([
    ["4370", "19", "Does 19 divide 4370? yes"],
    ["833", "13", "Does 13 divide 833? no"],
  ])("asks of %s and %s only what it answers", (n, divisor, statement) => {
    expect(notationText(veshtanam.answer({ n, divisor }).statement)).toBe(statement);
  });

  test("says that the remainder is not kept", () => {
    expect(descriptionsOf({ n: "833", divisor: "13" }).at(-2)).toMatch(
      /the remainder of the number itself may differ:$/,
    );
    expect(descriptionsOf({ n: "832", divisor: "13" }).at(-2)).not.toMatch(/remainder/);
  });

  test("says in plain words what each line does", () => {
    expect(descriptionsOf({ n: "833", divisor: "13" })[2]).toBe(
      "Multiply the last digit by the osculator and add the product to the rest:",
    );
    expect(descriptionsOf({ mode: "negative", n: "109", divisor: "11" })[1]).toBe(
      "Multiply the last digit by the osculator and subtract the product from the rest:",
    );
    expect(descriptionsOf({ mode: "negative", n: "109", divisor: "31" })[1]).toBe(
      "Multiply the last digit by the osculator and subtract the product from the rest; go on without the minus sign:",
    );
  });

  // Both osculators of a divisor add up to it: Tirthaji, Vedic Mathematics (1965), on osculators.
  test.each([
    [
      { n: "4370", divisor: "47" },
      "The negative osculator, 47 − 33 = 14, is smaller and makes less work.",
    ],
    [
      { n: "4370", divisor: "31" },
      "The negative osculator, 31 − 28 = 3, is smaller and makes less work.",
    ],
    [
      { mode: "negative", n: "4370", divisor: "19" },
      "The positive osculator, 19 − 17 = 2, is smaller and makes less work.",
    ],
  ] as const)("%j names the smaller osculator", (input, text) => {
    expect(veshtanam.answer(input).remarks).toEqual([{ text, suggest: [] }]);
  });

  test.each([
    { n: "4370", divisor: "19" },
    { mode: "negative", n: "4370", divisor: "31" },
    { n: "4370", divisor: "1" },
  ] as const)("%j has the smaller one", (input) => {
    expect(veshtanam.answer(input).remarks).toEqual([]);
  });
});
