import fc from "fast-check";
import { expect, test } from "vitest";
import { isInGamut } from "#domain/colour/oklch.ts";
import { crossings, HUES, hueHex, numberAt, STRIP } from "./continua.ts";

test("the wave swings ever faster, and stays inside the strip however long it goes on", () => {
  const swings = crossings()
    .slice(1)
    .map((x, index) => x - crossings()[index]!);
  for (const [index, swing] of swings.slice(1).entries()) {
    expect(swing).toBeLessThan(swings[index]!);
  }
  // A series whose terms shrink by a constant factor has a sum, which lies within the strip.
  const share = swings[1]! / swings[0]!;
  expect(swings[0]! / (1 - share)).toBeLessThan(STRIP.width + 10);
  expect(crossings().at(-1)).toBeLessThanOrEqual(STRIP.width);
});

test("every number has its place before the end, later ones closer together", () => {
  fc.assert(
    fc.property(fc.nat(10_000), (n) => {
      expect(numberAt(n + 1)).toBeLessThan(STRIP.width);
      expect(numberAt(n + 1)).toBeGreaterThan(numberAt(n));
      expect(numberAt(n + 2) - numberAt(n + 1)).toBeLessThan(numberAt(n + 1) - numberAt(n));
    }),
  );
});

test("the hues come back to the first, and a screen shows all of them", () => {
  expect(hueHex(1)).toBe(hueHex(0));
  fc.assert(
    fc.property(fc.double({ min: 0, max: 360, noNaN: true }), (h) => {
      expect(isInGamut({ ...HUES, h })).toBe(true);
    }),
  );
});
