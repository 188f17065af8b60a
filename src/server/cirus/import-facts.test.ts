import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { exportWorld } from "./export-release.ts";
import { importFiles } from "./import-files.ts";
import type { ImportFile } from "./import-table.ts";
import { packagedIndia } from "./packaged-india.ts";
import { packagedWorld } from "./packaged-world.ts";

const [india, world] = [packagedIndia(), packagedWorld()];
const BEFORE = {
  india: { live: india.places, known: india.places, facts: {} },
  world: { live: world.places, known: world.places, facts: {} },
};
const OPTIONS = { asOf: null, today: "2026-01-31", mayBeFewer: false };

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
  const facts = path.join(import.meta.dirname, "../../../data/world-country-facts.csv");
  const told = refusal(
    { file: "cirus-world.csv", text: exportWorld(world) },
    { file: "facts.csv", text: readFileSync(facts, "utf8") },
  );
  expect(told).toContain("cannot be imported at once");
});
