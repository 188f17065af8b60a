import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { linear } from "./scale.ts";
import { bins, rankCorrelation } from "./statistics.ts";

describe("rank correlation", () => {
  test("is that of the textbook: IQ and hours of television", () => {
    // Wikipedia, “Spearman's rank correlation coefficient”: ρ = −29/165.
    const iq = [106, 100, 86, 101, 99, 103, 97, 113, 112, 110];
    const hours = [7, 27, 2, 50, 28, 29, 20, 12, 6, 17];
    expect(rankCorrelation(iq, hours)).toBeCloseTo(-29 / 165, 12);
  });

  test("counts equals by the mean of their ranks, and has nothing to say of one value", () => {
    // Ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4: the correlation of Pearson of these ranks.
    expect(rankCorrelation([1, 5, 5, 9], [1, 2, 3, 4])).toBeCloseTo(4.5 / Math.sqrt(22.5), 12);
    expect(rankCorrelation([1, 1, 1], [1, 2, 3])).toBeNull();
  });

  test("does not change where a measure is stretched", () => {
    const pair = fc.tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 50 }));
    fc.assert(
      fc.property(fc.array(pair, { minLength: 2 }), (pairs) => {
        const [xs, ys] = [pairs.map(([x]) => x), pairs.map(([, y]) => y)];
        const stretched = xs.map((x) => x ** 3 + 7);
        expect(rankCorrelation(stretched, ys)).toEqual(rankCorrelation(xs, ys));
      }),
    );
  });
});

test("an axis has round ticks and holds every value, and so do its bins", () => {
  const values = fc.array(
    fc.integer({ min: -1e7, max: 1e7 }).map((value) => value / 1000),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(values, (all) => {
      const { ends, ticks, at } = linear(all, 0, 100);
      expect(ticks.length).toBeGreaterThan(1);
      for (const value of all)
        expect(at(value)).toSatisfy((x: number) => x >= -1e-6 && x <= 100.0001);
      const counted = bins(all, ends, 20).reduce((sum, { count }) => sum + count, 0);
      expect(counted).toBe(all.length);
    }),
  );
  expect(linear([3, 97], 0, 100).ticks).toEqual([0, 20, 40, 60, 80, 100]);
});
