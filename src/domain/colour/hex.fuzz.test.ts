import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "../any-text.fixture.ts";
import { closestLetter } from "./letter-colours.ts";
import { hexToRgb, rgbToHex } from "./oklch.ts";

const writing = fc.oneof(
  anyText(12),
  fc.string({ unit: fc.constantFrom(..."#0189afAFgG०٣ \n"), maxLength: 9 }),
);

test("any text is a colour that is written as it was read, or none", () => {
  fc.assert(
    fc.property(writing, (text) => {
      const colour = hexToRgb(text);
      if (colour === null) return;
      expect(rgbToHex(colour)).toBe(`#${text.replace("#", "").toLowerCase()}`);
      expect(closestLetter(colour).deltaE).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 2_000 },
  );
});
