import { expect, test } from "vitest";
import { CALCULATOR_AT, type CalculatorPath } from "#domain/ganita/ganita.ts";
import words from "../../../../styles/fonts/sutras.txt?raw";
import { SUB_SUTRAS, SUB_SUTRAS_SOURCE } from "../lists/sub-sutras.data.ts";
import { sutraAt } from "./sutra-texts.ts";

const inFont = new Set(words.split(/\s+/));

test("the font of the sutras holds every word they are told in", async () => {
  const paths = Object.keys(CALCULATOR_AT) as CalculatorPath[];
  const sutras = await Promise.all(paths.map((path) => sutraAt(path)!()));
  const told = [
    ...paths.map((path) => CALCULATOR_AT[path].devanagari),
    ...sutras.map((known) => known.sutra.note ?? ""),
    ...SUB_SUTRAS.flatMap(({ devanagari, use }) => [devanagari, use]),
    SUB_SUTRAS_SOURCE,
    "गणित",
  ].flatMap((text) => text.match(/[\u0900-\u097f]+/g) ?? []);
  expect(told.length).toBeGreaterThan(paths.length);
  expect(told.filter((word) => !inFont.has(word))).toEqual([]);
});
