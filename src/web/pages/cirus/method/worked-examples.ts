import Papa from "papaparse";
import { type AssessedPlace, assess, ranksOf } from "#domain/risk/assess.ts";
import {
  byMetric,
  type CsvRecord,
  readCountryFacts,
  readIndiaFacts,
} from "#domain/risk/fact-records.ts";
import { districtWorkings, indiaPlaces } from "#domain/risk/india.ts";
import type { RiskView } from "#domain/risk/place.ts";
import { allSteps, type Step } from "#domain/risk/quantity.ts";
import { INDIA, WORLD } from "#domain/risk/view.ts";
import { indexSteps } from "#domain/risk/workings.ts";
import { countryWorkings, worldPlaces } from "#domain/risk/world.ts";
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
  const states = recordsOf(stateFacts);
  const facts = readIndiaFacts(records, byMetric(states));
  const { rank_low, rank_high } = recordsOf(districtRanges).find((row) => row.id === id)!;
  return {
    ...ranked(INDIA, assess(INDIA, indiaPlaces(facts)), id),
    range: { low: Number(rank_low), high: Number(rank_high) },
    steps: allSteps(districtWorkings(records, states).get(id)!()),
  };
}

/** Works out a country. @example workedCountry("IN").place.riskRank; // 43 */
export function workedCountry(id: string) {
  const records = recordsOf(countryFacts);
  const facts = readCountryFacts(records);
  return {
    ...ranked(WORLD, assess(WORLD, worldPlaces(facts)), id),
    steps: allSteps(countryWorkings(records).get(id)!()),
  };
}

/** The figures of all countries, by name. */
export const countryFigures = () =>
  worldPlaces(readCountryFacts(recordsOf(countryFacts))).map(({ name, values }) => ({
    name,
    figures: values,
  }));

function ranked<Key extends string, Base extends string, Place extends AssessedPlace<Key, Base>>(
  view: RiskView<Key, Base>,
  places: readonly Place[],
  id: string,
): Omit<WorkedExample<Place>, "steps"> {
  const at = places.findIndex((one) => one.id === id);
  const ranks = ranksOf(view, places)[at]!;
  return {
    place: places[at]!,
    count: places.length,
    indexSteps: indexSteps(view.metrics, ranks, places.length).risk_index,
  };
}
