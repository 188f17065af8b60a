import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { loadPackagedReleases } from "../cirus/packaged/packaged-releases.ts";
import { readLiveRelease } from "../cirus/stored-releases.ts";
import { cirusLive } from "../db/schema.ts";
import { runOn } from "../testing/run-on.ts";
import { folder } from "../testing/stores.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { withoutResults } from "../testing/without-results.ts";
import { cirus as command } from "./cirus.ts";

const database = await openTestDatabase();
await loadPackagedReleases(database);
const packaged = await database.select().from(cirusLive);

const DATA = path.join(import.meta.dirname, "../../../data");
const cirus = (...words: string[]) => runOn(database, command, words);

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

// The packaged figures are live. Imports are kept, but nothing here goes back to them.
beforeEach(async () => {
  await database.delete(cirusLive);
  await database.insert(cirusLive).values(packaged);
});

describe("facts of an operator", () => {
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

  test("stay when others follow, until the packaged figures are taken; a figure may be taken away", async () => {
    const before = [await country("PE"), await country("CL")];
    await importing(FACEBOOK, "PE,24000000,2025,Own count");
    const { values } = await country("PE");
    await importing(FACEBOOK, "CL,,,");
    expect((await country("PE")).values.facebook_internet).toBe(values.facebook_internet);
    expect((await country("CL")).statuses.facebook_internet).toBe("modelled");

    expect(await cirus("packaged", "world")).toMatch(/^world-\S+ is live: 195 places/);
    expect([await country("PE"), await country("CL")]).toEqual(before);
    await importing(FACEBOOK, "CL,,,");
    expect((await country("PE")).sources).toEqual(before[0]!.sources);
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

test("single facts are refused where finished metrics are live", async () => {
  const file = path.join(folder, "metrics.csv");
  await cirus("export", "world", "--out", folder);
  const text = await readFile(path.join(folder, "cirus-world.csv"), "utf8");
  await writeFile(file, withoutResults(text.replaceAll(",55.9,", ",56,")));
  await cirus("import", file);
  await expect(importing(FACEBOOK, "PE,1,2025,s")).rejects.toThrow(
    "first go to the packaged figures: npm run cirus -- packaged world",
  );
});
