import { expect, test } from "vitest";
import type { Step } from "#domain/risk/quantity.ts";
import { workedCountry, workedDistrict } from "./worked-examples.ts";

function expectValues(steps: readonly Step[], byHand: Readonly<Record<string, number>>) {
  const values = Object.fromEntries(steps.map(({ what, value }) => [what, value]));
  for (const [what, value] of Object.entries(byHand))
    expect(values[what], what).toBeCloseTo(value, 6);
}

// Calculated by hand from the same facts.
test("Tirupati comes out as by hand", () => {
  const { steps, place, count } = workedDistrict("ap-tirupati");
  expectValues(steps, {
    "b, what town and country would use": 63.8934,
    "Internet subscriptions per 100 people": 73.6002169363,
    "Internet users per 100 people": 61.2132647309,
    "Literates per 100 people": 67.1422968253,
    "Internet users per 100 literates": 91.1694529755,
    "Claim of a user on Facebook audience, hF": 0.7756272851,
    "Facebook audience per 100 literates": 40.7190903525,
    "Facebook audience per 100 internet users": 44.6630850834,
    "Claim of a user on LinkedIn members, hL": 0.0357460054,
    "LinkedIn members per 100 literates": 11.9015333642,
    "LinkedIn members per 100 internet users": 13.0542994125,
    "LinkedIn members per 100 formal employees": 158.616659472,
    "X audience per 100 literates": 2.1937665485,
    "X audience per 100 internet users": 2.4062517399,
    "Registered cyber crime per 1,000 people": 0.044,
  });
  expect(place).toMatchObject({
    riskIndex: expect.closeTo(6.59370988447, 8),
    groupedIndex: expect.closeTo(6.55541292255, 8),
    publishedIndex: expect.closeTo(5.83440308087, 8),
    riskRank: 553,
  });
  expect(count).toBe(780);
  const workings = steps.map(({ working }) => working);
  expect(workings).toContain("(0.6 + 0.4 × 75.867 ÷ 100) × (0.8 + 0.2 × 0.2925)");
  expect(workings).toContain("61.2133 × 0.035746 × 150,000,000 ÷ 41,073,830");
});

test("India among the countries comes out as by hand", () => {
  const { steps, indexSteps, place, count } = workedCountry("IN");
  expect([place.riskRank, count]).toEqual([43, 195]);
  expectValues([...steps, ...indexSteps], {
    "Internet users": 811_073_107.169,
    "Literate adults": 893_519_216.724,
    "Internet users per 100 people": 55.9,
    "Internet users per 100 literate adults": 90.7728778507,
    "Facebook users per 100 literate adults": 35.2090916582,
    "Facebook users per 100 internet users": 38.7881187552,
    "LinkedIn members per 100 literate adults": 11.0797840882,
    "LinkedIn members per 100 internet users": 12.2060513565,
    "X audience per 100 literate adults": 2.84828792976,
    "X audience per 100 internet users": 3.13781825276,
    "Mean of the ranks": 52.125,
    "Risk index": 2.63530927835,
  });
});
