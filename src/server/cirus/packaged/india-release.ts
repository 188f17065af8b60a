import {
  byMetric,
  type CsvRecord,
  crimeRecord,
  readIndiaFacts,
} from "#domain/risk/fact-records.ts";
import { indiaPlaces } from "#domain/risk/india.ts";
import { INDIA_METRICS, type IndiaMetric } from "#domain/risk/india-metrics.data.ts";
import { eachMetric } from "#domain/risk/metric.ts";
import { byId, type HeldDistrict, type OwnFacts, type Release } from "../release.ts";
import { factRecords } from "./fact-tables.ts";
import { namesBy, packagedRecords, sentences } from "./packaged-facts.ts";
import { packagedRanges } from "./rank-ranges.ts";

// The sources for dividing totals among districts; data/SOURCES.md has the full titles.
const SHARES = "Census 2011; PLFS 2023-24; MoHFW projections";
const SUBSCRIPTIONS = `TRAI March 2024, March and June 2025; ${SHARES}`;
const audience = (platform: string) => ({
  year: "January 2025",
  source: `DataReportal (${platform} in India, not verified against the source); ${SUBSCRIPTIONS}`,
});

const facebook = audience("Facebook");
const linkedin = audience("LinkedIn");
const x = audience("X");
const ORIGINS: Readonly<
  Record<Exclude<IndiaMetric, "cyber_crime_rate_per_1000">, { year: string; source: string }>
> = {
  internet_penetration: { year: "June 2025", source: SUBSCRIPTIONS },
  internet_audience_literate: {
    year: "June 2025",
    source: `DataReportal (internet users of India); ${SUBSCRIPTIONS}`,
  },
  facebook_audience_literate: facebook,
  facebook_audience_internet: facebook,
  linkedin_audience_literate: linkedin,
  linkedin_audience_internet: linkedin,
  linkedin_per_100_formal_employees: { ...linkedin, source: `${linkedin.source}; EPFO 2022` },
  twitter_audience_literate: x,
  twitter_audience_internet: x,
};

// Short, as is what follows: in the list of all districts they stand in every fifth row.
const PER_PEOPLE = "NCRB; MoHFW projections";

/**
 * Makes the release of India by modelling the facts that come with the project, with an operator's
 * own facts replacing some of them.
 */
export function indiaRelease(own: OwnFacts = {}, asOf = "2025-09-30"): Release<"india"> {
  const districtRecords = factRecords("districts", own);
  const stateRecords = byMetric(factRecords("states", own));
  const facts = readIndiaFacts(districtRecords, stateRecords);
  const placeById = new Map(indiaPlaces(facts).map((row) => [row.id, row]));
  const factsById = new Map(districtRecords.map((row) => [row.id, row]));
  const ownSources = sourcesByPlace(own);
  const formerNames = namesBy("district_ids", packagedRecords("india-districts-former.csv"));
  const otherNames = namesBy("id", packagedRecords("india-district-names.csv"));
  const pointNotes = new Map(
    packagedRecords("india-district-points.csv").map(({ id, note }) => [id, note!]),
  );
  const crimeByState = new Map(
    [...facts.states.keys()].map((code) => [code, crimeRecord(stateRecords, code)]),
  );
  const rangeOf = packagedRanges("india", own);
  const places = packagedRecords("india-districts.csv").map((record): HeldDistrict => {
    const { published, ...place } = placeById.get(record.id!)!;
    const crime = crimeByState.get(record.state_code!)!;
    const sources = [
      ...(ownSources.get(record.id!) ?? []),
      ...(ownSources.get(record.state_code!) ?? []),
    ];
    const origins = {
      ...withSources(sources),
      cyber_crime_rate_per_1000: {
        year: crime.period!,
        source: crime
          .source!.replace(
            /^computed: cases \/ MoHFW projected population of that year/,
            PER_PEOPLE,
          )
          .replace(/^computed: cases \/ /, "NCRB cases per ")
          .replace(/ \(value not verified;[^)]*\)/, " (not verified)"),
      },
    };
    return {
      ...place,
      ...rangeOf(place.id),
      capital: record.headquarters!,
      stateCode: record.state_code!,
      hasStateCapital: record.contains_state_capital === "true",
      publishedSubscribers: published.internet_subscribers_per_100!,
      years: eachMetric(INDIA_METRICS, ({ key }) => origins[key].year),
      sources: eachMetric(INDIA_METRICS, ({ key }) => origins[key].source),
      aliases: [...(formerNames.get(record.id!) ?? []), ...(otherNames.get(record.id!) ?? [])],
      lat: Number(record.lat),
      lon: Number(record.lon),
      note: noteOn(record, factsById.get(record.id!)!, pointNotes.get(record.id) ?? ""),
    };
  });
  return { view: "india", asOf, places: places.sort(byId) };
}

const withSources = (own: readonly string[]) =>
  Object.fromEntries(
    Object.entries(ORIGINS).map(([key, { year, source }]) => [
      key,
      { year, source: [...new Set([...own, source])].join("; ") },
    ]),
  ) as typeof ORIGINS;

/** The sources of an operator's own facts behind the modelled metrics, by district or state. */
function sourcesByPlace({ districts = [], states = [] }: OwnFacts): ReadonlyMap<string, string[]> {
  const rows = [
    ...districts.map((row) => ({ place: row.id!, source: row.census_source! })),
    ...states
      .filter(({ metric }) => !metric!.startsWith("cyber_crime"))
      .map((row) => ({ place: row.state_code!, source: row.source! })),
  ];
  const byPlace = Map.groupBy(rows, ({ place }) => place);
  return new Map([...byPlace].map(([place, all]) => [place, all.map(({ source }) => source)]));
}

function noteOn(place: CsvRecord, facts: CsvRecord, pointNote: string): string {
  const parents = facts.census2011_parent_names!.replaceAll("|", ", ");
  const note = sentences([
    facts.census_basis === "parent rates" &&
      `Made after the Census of 2011: rates of ${parents} (parents not verified)`,
    facts.census_own_but_since_split === "true" && "Its 2011 figures are of a larger district",
    place.note !== "no LGD code in this release" && place.note!,
    place.hq_source === "not verified against the source" &&
      "Its headquarters are not verified against the source",
    place.coord_source!.startsWith("approximate") &&
      `Its point on the map is ${place.coord_source}`,
    pointNote,
  ]);
  // Short, because the list of all districts has it in every third row.
  return note.replaceAll("not verified against the source", "not verified");
}
