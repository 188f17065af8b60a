import type { CountryFacts } from "./country-facts.ts";
import { type CsvRecord, readCountryFacts } from "./fact-records.ts";
import type { Place } from "./place.ts";
import { type StepsByMetric, stepsByMetric } from "./quantity.ts";
import { isPublished } from "./status.ts";
import { modelWorld, workWorld } from "./world/model.ts";
import { traceCountry } from "./world/trace.ts";
import { WORLD_METRICS, type WorldBase, type WorldMetric } from "./world-metrics.data.ts";

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

/**
 * Models the countries again, for the steps to the figures of each, by its id; they are made on
 * request.
 */
export function countryWorkings(
  records: readonly CsvRecord[],
): ReadonlyMap<string, () => StepsByMetric<WorldMetric>> {
  const { countries, rest } = workWorld(readCountryFacts(records));
  return new Map(
    countries.map((country, at) => [
      country.id,
      () => stepsByMetric(traceCountry(country, rest, records[at]!)),
    ]),
  );
}
