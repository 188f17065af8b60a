import { expect, test } from "vitest";
import type { CalculatorPath } from "#domain/ganita/calculator-path.ts";
import { DEFINITION_AT } from "#domain/ganita/calculator-path.ts";
import words from "../../../../styles/fonts/sutras.txt?raw";
import { SUB_SUTRAS, SUB_SUTRAS_SOURCE } from "../lists/sub-sutras.data.ts";
import { sutraAt } from "./sutra-texts.ts";

const inFont = new Set(words.split(/\s+/));

test("the font of the sutras holds every word they are told in", async () => {
  const paths = Object.keys(DEFINITION_AT) as CalculatorPath[];
  const sutras = await Promise.all(paths.map((path) => sutraAt(path)!()));
  const told = [
    ...paths.map((path) => DEFINITION_AT[path].devanagari),
    ...sutras.map((known) => known.sutra.note ?? ""),
    ...SUB_SUTRAS.flatMap(({ devanagari, use }) => [devanagari, use]),
    SUB_SUTRAS_SOURCE,
    "गणित",
  ].flatMap((text) => text.match(/[\u0900-\u097f]+/g) ?? []);
  expect(told.length).toBeGreaterThan(paths.length);
  expect(told.filter((word) => !inFont.has(word))).toEqual([]);
});
