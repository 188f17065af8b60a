import { expect, test } from "vitest";
import { worldRelease } from "./packaged/world-release.ts";
import { assessHeld, WORLD_VIEW } from "./views.ts";
import { workingsOf } from "./workings.ts";

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
