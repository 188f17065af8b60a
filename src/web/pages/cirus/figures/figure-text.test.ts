import { expect, test } from "vitest";
import { figureText, fixed, statusText } from "./figure-text.ts";

const PENETRATION = { key: "internet_penetration", decimals: 1 };
const CRIME = { key: "cyber_crime_rate_per_1000", decimals: 3 };
const X = { key: "twitter_literate", decimals: 1 };

test.each([
  [164.04, PENETRATION, "modelled", "164.0"],
  [0.0478, CRIME, "state-level", "0.048"],
  [312.44, PENETRATION, "published-old", "312.4"], // above 100, never clipped
  [0, PENETRATION, "assumed-zero", "0.0"],
  [2.85, X, "published", "2.9"],
  [2.85, X, "modelled", "3"], // accurate only to within a factor: no decimals
  [0.4, X, "modelled", "<1"],
  [0, X, "modelled", "0"],
  [15.3, X, "assumed-zero", "15"], // a continent with a country that is taken as none
] as const)("%d is written %j", (value, metric, status, text) => {
  expect(figureText(value, metric, status)).toBe(text);
});

test("only a figure that is 0 is assumed to be 0; a sum is in part", () => {
  expect(statusText("assumed-zero", 0)).toBe("assumed zero");
  expect(statusText("assumed-zero", 43.97)).toBe("in part assumed zero");
  expect(statusText("modelled", 43.97)).toBe("modelled");
});

test("thousands stand apart", () => {
  expect(fixed(123456.7, 1)).toBe("123,456.7");
});
