import { expect, test } from "vitest";
import { type Feature, pieceMade, pieceOf } from "./piece.ts";
import { ANUSVARA_AND_VISARGA, type PlaceLetter, SVARAS, VYANJANAS } from "./place-letters.ts";

test.each<[string, readonly PlaceLetter[], number | null]>([
  ["m", VYANJANAS, 4],
  ["gh", VYANJANAS, 0],
  ["ṃ", ANUSVARA_AND_VISARGA, null],
  ["ā", SVARAS, null],
])("%s sounds as it is taught, and touches where it is made", (latin, letters, walk) => {
  const letter = letters.find((one) => one.latin === latin)!;
  const piece = pieceOf(letter, 1);
  expect(piece.walk).toBe(walk);
  expect(piece.spoken.phases.map((phase) => phase.letter)).toContain(latin);
});

test.each<[number, readonly Feature[], string]>([
  [0, [], "ka"],
  [1, ["aspirated"], "cha"],
  [2, ["voiced"], "ḍa"],
  [3, ["aspirated", "voiced"], "dha"],
  [4, ["nasal", "voiced"], "ma"],
  [2.6, [], "ta"],
])("the slide at %s with the switches %j makes %s", (walk, features, name) => {
  expect(pieceMade(walk, new Set(features), 1)?.letter.forms.latin).toBe(name);
});

test.each<[readonly Feature[]]>([
  [["nasal"]],
  [["aspirated", "nasal"]],
  [["voiced", "aspirated", "nasal"]],
])("no letter is made with %j: nasals are voiced, with little breath", (features) => {
  expect(pieceMade(0, new Set(features), 1)).toBeNull();
});
