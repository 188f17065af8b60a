import Papa from "papaparse";
import {
  byMetric,
  type CsvRecord,
  readCountryFacts,
  readIndiaFacts,
} from "#domain/risk/fact-records.ts";
import districts from "../../../../../data/india-district-facts.csv?raw";
import states from "../../../../../data/india-state-facts.csv?raw";
import countries from "../../../../../data/world-country-facts.csv?raw";

// The build of the static Method page reads these. No browser loads them.

const recordsOf = (csv: string) =>
  Papa.parse<CsvRecord>(csv, { header: true, skipEmptyLines: true }).data;

/** The facts behind the packaged release of India. */
export const INDIA_FACTS = readIndiaFacts(recordsOf(districts), byMetric(recordsOf(states)));

/** The facts behind the packaged release of the world. */
export const WORLD_FACTS = readCountryFacts(recordsOf(countries));
