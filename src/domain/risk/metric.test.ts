import { expect, test } from "vitest";
import { sharedInputs } from "./metric.ts";
import { VIEWS } from "./view.ts";

test.each([
  ["india", "internet_penetration", "internet_audience_literate", ["users"]],
  ["india", "internet_penetration", "facebook_audience_internet", ["users"]],
  ["india", "facebook_audience_literate", "twitter_audience_literate", ["literates", "users"]],
  [
    "india",
    "linkedin_audience_internet",
    "linkedin_per_100_formal_employees",
    ["linkedin", "users"],
  ],
  ["india", "internet_penetration", "cyber_crime_rate_per_1000", []],
  ["india", "facebook_audience_literate", "cyber_crime_rate_per_1000", []],
  ["world", "facebook_literate", "facebook_internet", ["facebook"]],
  ["world", "twitter_literate", "linkedin_internet", ["linkedin"]],
  ["world", "internet_subscribers_pop", "linkedin_literate", []],
] as const)("of %s, %s and %s are both made from %j", (view, one, other, inputs) => {
  const metric = (key: string) => VIEWS[view].metrics.find((each) => each.key === key)!;
  for (const pair of [
    [one, other],
    [other, one],
  ] as const) {
    expect([...sharedInputs(view, metric(pair[0]), metric(pair[1]))].sort()).toEqual(inputs);
  }
});
