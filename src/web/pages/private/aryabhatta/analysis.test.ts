import { expect, test } from "vitest";
import { resultAsText } from "./analysis.tsx";
import { readingOf } from "./api.fixture.ts";
import { wordsOf } from "./words.ts";

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
