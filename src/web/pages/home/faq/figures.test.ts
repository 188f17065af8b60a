import { expect, test } from "vitest";
import { letterValues } from "./figures.tsx";

test.each([
  ["grc", "λόγος", [30, 70, 3, 70, 200]],
  ["he", "חי", [8, 10]],
  ["ar", "واحد", [6, 1, 8, 4]],
  ["ar", "غ", [1000]],
] as const)("letters of %s count by their order: %s", (lang, word, values) => {
  expect(letterValues(word, lang)).toEqual(values);
});
