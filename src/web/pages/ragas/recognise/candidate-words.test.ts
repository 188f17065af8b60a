import { expect, test } from "vitest";
import { candidateInWords } from "./candidate-words.ts";

const SEVEN = ["S", "R2", "G3", "M1", "P", "D2", "N3"] as const;

test.each([
  [{ number: 29, heard: SEVEN, unheard: [], foreign: [] }, "All seven svaras heard."],
  [
    { number: 29, heard: ["S", "R2"], unheard: ["G3"], foreign: [6] },
    "Heard: S R2. Not heard: G3. Against it: M2 was heard, which is not in this scale.",
  ],
  [
    { number: 29, heard: ["S", "P"], unheard: ["R2", "G3"], foreign: [] },
    "Heard: S P. Not heard: R2 G3. Nothing was heard against it.",
  ],
  [
    { number: 29, heard: SEVEN, unheard: [], foreign: [3, 6, 10] },
    "All seven svaras heard. Against it: R3 or G2, M2, and D3 or N2 were heard, which are not in this scale.",
  ],
] as const)("%j", (candidate, words) => {
  expect(candidateInWords(candidate)).toBe(words);
});
