import { expect, test } from "vitest";
import { workCountry } from "./worked-country.ts";
import { workDistrict } from "./worked-district.ts";

// Calculated by hand from the same inputs; the model gives the same values in the release.
test("Tirupati comes out as by hand", () => {
  const values = workDistrict().map(({ value }) => value);
  const byHand = [
    63.8934, 73.6002169363, 61.2132647309, 67.1422968253, 91.1694529755, 0.7756272851,
    40.7190903525, 44.6630850834, 0.0357460054, 11.9015333642, 13.0542994125, 158.616659472,
    2.1937665485, 2.4062517399, 0.044,
  ];
  expect(values).toHaveLength(byHand.length);
  for (const [at, value] of byHand.entries()) expect(values[at]).toBeCloseTo(value, 4);
});

test("India among the countries comes out as by hand", () => {
  const values = workCountry().map(({ value }) => value);
  const byHand = [
    811.073107169, 893.519216724, 55.9, 90.7728778507, 35.2090916582, 38.7881187552, 11.0797840882,
    12.2060513565, 2.84828792976, 3.13781825276, 52.125, 2.63530927835,
  ];
  expect(values).toHaveLength(byHand.length);
  for (const [at, value] of byHand.entries()) expect(values[at]).toBeCloseTo(value, 8);
});
