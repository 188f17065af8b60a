import { expect, test } from "vitest";
import { columnTitle, placeName } from "#domain/ganita/working/place-name.ts";
import { groupDigits } from "./group-digits.ts";
import { withPlaceNames } from "./place-names.ts";

test.each([
  [5, "Hundred thousands", "Lakhs"],
  [6, "Millions", "Ten lakhs"],
  [7, "Ten millions", "Crores"],
  [8, "Hundred millions", "Ten crores"],
])("the place 10^%i is %s or %s", (exponent, western, lakh) => {
  const title = columnTitle(exponent);
  expect(withPlaceNames(title, "western")).toBe(western);
  expect(withPlaceNames(title, "lakh")).toBe(lakh);
  expect(withPlaceNames(title, "none")).toBe(title);
});

test.each([4, 9, 15, -5])("the place 10^%i keeps its name", (exponent) => {
  expect(withPlaceNames(placeName(exponent), "lakh")).toBe(placeName(exponent));
});

test("places are named inside sentences and lines", () => {
  const line = ["9 + 1 = 10. Write 0; 1 dot goes to the 10⁵ place."];
  expect(groupDigits(line, "lakh")).toEqual(["9 + 1 = 10. Write 0; 1 dot goes to the lakhs."]);
  expect(groupDigits(line, "none")).toBe(line);
});
