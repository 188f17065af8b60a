import { expect, test } from "vitest";
import { assess } from "#domain/risk/assess.ts";
import { packagedWorld } from "./packaged-world.ts";
import { WORLD_VIEW } from "./views.ts";
import { workingsOf } from "./workings.ts";

test("a continent's index of published figures is the mean of the countries that have one", async () => {
  const { risk, publishedOf } = WORLD_VIEW;
  const countries = packagedWorld().places.map((country) => ({
    ...country,
    published: publishedOf(country),
  }));
  const asia = countries.filter(({ group }) => group === "Asia").length;
  const assessed = assess(risk, countries).map((country) =>
    country.id === "IN" ? { ...country, publishedIndex: null } : country,
  );
  const without = assessed.filter(
    ({ group, publishedIndex }) => group === "Asia" && publishedIndex === null,
  ).length;
  const steps = (await workingsOf(WORLD_VIEW, assessed, async () => ({}))("asia"))!;
  expect(steps.risk_index![0]!.working).toContain(`its ${asia} countries`);
  expect(steps.published_index![0]!.working).toContain(`its ${asia - without} countries`);
});
