import { expect, test } from "vitest";
import { INDIA_METRICS } from "./india-metrics.data.ts";
import { shareInput } from "./metric.ts";
import { WORLD_METRICS } from "./world-metrics.data.ts";

const metrics = [...INDIA_METRICS, ...WORLD_METRICS];
const find = (key: string) => metrics.find((metric) => metric.key === key)!;

test.each([
  ["internet_penetration", "internet_audience_literate", true],
  ["internet_penetration", "facebook_audience_internet", true],
  ["facebook_audience_literate", "twitter_audience_literate", true],
  ["linkedin_audience_internet", "linkedin_per_100_formal_employees", true],
  ["internet_penetration", "cyber_crime_rate_per_1000", false],
  ["facebook_audience_literate", "cyber_crime_rate_per_1000", false],
  ["facebook_literate", "facebook_internet", true],
])("%s and %s are made from the same input: %s", (one, other, isShared) => {
  expect(shareInput(find(one), find(other))).toBe(isShared);
  expect(shareInput(find(other), find(one))).toBe(isShared);
});
