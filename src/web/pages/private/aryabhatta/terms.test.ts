import fc from "fast-check";
import { expect, test } from "vitest";
import { anyRules } from "#domain/numeration/any-rules.fixture.ts";
import { type RuleChoices, readText } from "#domain/numeration/read-text.ts";
import { resultAsText } from "./analysis.tsx";
import { entryOf, readingOf } from "./api.fixture.ts";
import { termSpoken, termsOf, termText } from "./terms.ts";
import { wordsOf } from "./words.ts";

function termsIn(word: string, rules: RuleChoices = {}) {
  return termsOf(
    readText(word, "devanagari", rules).words.flatMap((one) => one.letters.map(entryOf)),
  );
}

test("puts the consonants of a cluster over their vowel", () => {
  const [khyu, ghṛ] = termsIn("ख्युघृ");
  expect(khyu?.consonants.map(({ text }) => text)).toEqual(["ख्", "य"]);
  expect([khyu?.vowel?.latin, khyu?.value]).toEqual(["u", "320000"]);
  expect([ghṛ?.vowel?.latin, ghṛ?.value]).toEqual(["ṛ", "4000000"]);
});

test.each([
  ["ख्युघृ", {}, "(2 + 30) × 10^4 + 4 × 10^6"],
  ["क", {}, "1 × 10^0"],
  ["इक", {}, "1 × 10^2 + 1 × 10^0"],
  ["इक", { standaloneVowel: "zero" }, "0 + 1 × 10^0"],
  ["राम्", {}, "40 × 10^0 + 0"],
  ["राम्", { finalConsonant: "a" }, "40 × 10^0 + 25 × 10^0"],
  ["गंगा", {}, "3 × 10^0 + 3 × 10^0"],
] as const)("%s by %j is %s", (word, rules, sum) => {
  expect(termsIn(word, rules).map(termText).join(" + ")).toBe(sum);
});

test("says what is drawn", () => {
  expect(termsIn("ख्यु").map(termSpoken)).toEqual([
    "kh 2 plus y 30, at the vowel u, times 10 to the power of 4, makes 320000",
  ]);
  expect(termsIn("राम्").map(termSpoken)[1]).toBe("m 25, without a vowel, not counted");
});

test("the terms always add up to the value of the word", () => {
  const letters = fc.constantFrom(..."कखयरह्ािुृॢअइंः-क्षक्");
  fc.assert(
    fc.property(fc.array(letters, { minLength: 1, maxLength: 12 }), anyRules, (signs, rules) => {
      const word = signs.join("");
      const terms = termsIn(word, rules);
      const sum = terms.reduce((total, { value }) => total + BigInt(value), 0n);
      expect(sum).toBe(readText(word, "devanagari", rules).total);
      expect(new Set(terms.map(({ place }) => place)).size).toBe(terms.length);
    }),
  );
});

test("writes a word with its working", () => {
  expect(resultAsText(wordsOf(readingOf("ख्युघृ")), "4320000")).toBe(
    "ख्युघृ (khyughṛ) = (2 + 30) × 10^4 + 4 × 10^6 = 4320000",
  );
});

test("writes the words of a sentence line by line, with what is not counted left out", () => {
  expect(resultAsText(wordsOf(readingOf("gam ॥ ख", "latin")), "5")).toBe(
    "gam = 3 × 10^0 = 3\n॥ = 0\nख (kha) = 2 × 10^0 = 2\nTotal: 5",
  );
});
