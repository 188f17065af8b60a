import { expect, test } from "vitest";
import { distanceWords } from "./nearest-letter.tsx";

test.each([
  [0, "the very same colour"],
  [0.0199, "most eyes cannot tell them apart"],
  [0.03, "they differ only side by side"],
  [0.099, "related, but plainly another colour"],
  [1, "far away: no letter has a similar colour"],
])("ΔE %d: %s", (deltaE, words) => {
  expect(distanceWords(deltaE)).toBe(words);
});
