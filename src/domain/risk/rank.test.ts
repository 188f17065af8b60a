import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { comparable, meanRanks, median, positions, sharedPositions } from "./rank.ts";

const values = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1 });

describe("meanRanks", () => {
  test("counts from the lowest, and equals share the mean of theirs", () => {
    expect(meanRanks([30, 10, 30, 20])).toEqual([3.5, 1, 3.5, 2]);
  });

  test("takes values equal but for the noise of floating point as equal", () => {
    expect(comparable(0.1 + 0.2)).toBe(comparable(0.3));
    expect(meanRanks([0.1 + 0.2, 0.3, 0.4])).toEqual([1.5, 1.5, 3]);
  });

  test("always adds up to n (n + 1) / 2, whatever ties", () => {
    fc.assert(
      fc.property(values, (some) => {
        const sum = meanRanks(some).reduce((total, rank) => total + rank, 0);
        expect(sum).toBe((some.length * (some.length + 1)) / 2);
      }),
    );
  });
});

describe("positions", () => {
  const row = (index: number, penetration: number, name: string, id: string) => ({
    index,
    penetration,
    name,
    id,
  });

  test("give the most exposed the highest number; then penetration, name and id decide", () => {
    const rows = [
      row(1, 9, "A", "a"),
      row(5, 1, "B", "b"),
      row(5, 2, "C", "c"),
      row(5, 1, "A", "d"),
      row(5, 1, "A", "c"),
    ];
    expect(positions(rows)).toEqual([1, 2, 5, 3, 4]);
  });

  test("are 1 to n, each once, in order of index", () => {
    fc.assert(
      fc.property(values, (indices) => {
        const found = positions(indices.map((index, at) => row(index, 0, "", String(at))));
        const byPosition = indices.map(comparable).sort((one, other) => one - other);
        expect(found.toSorted((one, other) => one - other)).toEqual(indices.map((_, at) => at + 1));
        for (const [at, position] of found.entries()) {
          expect(comparable(indices[at]!)).toBe(byPosition[position - 1]);
        }
      }),
    );
  });
});

test("shared positions are the lowest of those that tie; without an index there is none", () => {
  expect(sharedPositions([2, null, 5, 2])).toEqual([
    { shared: 1, tied: 2 },
    { shared: null, tied: 0 },
    { shared: 3, tied: 1 },
    { shared: 1, tied: 2 },
  ]);
});

test.each([
  [[4, 1, 3, 2], 2.5],
  [[7, 1, 3], 3],
  [[5], 5],
])("the median of %j is %d", (some, middle) => {
  expect(median(some)).toBe(middle);
});
