import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { loadPackagedReleases } from "../cirus/packaged-releases.ts";
import { readLiveRelease } from "../db/cirus-releases.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { cirusCommand } from "./cirus-command.ts";
import { runOperatorRequest } from "./commands.ts";

const database = await openTestDatabase();
await loadPackagedReleases(database);
const folder = await mkdtemp(path.join(tmpdir(), "shabda-gyan-facts-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

const DATA = path.join(import.meta.dirname, "../../../data");
const cirus = (...words: string[]) =>
  cirusCommand((request) => runOperatorRequest(database, request, "https://example.org"), words);

async function importing(...lines: string[]): Promise<string> {
  const file = path.join(folder, "facts.csv");
  await writeFile(file, `${lines.join("\n")}\n`);
  return cirus("import", file, "--as-of", "2026-01-31");
}

const country = async (id: string) =>
  (await readLiveRelease(database, "world"))!.places.find((place) => place.id === id)!;
const district = async (id: string) =>
  (await readLiveRelease(database, "india"))!.places.find((place) => place.id === id)!;

const FACEBOOK = "iso2,facebook_users,facebook_year,facebook_source";
const CRIME = "state_code,metric,period,value,source";

describe("facts of an operator", () => {
  beforeEach(() => cirus("packaged"));

  test("whole, as packaged, are the packaged figures", async () => {
    const before = await country("IN");
    const text = await cirus(
      "import",
      ...["world-country-facts", "india-district-facts", "india-state-facts"].map((name) =>
        path.join(DATA, `${name}.csv`),
      ),
    );
    expect(text).toMatch(/^india-\S+ is live: 780 places as of .*\nworld-\S+ is live: 195 places/);
    expect(text).not.toContain("not used");
    expect(await country("IN")).toEqual(before);
  });

  test("of single countries change what the model makes of them, and say their year and source", async () => {
    const before = await country("PE");
    await importing(FACEBOOK, "PE,24000000,2025,Own count");
    const { values, years, sources, statuses, bases } = await country("PE");
    expect(values.facebook_internet).toBeCloseTo((100 * 24e6) / bases.users, 9);
    expect(values.linkedin_internet).toBe(before.values.linkedin_internet);
    expect(values.twitter_internet).not.toBe(before.values.twitter_internet);
    expect(years.facebook_internet).toMatch(/^2025, internet /);
    expect(sources.facebook_internet).toMatch(/^Facebook: Own count; internet: /);
    expect(statuses.facebook_internet).toBe("published");
    expect((await readLiveRelease(database, "world"))!.asOf).toBe("2026-01-31");
  });

  test("stay when others follow, and a figure may be taken away", async () => {
    await importing(FACEBOOK, "PE,24000000,2025,Own count");
    const { values } = await country("PE");
    await importing(FACEBOOK, "CL,,,");
    expect((await country("PE")).values.facebook_internet).toBe(values.facebook_internet);
    expect((await country("CL")).statuses.facebook_internet).toBe("modelled");
  });

  test("on cases of a state give its districts their rate", async () => {
    const before = await district("ch-chandigarh");
    expect(before.years.cyber_crime_rate_per_1000).toBe("2022");
    await importing(CRIME, "CH,cyber_crime_cases,2023,120,NCRB 2023");
    const { values, years, sources, statuses } = await district("ch-chandigarh");
    expect(values.cyber_crime_rate_per_1000).toBeCloseTo(0.0972, 4);
    expect(years.cyber_crime_rate_per_1000).toBe("2023");
    expect(sources.cyber_crime_rate_per_1000).toMatch(/^NCRB cases per .*; NCRB 2023$/);
    expect(statuses.cyber_crime_rate_per_1000).toBe("state-level");
  });

  test("on a district's people and literates change its literacy", async () => {
    const before = await district("ka-udupi");
    await importing(
      "id,census2011_population,census2011_literates,census_source",
      "ka-udupi,1177361,800000,Recount",
    );
    const after = await district("ka-udupi");
    expect(after.bases.literates).toBeLessThan(before.bases.literates);
    expect(after.sources.internet_penetration).toMatch(/^Recount; TRAI /);
  });
});

describe("is refused with file, row and column:", () => {
  beforeAll(() => cirus("packaged"));

  const at = (row: number, column: string) =>
    new RegExp(`facts\\.csv, row ${row}, column ${column}: `);
  test.each([
    ["a place nobody knows", [FACEBOOK, "XX,1,2025,s"], at(2, "iso2")],
    ["a figure without its source", [FACEBOOK, "PE,1,2025,"], at(2, "facebook_source")],
    ["a year to come", [FACEBOOK, "PE,1,2999,s"], at(2, "facebook_year")],
    ["what is no number", [FACEBOOK, "PE,many,2025,s"], at(2, "facebook_users")],
    [
      "a share above 100",
      [
        "iso2,literacy_pct,literacy_year,literacy_source,literacy_status",
        "PE,101,2025,s,published",
      ],
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
  ])("%s", async (_, lines, sentence) => {
    const told = await importing(...lines).catch((error: Error) => error.message);
    expect(told).toMatch(sentence);
    expect(told).toContain("Nothing was imported.");
  });

  test("facts beside finished metrics of the same view", async () => {
    await cirus("export", "world", "--out", path.join(folder, "new", "folder"));
    const metrics = path.join(folder, "new", "folder", "cirus-world.csv");
    const facts = path.join(DATA, "world-country-facts.csv");
    await expect(cirus("import", metrics, facts)).rejects.toThrow("cannot be imported at once");
  });

  test("single facts where finished metrics are live", async () => {
    const file = path.join(folder, "metrics.csv");
    await cirus("export", "world", "--out", folder);
    const text = await readFile(path.join(folder, "cirus-world.csv"), "utf8");
    await writeFile(file, text.replaceAll(",55.9,", ",56,"));
    await cirus("import", file);
    await expect(importing(FACEBOOK, "PE,1,2025,s")).rejects.toThrow(
      "first go to the packaged figures: npm run cirus -- packaged world",
    );
  });
});
