import fc from "fast-check";
import { expect, test } from "vitest";
import { standings } from "./gaps.ts";

test("each is measured from the lowest and from the median of all", () => {
  expect(standings([9, null, 4], 5)).toEqual([
    { aboveLowest: 5, aboveMedian: 4 },
    null,
    { aboveLowest: 0, aboveMedian: -1 },
  ]);
});

test("without a median there is none to be measured from", () => {
  expect(standings([3], null)).toEqual([{ aboveLowest: 0, aboveMedian: null }]);
});

test("nothing lies below the lowest, and something on it", () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
      const gaps = standings(values, null).map((one) => one?.aboveLowest ?? Number.NaN);
      expect(Math.min(...gaps)).toBe(0);
    }),
  );
});
