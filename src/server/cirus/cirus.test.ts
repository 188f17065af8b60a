import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { api } from "#contract/api.ts";
import type { cirusEndpoints } from "#contract/cirus.ts";
import { apiErrorBody } from "#contract/error.ts";
import { cirusLive, cirusPlaces } from "../db/schema.ts";
import { openTestApp } from "../testing/test-app.ts";
import { loadPackagedReleases } from "./packaged/packaged-releases.ts";

const { app, database } = await openTestApp();
const ask = (path: string, headers = {}) => app.inject({ url: `/api/v1/cirus/${path}`, headers });

const early = await ask("dhq");
await loadPackagedReleases(database);

async function list<Key extends keyof typeof cirusEndpoints>(key: Key, path: string) {
  const answer = await ask(path);
  expect(answer.statusCode).toBe(200);
  return api[key].response.parse(answer.json()) as z.output<(typeof api)[Key]["response"]>;
}
const districts = await list("GET /cirus/dhq", "dhq");
const states = await list("GET /cirus/states", "states");
const countries = await list("GET /cirus/countries", "countries");
const continents = await list("GET /cirus/continents", "continents");

test("before there is a release, the answer says so", () => {
  expect(early.statusCode).toBe(503);
  expect(early.json().code).toBe("no_release");
  expect(early.headers["retry-after"]).toBeDefined();
});

describe("what is answered", () => {
  test("is what the database holds, all of it", async () => {
    const rows = await database.select().from(cirusPlaces);
    expect(rows).toHaveLength(780 + 195);
    const held = rows.find(({ placeId }) => placeId === "ap-tirupati")!.facts;
    const tirupati = districts.data.find(({ id }) => id === "ap-tirupati")!;
    expect(held.values).toMatchObject({
      internet_penetration: expect.closeTo(tirupati.internet_penetration, 7),
    });
    const live = await database.select().from(cirusLive).orderBy(cirusLive.view);
    expect(live.map(({ releaseId }) => releaseId)).toEqual([
      districts.meta.release,
      countries.meta.release,
    ]);
  });

  test("tells of itself as of when, how many, and among how many a rank is", () => {
    expect(districts.meta).toMatchObject({
      last_updated: "30/09/2025",
      released: expect.stringMatching(/^\d\d\/\d\d\/20\d\d$/),
      count: 780,
      ranked: 780,
      index: "computed",
    });
    expect(countries.meta).toMatchObject({ last_updated: "25/09/2025", count: 195, ranked: 195 });
    expect([states.meta.ranked, continents.meta.ranked]).toEqual([36, 6]);
    expect([districts.data.length, states.data.length]).toEqual([780, 36]);
    expect([countries.data.length, continents.data.length]).toEqual([195, 6]);
    expect(districts.meta.metrics).toHaveLength(10);
    expect(countries.meta.metrics).toHaveLength(8);
    expect(districts.meta.release).toMatch(/^india-2025-09-30-[0-9a-f]{12}$/);
  });

  test("has a district with its figures, their statuses, and where it differs from the rest", () => {
    expect(districts.data.find(({ id }) => id === "wb-kolkata")).toMatchObject({
      state_district_capital: "Kolkata",
      district: "Kolkata",
      state_ut: "West Bengal",
      state_code: "WB",
      has_state_capital: true,
      year: { cyber_crime_rate_per_1000: "2022" },
      status: { internet_penetration: "modelled", cyber_crime_rate_per_1000: "state-level" },
    });
    expect(districts.data.find(({ id }) => id === "up-prayagraj")!.aliases).toContain("Allahabad");
    expect(districts.data.find(({ id }) => id === "ap-tirupati")).toMatchObject({
      risk_index: 6.593709884,
      cyber_risk_rank: 553,
      rank_low: 340,
      rank_high: 699,
      note: expect.stringContaining("Made after the Census of 2011"),
    });
  });

  test("has ranges that contain the rank and the grouped rank of nearly every place", () => {
    for (const { data, meta } of [districts, countries]) {
      expect(meta.range).toMatchObject({ draws: 2000, share: 0.9 });
      const beyond = data.filter(
        (row) => row.grouped_rank < row.rank_low! || row.grouped_rank > row.rank_high!,
      );
      // A tenth would be beyond by chance.
      expect(beyond.length).toBeLessThan(data.length / 10);
      for (const row of data) {
        expect(row.rank_low).toBeLessThanOrEqual(row.cyber_risk_rank);
        expect(row.rank_high).toBeGreaterThanOrEqual(row.cyber_risk_rank);
      }
    }
  });

  test("tells how many rows share a rank by published figures, where some do", () => {
    for (const { data } of [countries, states, continents]) {
      for (const row of data) {
        const tied = data.filter(({ published_index }) => published_index === row.published_index);
        const isShared = row.published_index !== null && tied.length > 1;
        expect(row.published_tied, row.id).toBe(isShared ? tied.length : undefined);
      }
    }
    expect(JSON.stringify(districts).length).toBeLessThan(1024 * 1024);
  });

  test("says the years of what the figures are made from", () => {
    expect(districts.meta.data_years).toEqual([2011, 2025]);
    expect(countries.meta.data_years).toEqual([2000, 2025]);
    expect(continents.meta.data_years).toEqual([2000, 2025]);
  });

  test("has a country with its point and number on the map", () => {
    const namibia = countries.data.find(({ id }) => id === "NA")!;
    expect(namibia).toMatchObject({ country: "Namibia", ccn3: "516", lat: -22.07, lon: 17.2 });
    expect(namibia.aliases).toContain("नामीबिया");
    expect(countries.data.find(({ id }) => id === "PW")!.note).toContain("2004");
  });

  test("adds states and continents up, with all of them together", () => {
    expect(states.meta.total).toMatchObject({ risk_index: expect.closeTo(5.345, 3) });
    expect(states.data.find(({ id }) => id === "TG")).toMatchObject({
      state: "Telangana",
      districts: 33,
      published_rank: 35,
      year: {},
    });
    const crime = states.meta.metrics.find(({ key }) => key === "cyber_crime_rate_per_1000")!;
    expect(crime.year).toBe("2023");
    expect(states.data.find(({ id }) => id === "WB")!.year).toEqual({
      cyber_crime_rate_per_1000: "2022",
    });
    expect(continents.data.map(({ id, note }) => [id, note]).filter(([, note]) => note)).toEqual([
      ["asia", "Figures taken as 0: North Korea."],
      ["europe", "Figures taken as 0: Vatican City."],
    ]);
    expect(continents.data.find(({ id }) => id === "south-america")).toMatchObject({
      countries: 12,
      cyber_risk_rank: 6,
      risk_index: expect.closeTo(6.8777, 4),
      risk_index_by_population: expect.closeTo(6.8442, 4),
    });
  });

  test("parts a release among its states and continents", async () => {
    const ids: string[] = [];
    for (const { id, districts: count } of states.data) {
      const { data, meta } = await list("GET /cirus/dhq/{state}", `dhq/${id}`);
      expect([data.length, meta.count, meta.ranked]).toEqual([count, count, 780]);
      ids.push(...data.map((row) => row.id));
    }
    expect(ids.sort()).toEqual(districts.data.map(({ id }) => id).sort());
    const parts = continents.data.map(({ continent }) =>
      list("GET /cirus/countries/{continent}", `countries/${encodeURIComponent(continent)}`),
    );
    const parted = (await Promise.all(parts)).flatMap(({ data }) => data);
    expect(parted.sort(byId)).toEqual(countries.data.toSorted(byId));
  });
});

describe("a name in the path", () => {
  test.each([
    ["dhq/orissa", "Odisha"],
    ["dhq/%20TAMIL%20%20nadu", "Tamil Nadu"],
    ["dhq/Jammu%20%26%20Kashmir", "Jammu and Kashmir"],
    [`dhq/${encodeURIComponent("केरल")}`, "Kerala"],
    [
      `dhq/${encodeURIComponent("दादरा और नगर हवेली और दमन और दीव")}`,
      "Dadra and Nagar Haveli and Daman and Diu",
    ],
  ])("%s is understood", async (path, state) => {
    const { data } = await list("GET /cirus/dhq/{state}", path);
    expect(new Set(data.map(({ state_ut }) => state_ut))).toEqual(new Set([state]));
  });

  test.each([
    ["dhq/Atlantis", "There is no state or union territory", "/cirus/states"],
    ["countries/Lemuria", "There is no continent", "/cirus/continents"],
    ["dhq/__proto__", "There is no state", "/cirus/states"],
  ])("%s that nothing has is refused", async (path, sentence, where) => {
    const answer = await ask(path);
    expect(answer.statusCode).toBe(404);
    const { detail, code } = apiErrorBody.parse(answer.json());
    expect(code).toBe("unknown_place");
    expect(detail).toContain(sentence);
    expect(detail).toContain(where);
  });

  test("may not be without end", async () => {
    expect((await ask(`dhq/${"x".repeat(101)}`)).statusCode).toBe(422);
  });
});

describe("on the wire", () => {
  test("a list is compressed as well as can be, and not sent to those who have it", async () => {
    const { headers, rawPayload } = await ask("continents", { "accept-encoding": "br" });
    const best = brotliCompressSync(JSON.stringify(continents)).length;
    expect(rawPayload.length).toBeLessThanOrEqual(1.02 * best);
    expect(headers["cache-control"]).toBe("public, no-cache");
    const again = await ask("continents", { "if-none-match": headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  test("values that tie are equal, and those that do not differ", () => {
    const pair = districts.data.filter(({ id }) => /^gj-(jamnagar|devbhumi-dwarka)$/.test(id));
    expect(pair[0]!.risk_index).toBe(pair[1]!.risk_index);
  });
});

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
