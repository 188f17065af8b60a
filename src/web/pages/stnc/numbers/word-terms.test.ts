import { expect, test } from "vitest";
import { readText } from "#domain/numeration/read-text.ts";
import { wordTerms } from "./word-terms.ts";
import { LIGHT_WORD, SKY_WORDS } from "./words.ts";

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
  expect(word.reading.value).toBe(word.printed);
});
