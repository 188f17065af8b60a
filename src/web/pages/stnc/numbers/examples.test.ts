import { expect, test } from "vitest";
import { readText } from "#domain/numeration/read-text.ts";
import { CROSSWISE, LIGHT_WORD, NEAR_HUNDRED, SKY_WORDS, wordTerms } from "./examples.ts";

test("98 × 97 lacks 2 and 3 of a hundred: 95 and 06", () => {
  expect(NEAR_HUNDRED).toMatchObject({
    base: 100n,
    devA: -2n,
    devB: -3n,
    cross: 95n,
    right: "06",
    statement: "98 × 97 = 9506",
    result: 98n * 97n,
  });
});

test("32 × 41 is worked in four columns", () => {
  expect(CROSSWISE.result).toBe(32n * 41n);
  expect(CROSSWISE.steps.page(0, 9).map(({ digit }) => digit)).toEqual([2, 1, 3, 1]);
});

test("takes the word of the Sun apart", () => {
  const [sun] = readText("ख्युघृ", "devanagari").words;
  expect(wordTerms(sun!)).toEqual([
    { addends: [2, 30], exponent: 4 },
    { addends: [4], exponent: 6 },
  ]);
});

test.each([...SKY_WORDS, LIGHT_WORD])("the terms of $latin add up to its number", (word) => {
  const sum = wordTerms(word.reading).reduce(
    (total, { addends, exponent }) =>
      total + BigInt(addends.reduce((a, b) => a + b, 0)) * 10n ** BigInt(exponent),
    0n,
  );
  expect(sum).toBe(word.reading.value);
});

test.each([...SKY_WORDS, LIGHT_WORD])("$latin is read as its source gives it", (word) => {
  expect(word.reading.value).toBe(word.misprint ?? word.value);
});
