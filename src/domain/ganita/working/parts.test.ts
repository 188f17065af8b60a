import { expect, test } from "vitest";
import { notationText } from "./notation.ts";
import { joinedParts, split, withDigitRoot } from "./parts.ts";

test.each([
  [split(105n, 1), "105 = 10 | 5"],
  [split(1_005n, 2), "1005 = 10 | 05"],
  [joinedParts([92n, "16"]), "92 | 16 → 9216"],
  [joinedParts([0n, "0819"]), "0 | 0819 → 819"],
  [withDigitRoot(8526n), "8526 → 3"],
  [withDigitRoot(0), "0 → 0"],
])("a part of a line finds what it says: %#", (notation, text) => {
  expect(notationText(notation)).toBe(text);
});
