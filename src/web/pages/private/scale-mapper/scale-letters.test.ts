import { expect, test } from "vitest";
import { letterColours } from "#domain/colour/letter-colours.ts";
import letters from "../../../styles/fonts/scale-letters.txt?raw";

test("the font of the scale holds every letter that has a colour, and no others", () => {
  const told = letterColours.map(({ devanagari }) => devanagari);
  expect(letters.split(/\s+/).filter(Boolean).toSorted()).toEqual(told.toSorted());
});
