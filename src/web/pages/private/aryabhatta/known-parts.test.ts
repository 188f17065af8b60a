import { expect, test } from "vitest";
import { isMisprint, KNOWN_WORDS } from "#domain/numeration/known-words.ts";
import { KNOWN_PARTS } from "./known-numerals.tsx";

test("every word of the literature stands in one part", () => {
  const shown = KNOWN_PARTS.flatMap(({ sources }) => sources.flatMap(({ words }) => words));
  expect(shown).toHaveLength(KNOWN_WORDS.length);
  expect(new Set(shown)).toEqual(new Set(KNOWN_WORDS));
});

test("the sines add up to the radius, and misprints stand by themselves", () => {
  expect(KNOWN_PARTS[1]?.note).toContain("Its 24 numbers add up to 3438");
  const misprints = KNOWN_PARTS.at(-1)?.sources.flatMap(({ words }) => words);
  expect(misprints).toEqual(KNOWN_WORDS.filter(isMisprint));
  expect(misprints?.map(({ latin }) => latin)).toContain("bhaki");
});
