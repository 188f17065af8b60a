import { expect, test } from "vitest";
import { distanceWords } from "./distance-words.ts";

test.each([
  [0, "the very same colour"],
  [0.0199, "too near for most eyes to tell apart"],
  [0.03, "near: they differ only side by side"],
  [0.099, "related: the difference is plain"],
  [1, "far: no letter has a colour like it"],
])("ΔE %d is %s", (deltaE, words) => {
  expect(distanceWords(deltaE)).toBe(words);
});
