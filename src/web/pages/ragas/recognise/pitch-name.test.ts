import fc from "fast-check";
import { expect, test } from "vitest";
import { centsAboveSa, keyOf, namesOfPlace, svaraOf } from "./pitch-name.ts";

test("a frequency is named by the nearest key, in any octave", () => {
  expect([440, 445, 110, 65.41, 250].map(keyOf)).toEqual([
    "A",
    "A, 20 cents above",
    "A",
    "C",
    "B, 21 cents above",
  ]);
});

test("a frequency is named by its svara", () => {
  expect(svaraOf(240, 360)).toBe("P");
  expect(svaraOf(240, 300)).toBe("G3, 14 cents below");
  expect(svaraOf(240, 270)).toBe("R2 or G1");
  expect(svaraOf(240, 478)).toBe("S, 7 cents below");
});

test("the sixteen names share twelve places", () => {
  const names = Array.from({ length: 12 }, (_, place) => namesOfPlace(place));
  expect(names.flat()).toHaveLength(16);
  expect(names.filter((shared) => shared.length === 2)).toEqual([
    ["R2", "G1"],
    ["R3", "G2"],
    ["D2", "N1"],
    ["D3", "N2"],
  ]);
});

test("places above Sa never leave the octave", () => {
  fc.assert(
    fc.property(fc.double({ min: 40, max: 2000, noNaN: true }), (hz) => {
      const cents = centsAboveSa(220, hz);
      expect(cents).toBeGreaterThanOrEqual(-50);
      expect(cents).toBeLessThan(1150.000001);
      const octaves = (1200 * Math.log2(hz / 220) - cents) / 1200;
      expect(octaves).toBeCloseTo(Math.round(octaves), 9);
    }),
  );
});
