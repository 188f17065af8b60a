import { expect, test } from "vitest";
import { workedCountry, workedDistrict } from "./worked-examples.ts";

// That the figures and every step to them are true is tested beside the model.

test("Tirupati is worked out as among the districts, with the numbers in its formulas", () => {
  const { steps, place, count, range } = workedDistrict("ap-tirupati");
  expect([place.riskRank, count]).toEqual([553, 780]);
  expect(range.low).toBeLessThanOrEqual(553);
  expect(range.high).toBeGreaterThanOrEqual(553);
  const workings = steps.map(({ working }) => working);
  expect(workings).toContain("(0.6 + 0.4 × 75.867 ÷ 100) × (0.8 + 0.2 × 0.2925)");
  expect(workings).toContain("61.2133 × 0.035746 × 150,000,000 ÷ 41,073,830");
});

test("India is worked out among the countries, to its index", () => {
  const { indexSteps, place, count } = workedCountry("IN");
  expect([place.riskRank, count]).toEqual([43, 195]);
  const values = Object.fromEntries(indexSteps.map(({ what, value }) => [what, value]));
  expect(values["Mean of the ranks"]).toBe(52.125);
  expect(values["Risk index"]).toBeCloseTo(2.63530927835, 10);
});
