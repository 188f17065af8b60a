import { describe, expect, test } from "vitest";
import { packagedRecords } from "#server/cirus/packaged/packaged-facts.ts";
import { INDIA_METRICS } from "./india-metrics.data.ts";
import { eachMetric } from "./metric.ts";
import { rankRanges, simulated } from "./rank-ranges.ts";
import { INDIA_SPREADS } from "./uncertainty.data.ts";

const ranks = new Map([
  ["low", 1],
  ["middle", 2],
  ["high", 3],
]);
const row = (value: number) => eachMetric(INDIA_METRICS, () => value);

// How far women's literacy of NFHS-5, per literacy of the Census, departs from its mean in the state.
test.each([
  ["own", "own"],
  ["parents", "parent rates"],
] as const)("the spread of literacy on the basis of %s is that of the facts", (spread, basis) => {
  const rows = packagedRecords("india-district-facts.csv").filter(
    ({ census_basis, nfhs5_women_literate_pct: women }) => census_basis === basis && women !== "",
  );
  const mean = (numbers: readonly number[]) =>
    numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const squares = [...Map.groupBy(rows, ({ state_code }) => state_code).values()]
    .filter(({ length }) => length > 1)
    .flatMap((members) => {
      const ratios = members.map((row) =>
        Math.log(Number(row.nfhs5_women_literate_pct) / Number(row.literacy_crude_pct_2011)),
      );
      return ratios.map((ratio) => (ratio - mean(ratios)) ** 2);
    });
  expect(Math.sqrt(mean(squares))).toBeCloseTo(INDIA_SPREADS.literacy[spread], 2);
});

describe("the ranges of ranks", () => {
  test("are the ranks themselves where nothing is uncertain", () => {
    const ranges = simulated(rankRanges(INDIA_METRICS, ranks, 20, () => [row(1), row(2), row(3)]));
    expect([...ranges.values()]).toEqual([
      { rankLow: 1, rankHigh: 1 },
      { rankLow: 2, rankHigh: 2 },
      { rankLow: 3, rankHigh: 3 },
    ]);
  });

  test("contain the rank of each place, also where the draws lie elsewhere", () => {
    const ranges = simulated(rankRanges(INDIA_METRICS, ranks, 20, () => [row(3), row(2), row(1)]));
    expect(ranges.get("low")).toEqual({ rankLow: 1, rankHigh: 3 });
    expect(ranges.get("high")).toEqual({ rankLow: 1, rankHigh: 3 });
  });

  test("leave out the rarest draws, and are the same every time", () => {
    const seldom = () => {
      let draw = 0;
      return rankRanges(INDIA_METRICS, ranks, 100, () => {
        draw += 1;
        return draw % 25 === 0 ? [row(3), row(2), row(1)] : [row(1), row(2), row(3)];
      });
    };
    const ranges = simulated(seldom());
    expect(ranges.get("low")).toEqual({ rankLow: 1, rankHigh: 1 });
    expect(simulated(seldom())).toEqual(ranges);
  });

  test("are wide where figures are drawn from the same values", () => {
    const ranges = simulated(
      rankRanges(INDIA_METRICS, ranks, 200, (random) => [
        row(random.between(0, 1)),
        row(random.between(0, 1)),
        row(random.between(0, 1)),
      ]),
    );
    for (const range of ranges.values()) expect(range).toEqual({ rankLow: 1, rankHigh: 3 });
  });
});
