import { expect, test } from "vitest";
import { packagedRecords } from "#server/cirus/packaged/packaged-facts.ts";
import { SOURCES } from "./sources.data.ts";

const names = (view: keyof typeof SOURCES) => SOURCES[view].map(({ name }) => name).join("\n");

test("the terms name every publisher of the countries' names", () => {
  const publishers = packagedRecords("world-country-names.csv")
    .map(({ source }) => source!.replace(/@.*/, ""))
    .filter((source) => !source.endsWith("not verified against the source"));
  expect(new Set(publishers)).toContain("Unicode CLDR 48");
  for (const publisher of new Set(publishers)) expect(names("world")).toContain(publisher);
});

// As data/SOURCES.md has them for the figures of India.
test.each(["Census of India 2011", "TRAI, June 2025", "DataReportal", "EPFO"])(
  "the terms name %s",
  (publisher) => {
    expect(names("india")).toContain(publisher);
  },
);
