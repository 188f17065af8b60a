import type { Place } from "../place.ts";
import { isPublished } from "../status.ts";
import { WORLD_METRICS, type WorldBase, type WorldMetric } from "./metrics.data.ts";
import { type CountryFacts, modelWorld } from "./model.ts";

/** Models the countries. */
export function worldPlaces(
  countries: readonly (CountryFacts & { readonly name: string })[],
): Place<WorldMetric, WorldBase>[] {
  const modelled = modelWorld(countries);
  return countries.map(({ id, name, continent }, at) => {
    const { values, statuses, bases } = modelled[at]!;
    const published = publishedOfCountry({ values, statuses });
    return { id, name, group: continent, values, statuses, bases, published };
  });
}

/**
 * Picks the published figures. Leaves out those of X: too few countries have one, and their sources
 * differ.
 */
export function publishedOfCountry({
  values,
  statuses,
}: Pick<Place<WorldMetric, WorldBase>, "values" | "statuses">): Readonly<Record<string, number>> {
  const printed = WORLD_METRICS.filter(
    ({ key }) => !key.startsWith("twitter_") && isPublished(statuses[key]),
  );
  return Object.fromEntries(printed.map(({ key }) => [key, values[key]]));
}
