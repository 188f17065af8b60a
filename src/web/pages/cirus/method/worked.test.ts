import { expect, test } from "vitest";
import { INDIA_FACTS, WORLD_FACTS } from "./packaged-facts.ts";
import { workCountry } from "./worked-country.ts";
import { workDistrict } from "./worked-district.ts";

// Calculated by hand from the same facts.
test("Tirupati comes out as by hand", () => {
  const { steps, ...standing } = workDistrict(INDIA_FACTS, "ap-tirupati");
  const values = steps.map(({ value }) => value);
  const byHand = [
    63.8934, 73.6002169363, 61.2132647309, 67.1422968253, 91.1694529755, 0.7756272851,
    40.7190903525, 44.6630850834, 0.0357460054, 11.9015333642, 13.0542994125, 158.616659472,
    2.1937665485, 2.4062517399, 0.044,
  ];
  expect(values).toHaveLength(byHand.length);
  for (const [at, value] of byHand.entries()) expect(values[at]).toBeCloseTo(value, 8);
  expect(standing).toMatchObject({
    riskIndex: expect.closeTo(6.59370988447, 8),
    groupedIndex: expect.closeTo(6.55541292255, 8),
    publishedIndex: expect.closeTo(5.83440308087, 8),
    riskRank: 553,
    rankLow: 546,
    rankHigh: 557,
    count: 780,
  });
  expect(steps[5]!.working).toBe("(0.6 + 0.4 × 0.7587) × (0.8 + 0.2 × 0.2925)");
  expect(steps[9]!.working).toBe("150 million × users × hL ÷ 41,073,830.46, per 100 literates");
});

test("India among the countries comes out as by hand", () => {
  const { steps, riskRank, count } = workCountry(WORLD_FACTS, "IN");
  expect([riskRank, count]).toEqual([43, 195]);
  const values = steps.map(({ value }) => value);
  const byHand = [
    811.073107169, 893.519216724, 55.9, 90.7728778507, 35.2090916582, 38.7881187552, 11.0797840882,
    12.2060513565, 2.84828792976, 3.13781825276, 52.125, 2.63530927835,
  ];
  expect(values).toHaveLength(byHand.length);
  for (const [at, value] of byHand.entries()) expect(values[at]).toBeCloseTo(value, 8);
});
