import { expect, test } from "vitest";
import { pieceMade, pieceOf } from "./piece.ts";

test("a letter is found by its name as it is taught", () => {
  expect(pieceOf("gha", 1).letter.latin).toBe("gh");
  expect(pieceOf("aṃ", 1).letter.latin).toBe("ṃ");
  expect(pieceOf("ai", 1).letter.latin).toBe("ai");
  expect(pieceOf("ma", 1).walk).toBe(4);
  expect(pieceOf("ā", 1).walk).toBeNull();
});

test.each([
  [0, "", "ka"],
  [1, "aspirated", "cha"],
  [2, "voiced", "ḍa"],
  [3, "voiced aspirated", "dha"],
  [4, "voiced nasal", "ma"],
  [2.6, "", "ta"],
])("the slide at %s with the switches '%s' makes %s", (walk, features, name) => {
  expect(pieceMade(walk, features, 1)?.name).toBe(name);
});

test("what goes through the nose is voiced, with little breath", () => {
  expect(pieceMade(0, "nasal", 1)).toBeNull();
  expect(pieceMade(0, "aspirated nasal", 1)).toBeNull();
  expect(pieceMade(0, "voiced aspirated nasal", 1)).toBeNull();
});
