import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { api } from "#contract/api.ts";
import type { cirusEndpoints } from "#contract/cirus.ts";
import type { cirusWorkingEndpoints } from "#contract/cirus-workings.ts";
import { apiErrorBody } from "#contract/error.ts";
import { comparable } from "#domain/risk/rank.ts";
import { openTestApp } from "../testing/test-app.ts";
import { loadPackagedReleases } from "./packaged/packaged-releases.ts";
import { worldRelease } from "./packaged/world-release.ts";
import { assessHeld, WORLD_VIEW } from "./views.ts";
import { workingsOf } from "./workings.ts";

const { app, database } = await openTestApp();
await loadPackagedReleases(database);
const ask = (path: string) => app.inject(`/api/v1/cirus/${path}`);

type Key = keyof typeof cirusEndpoints | keyof typeof cirusWorkingEndpoints;
async function read<Asked extends Key>(key: Asked, path: string) {
  const answer = await ask(path);
  expect(answer.statusCode).toBe(200);
  return api[key].response.parse(answer.json()) as z.output<(typeof api)[Asked]["response"]>;
}
const WORKINGS = "GET /cirus/workings/{view}/{place}";

const districts = await read("GET /cirus/dhq", "dhq");
const states = await read("GET /cirus/states", "states");
const countries = await read("GET /cirus/countries", "countries");
const continents = await read("GET /cirus/continents", "continents");

describe("how a figure was made", () => {
  const views = [
    { view: "india", rows: [...districts.data.filter((_, at) => at % 13 === 0), ...states.data] },
    { view: "world", rows: [...countries.data, ...continents.data] },
  ];
  test.each(views)("is told by steps that lead to each figure of $view", async ({ view, rows }) => {
    for (const row of rows) {
      const { data } = await read(WORKINGS, `workings/${view}/${row.id}`);
      const metrics = (view === "india" ? districts : countries).meta.metrics;
      const keys = [...metrics.map(({ key }) => key), "risk_index", "grouped_index"];
      for (const key of [...keys, "published_index"]) {
        const shown = row[key as keyof typeof row];
        const last = data.steps[key]?.at(-1)?.value;
        expect(last === undefined ? null : comparable(last), `${row.id} ${key}`).toBe(shown);
      }
    }
  });

  test("names the source and the year of what was put in", async () => {
    const { data, meta } = await read(WORKINGS, "workings/india/ka-bengaluru-urban");
    expect(meta.release).toBe(districts.meta.release);
    const crime = data.steps.cyber_crime_rate_per_1000!;
    expect(crime.map(({ what, value, year }) => [what, value, year])).toEqual([
      ["Registered cases, Karnataka", 21_889, "2023"],
      ["People, Karnataka", 67_833_000, "2023"],
      ["Registered cyber crime per 100,000 people, Karnataka", 32.27, ""],
      ["Registered cyber crime per 1,000 people", expect.closeTo(0.3227, 6), ""],
    ]);
    expect(crime[0]!.source).toContain("Rajya Sabha reply of 3 Dec 2025");
  });

  test.each([["india/IN"], ["world/ka-bengaluru-urban"], ["world/__proto__"]])(
    "%s is refused where no place has this id",
    async (path) => {
      const answer = await ask(`workings/${path}`);
      expect(answer.statusCode).toBe(404);
      expect(apiErrorBody.parse(answer.json()).code).toBe("unknown_place");
    },
  );
});

test("a continent's index of published figures is the mean of the countries that have one", async () => {
  const countries = worldRelease().places;
  const asia = countries.filter(({ group }) => group === "Asia").length;
  const assessed = assessHeld(WORLD_VIEW, countries).map((country) =>
    country.id === "IN" ? { ...country, publishedIndex: null } : country,
  );
  const without = assessed.filter(
    ({ group, publishedIndex }) => group === "Asia" && publishedIndex === null,
  ).length;
  const steps = (await workingsOf(WORLD_VIEW, assessed, async () => ({}))("asia"))!;
  expect(steps.risk_index![0]!.working).toContain(`its ${asia} countries`);
  expect(steps.published_index![0]!.working).toContain(`its ${asia - without} countries`);
});
