import fc from "fast-check";
import { expect, test } from "vitest";
import { isInGamut } from "#domain/colour/oklch.ts";
import {
  crossings,
  HUES,
  hueHex,
  numberAt,
  STRIP,
  threadPath,
  threadPaths,
  turns,
} from "./weave-geometry.ts";

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

test("a thread leaves and arrives upright", () => {
  expect(threadPath(10, 0, 50, 100)).toBe("M10 0C10 50 50 50 50 100");
});

test("threads keep their order from one beam to the other", () => {
  expect(threadPaths({ y: 0, xs: [1, 2] }, { y: 8, xs: [5, 9] })).toEqual([
    "M1 0C1 4 5 4 5 8",
    "M2 0C2 4 9 4 9 8",
  ]);
});

test("sets take turns along the cloth, as documented", () => {
  expect(turns(0, 12, { sets: 3, set: 1, threads: 2 })).toEqual([3, 9]);
});

test("all sets together fill the cloth evenly", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 20 }),
      (sets, threads) => {
        const all = Array.from({ length: sets }, (_, set) => turns(0, 1, { sets, set, threads }))
          .flat()
          .toSorted((one, other) => one - other);
        for (const [index, x] of all.entries()) {
          expect(x).toBeCloseTo((index + 0.5) / (sets * threads), 9);
        }
      },
    ),
  );
});
