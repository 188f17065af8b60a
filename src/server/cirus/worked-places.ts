import { byMetric, readCountryFacts, readIndiaFacts } from "#domain/risk/fact-records.ts";
import type { IndiaMetric } from "#domain/risk/india/metrics.data.ts";
import { workIndia } from "#domain/risk/india/model.ts";
import { countrySteps } from "#domain/risk/working/country-steps.ts";
import { districtSteps } from "#domain/risk/working/district-steps.ts";
import type { StepsByMetric } from "#domain/risk/working/step.ts";
import type { WorldMetric } from "#domain/risk/world/metrics.data.ts";
import { workWorld } from "#domain/risk/world/model.ts";
import { STATE_METRICS } from "./packaged/fact-columns.ts";
import { factRecords } from "./packaged/fact-tables.ts";
import type { OwnFacts } from "./release.ts";

/** The steps to the figures of each place, by its id; made on request. */
export type WorkedPlaces<Key extends string> = ReadonlyMap<string, () => StepsByMetric<Key>>;

/** Computes all districts again from the facts, including an operator's own. */
export function workedDistricts(own: OwnFacts): WorkedPlaces<IndiaMetric> {
  const districts = factRecords("districts", own);
  const all = byMetric(factRecords("states", own));
  const worked = workIndia(readIndiaFacts(districts, all));
  // In memory while the release is live, so it has only what the steps show.
  const states = new Map([...all].filter(([, { metric }]) => STATE_METRICS[metric!]));
  const censusById = new Map(districts.map((row) => [row.id!, row.census_source!]));
  return new Map(
    worked.map((district) => [
      district.id,
      () => districtSteps(district, { census: censusById.get(district.id)!, states }),
    ]),
  );
}

/** Computes all countries again, in the same way. */
export function workedCountries(own: OwnFacts): WorkedPlaces<WorldMetric> {
  const records = factRecords("countries", own);
  const worked = workWorld(readCountryFacts(records));
  return new Map(
    worked.map((country, at) => [country.id, () => countrySteps(country, records[at]!)]),
  );
}
