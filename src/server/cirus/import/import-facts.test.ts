import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { projectFile } from "../../project-file.ts";
import { indiaRelease } from "../packaged/india-release.ts";
import { packagedRecords } from "../packaged/packaged-facts.ts";
import { worldRelease } from "../packaged/world-release.ts";
import type { OwnFacts } from "../release.ts";
import { exportRelease } from "./export-release.ts";
import { importFiles } from "./import-files.ts";
import type { ImportFile } from "./import-table.ts";

const [india, world] = [indiaRelease(), worldRelease()];
const BEFORE = {
  india: { live: india.places, known: india.places, facts: {} },
  world: { live: world.places, known: world.places, facts: {} },
};
const OPTIONS = { asOf: null, today: "2026-01-31", mayBeFewer: false, keepsIndex: false };

function refusal(...files: ImportFile[]): string {
  try {
    importFiles(files, BEFORE, OPTIONS);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error("This should be refused.");
}

const FACEBOOK = "iso2,facebook_users,facebook_year,facebook_source";
const CRIME = "state_code,metric,period,value,source";

const at = (row: number, column: string) =>
  new RegExp(`facts\\.csv, row ${row}, column ${column}: `);
test.each([
  ["a place nobody knows", [FACEBOOK, "XX,1,2025,s"], at(2, "iso2")],
  ["a figure without its source", [FACEBOOK, "PE,1,2025,"], at(2, "facebook_source")],
  ["a year to come", [FACEBOOK, "PE,1,2999,s"], at(2, "facebook_year")],
  ["what is no number", [FACEBOOK, "PE,many,2025,s"], at(2, "facebook_users")],
  [
    "a share above 100",
    ["iso2,literacy_pct,literacy_year,literacy_source,literacy_status", "PE,101,2025,s,published"],
    at(2, "literacy_pct"),
  ],
  [
    "a status that is none",
    ["iso2,literacy_pct,literacy_year,literacy_source,literacy_status", "PE,91,2025,s,true"],
    at(2, "literacy_status"),
  ],
  [
    "the same fact twice",
    [FACEBOOK, "PE,1,2025,s", "PE,2,2025,s"],
    /row 3, column facebook_users: the same fact as row 2/,
  ],
  ["a state nobody knows", [CRIME, "XX,cyber_crime_cases,2023,1,s"], at(2, "state_code")],
  ["a metric nobody knows", [CRIME, "CH,phishing,2023,1,s"], at(2, "metric")],
  ["what the model takes nothing of", [CRIME, "CH,cyber_crime_cases,2017,1,s"], at(2, "metric")],
  [
    "people in the census of a district made later",
    ["id,census2011_population,census_source", "ap-tirupati,1,s"],
    at(2, "census2011_population"),
  ],
])("%s is refused with file, row and column", (_, lines, sentence) => {
  const told = refusal({ file: "facts.csv", text: `${lines.join("\n")}\n` });
  expect(told).toMatch(sentence);
  expect(told).toContain("Nothing was imported.");
});

test("facts are refused beside finished metrics of the same view", () => {
  const facts = projectFile("data/world-country-facts.csv");
  const told = refusal(
    { file: "cirus-world.csv", text: exportRelease(world) },
    { file: "facts.csv", text: readFileSync(facts, "utf8") },
  );
  expect(told).toContain("cannot be imported at once");
});

// The model divides by these.
test.each([
  ["id,census2011_population,census_source", "an-nicobar,,s"],
  ["id,census2011_population,census_source", "an-nicobar,0,s"],
  ["id,literacy_crude_pct_2011,census_source", "an-nicobar,0,s"],
  [CRIME, "CH,population_projected,2025,0,s"],
  [CRIME, "CH,literacy_rate_7plus_pct,2023-24,0,s"],
  [CRIME, "CH,literacy_rate_7plus_pct,2023-24,1e-300,s"],
  [CRIME, "CH,internet_subscribers_per_100,2025-03,0,s"],
])("a figure without which the model has no number is refused: %s, %s", (heading, row) => {
  expect(refusal({ file: "facts.csv", text: `${heading}\n${row}\n` })).toMatch(
    /^facts\.csv, row 2, column \w+: (with this figure the model has no number for|.* is above the population)/,
  );
});

describe("facts given one after the other", () => {
  const textOf = (...lines: string[]) => ({ file: "facts.csv", text: `${lines.join("\n")}\n` });
  const withOwn = (own: OwnFacts, ...lines: string[]) => {
    const before = { ...BEFORE, india: { ...BEFORE.india, facts: own } };
    return importFiles([textOf(...lines)], before, OPTIONS);
  };
  const PEOPLE = "CH,population_projected,2025,800000,s";
  const CASES = "CH,cyber_crime_cases,2025,800,s";
  const CENSUS = "id,census2011_population,census_source";
  const LITERATES = "id,census2011_literates,census_source";

  test("give the same rate as at once", () => {
    const first = withOwn({}, CRIME, PEOPLE).facts.india!;
    const later = withOwn(first, CRIME, CASES);
    expect(later.releases).toEqual(withOwn({}, CRIME, PEOPLE, CASES).releases);
    expect(later.facts.india!.states).toContainEqual(
      expect.objectContaining({
        metric: "cyber_crime_rate_per_lakh",
        value: "100.00",
        source: "computed: cases / people of that year (s); s",
      }),
    );
  });

  test("are held to the population given before", () => {
    const more = withOwn({}, CENSUS, "an-nicobar,60000,s").facts.india!;
    expect(withOwn(more, LITERATES, "an-nicobar,40000,s").releases).toHaveLength(1);
    const fewer = withOwn({}, CENSUS, "an-nicobar,36000,s").facts.india!;
    expect(() => withOwn(fewer, LITERATES, "an-nicobar,36500,s")).toThrow(
      "36500 is above the population, 36000",
    );
  });

  test("need a source where they go back to the packaged figure", () => {
    const before = {
      ...BEFORE,
      world: {
        ...BEFORE.world,
        facts: { countries: [{ iso2: "AF", population: "43000000", population_source: "own" }] },
      },
    };
    const population = packagedRecords("world-country-facts.csv").find(({ iso2 }) => iso2 === "AF")!
      .population!;
    expect(() =>
      importFiles([textOf("iso2,population", `AF,${population}`)], before, OPTIONS),
    ).toThrow("population_source");
  });
});
