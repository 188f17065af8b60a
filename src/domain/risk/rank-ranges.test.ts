import { describe, expect, test } from "vitest";
import { INDIA_METRICS } from "./india-metrics.data.ts";
import { eachMetric } from "./metric.ts";
import { rankRanges, simulated } from "./rank-ranges.ts";

const ranks = new Map([
  ["low", 1],
  ["middle", 2],
  ["high", 3],
]);
const row = (value: number) => eachMetric(INDIA_METRICS, () => value);

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
