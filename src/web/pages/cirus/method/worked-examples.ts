import Papa from "papaparse";
import { type AssessedPlace, assess } from "#domain/risk/assess.ts";
import {
  byMetric,
  type CsvRecord,
  readCountryFacts,
  readIndiaFacts,
} from "#domain/risk/fact-records.ts";
import { workIndia } from "#domain/risk/india/model.ts";
import { indiaPlaces } from "#domain/risk/india/places.ts";
import type { RiskView } from "#domain/risk/place.ts";
import { meanRanks } from "#domain/risk/rank.ts";
import { INDIA, WORLD } from "#domain/risk/view.ts";
import { countrySteps } from "#domain/risk/working/country-steps.ts";
import { districtSteps } from "#domain/risk/working/district-steps.ts";
import { indexSteps } from "#domain/risk/working/index-steps.ts";
import { allSteps, type Step } from "#domain/risk/working/step.ts";
import { workWorld } from "#domain/risk/world/model.ts";
import { worldPlaces } from "#domain/risk/world/places.ts";
import districtFacts from "../../../../../data/india-district-facts.csv?raw";
import districtRanges from "../../../../../data/india-rank-ranges.csv?raw";
import stateFacts from "../../../../../data/india-state-facts.csv?raw";
import countryFacts from "../../../../../data/world-country-facts.csv?raw";

// The build of the static Method page reads these. No browser loads them.

const recordsOf = (csv: string) =>
  Papa.parse<CsvRecord>(csv, { header: true, skipEmptyLines: true }).data;

/** A place of the packaged release, worked out step by step. */
interface WorkedExample<Place> {
  readonly place: Place;
  /** To its metrics. */
  readonly steps: readonly Step[];
  /** From its ranks in the metrics. */
  readonly indexSteps: readonly Step[];
  /** How many places are ranked. */
  readonly count: number;
}

/** Works out a district. @example workedDistrict("ap-tirupati").place.riskRank; // 553 */
export function workedDistrict(id: string) {
  const records = recordsOf(districtFacts);
  const states = byMetric(recordsOf(stateFacts));
  const facts = readIndiaFacts(records, states);
  const worked = workIndia(facts).find((district) => district.id === id)!;
  const census = records.find((row) => row.id === id)!.census_source!;
  const { rank_low, rank_high } = recordsOf(districtRanges).find((row) => row.id === id)!;
  return {
    ...ranked(INDIA, assess(INDIA, indiaPlaces(facts)), id),
    range: { low: Number(rank_low), high: Number(rank_high) },
    steps: allSteps(districtSteps(worked, { census, states })),
  };
}

/** Works out a country. @example workedCountry("IN").place.riskRank; // 43 */
export function workedCountry(id: string) {
  const records = recordsOf(countryFacts);
  const facts = readCountryFacts(records);
  const worked = workWorld(facts).find((country) => country.id === id)!;
  const record = records.find((row) => row.iso2 === id)!;
  return {
    ...ranked(WORLD, assess(WORLD, worldPlaces(facts)), id),
    steps: allSteps(countrySteps(worked, record)),
  };
}

function ranked<Key extends string, Base extends string, Place extends AssessedPlace<Key, Base>>(
  { metrics }: RiskView<Key, Base>,
  places: readonly Place[],
  id: string,
): Omit<WorkedExample<Place>, "steps"> {
  const at = places.findIndex((one) => one.id === id);
  const ranks = metrics.map(({ key }) => meanRanks(places.map(({ values }) => values[key]))[at]!);
  const place = places[at]!;
  return {
    place,
    count: places.length,
    indexSteps: indexSteps(metrics, ranks, place, places.length),
  };
}
