import fc from "fast-check";
import { expect, test } from "vitest";
import { threadPath, threadPaths, turns } from "./threads.ts";

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
