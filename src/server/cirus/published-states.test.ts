import { expect, test } from "vitest";
import { publishedStates as answer } from "#contract/cirus-published.ts";
import { openTestApp } from "../testing/test-app.ts";
import { indiaRelease } from "./packaged/india-release.ts";
import { loadPackagedReleases } from "./packaged/packaged-releases.ts";
import { publishedStates } from "./published-states.ts";

const { app, database } = await openTestApp();
await loadPackagedReleases(database);
const sent = await app.inject("/api/v1/cirus/states/published");
const { data, meta } = answer.parse(sent.json());
const state = (id: string) => data.find((row) => row.id === id)!;

test("all 36 states have what TRAI and NCRB print, with year and source", () => {
  expect([sent.statusCode, data.length, meta.count]).toEqual([200, 36, 36]);
  expect(state("KA")).toMatchObject({
    state: "Karnataka",
    internet_subscriptions_year: "March 2025",
    internet_subscriptions_source: expect.stringContaining("Table 1.43"),
    internet_subscriptions_evidence: "data file",
    cyber_crime_cases: 21_889,
    cyber_crime_rate_per_1000: 0.3227,
    cyber_crime_year: "2023",
    cyber_crime_source: expect.stringContaining("Rajya Sabha reply"),
  });
  // Six states have no figure for 2023.
  expect(data.filter(({ cyber_crime_year }) => cyber_crime_year === "2022")).toHaveLength(6);
  const cases = data.reduce((sum, row) => sum + row.cyber_crime_cases!, 0);
  expect(cases).toBeGreaterThan(84_966);
  const million = data.reduce((sum, row) => sum + row.internet_subscriptions_million!, 0);
  expect(million).toBeCloseTo(969.12, 6);
});

test("ranks are among the 36, and equals share the lowest", () => {
  const byRank = data.toSorted((one, other) => one.published_rank! - other.published_rank!);
  expect(byRank.at(-1)).toMatchObject({ published_rank: 36, published_tied: 1 });
  for (const row of data) {
    const below = data.filter((other) => other.published_index! < row.published_index!).length;
    const tied = data.filter((other) => other.published_index === row.published_index).length;
    expect([row.published_rank, row.published_tied]).toEqual([below + 1, tied]);
    const { internet_subscriptions_per_100: subscriptions } = row;
    const fewer = data.filter((other) => other.internet_subscriptions_per_100! < subscriptions!);
    expect(row.internet_subscriptions_rank).toBe(fewer.length + 1);
  }
});

test("the figures of India are those printed, never sums of ours", () => {
  expect(meta.total).toMatchObject({
    internet_subscriptions_per_100: null,
    internet_subscriptions_million: 969.1,
    cyber_crime_cases: 86_420,
    cyber_crime_rate_per_1000: 0.062,
    cyber_crime_year: "2023",
  });
});

test("a figure of an imported release without a known source is none", () => {
  const { places } = indiaRelease();
  const changed = places.map((place) =>
    place.stateCode === "GA"
      ? {
          ...place,
          publishedSubscribers: 99,
          statuses: { ...place.statuses, cyber_crime_rate_per_1000: "modelled" as const },
        }
      : place,
  );
  expect(publishedStates(changed, {}).find(({ id }) => id === "GA")).toMatchObject({
    internet_subscriptions_per_100: null,
    internet_subscriptions_million: null,
    internet_subscriptions_rank: null,
    cyber_crime_cases: null,
    published_index: null,
    published_rank: null,
    published_tied: 0,
  });
});
