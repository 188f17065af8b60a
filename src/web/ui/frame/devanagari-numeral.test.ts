import { expect, test } from "vitest";
import { devanagariNumeral } from "./devanagari-numeral.ts";

test.each([
  [404, "४०४"],
  [1, "१"],
  [1234567890, "१२३४५६७८९०"],
])("writes %i as %s", (number, numeral) => {
  expect(devanagariNumeral(number)).toBe(numeral);
});
