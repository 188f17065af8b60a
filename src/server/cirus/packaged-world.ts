import { type CsvRecord, readCountryFacts } from "#domain/risk/fact-records.ts";
import { eachMetric } from "#domain/risk/metric.ts";
import { WORLD_METRICS, type WorldMetric } from "#domain/risk/world-metrics.data.ts";
import { worldPlaces } from "#domain/risk/world-places.ts";
import { byId, type HeldCountry, type OwnFacts, type Release } from "../db/cirus-release.ts";
import { factRecords } from "./fact-tables.ts";
import { namesBy, packagedRecords, sentences } from "./packaged-facts.ts";

/** A figure's year and source, and its name for lists of several. */
interface Origin {
  readonly name: string;
  readonly year: string;
  readonly source: string;
}

/**
 * Makes the release of the world from the facts that come with the project, modelled where they
 * have gaps, with an operator's own facts replacing some of them.
 */
export function packagedWorld(own: OwnFacts = {}, asOf = "2025-09-25"): Release<"world"> {
  const records = factRecords("countries", own);
  const placeById = new Map(worldPlaces(readCountryFacts(records)).map((row) => [row.id, row]));
  const factsById = new Map(records.map((row) => [row.iso2, row]));
  const pointById = new Map(
    packagedRecords("world-country-points.csv").map((row) => [row.iso2, row]),
  );
  const aliases = namesBy("iso2", packagedRecords("world-country-names.csv"));
  const places = packagedRecords("world-countries.csv").map((record): HeldCountry => {
    const { published: _, ...place } = placeById.get(record.iso2!)!;
    const point = pointById.get(record.iso2)!;
    const facts = factsById.get(record.iso2)!;
    const origins = originsOf(facts, place.statuses.linkedin_literate === "assumed-zero");
    return {
      ...place,
      ccn3: record.ccn3!,
      years: eachMetric(WORLD_METRICS, ({ key }) => yearsOf(origins[key])),
      sources: eachMetric(WORLD_METRICS, ({ key }) =>
        origins[key].map(({ name, source }) => `${name}: ${source}`).join("; "),
      ),
      aliases: [...(aliases.get(record.iso2!) ?? []), record.iso3!],
      lat: Number(point.lat),
      lon: Number(point.lon),
      note: sentences([
        facts.notes!,
        Number(facts.internet_year) < 2015 && `Its internet figure is of ${facts.internet_year}`,
      ]),
    };
  });
  return { view: "world", asOf, places: places.sort(byId) };
}

function originsOf(facts: CsvRecord, hasNoAudience: boolean): Record<WorldMetric, Origin[]> {
  const origin = (name: string, key: string, modelled: string): Origin =>
    facts[`${key}_source`] === ""
      ? { name, year: "2025", source: modelled }
      : { name, year: facts[`${key}_year`]!, source: publisherOf(facts[`${key}_source`]!) };
  const people = origin("population", "population", "");
  const internet = origin("internet", "internet", "");
  const literacy = origin(
    "literacy",
    "literacy",
    "median of the countries like it on its continent",
  );
  const restricted = hasNoAudience
    ? "taken as none"
    : "a quarter of what is usual on its continent, for want of a printed figure";
  const facebook = origin("Facebook", "facebook", restricted);
  const linkedin = origin("LinkedIn", "linkedin", restricted);
  const x = origin(
    "X",
    "twitter",
    hasNoAudience
      ? "taken as none"
      : "modelled from LinkedIn and Facebook and a world total of 586 million (February 2025)",
  );
  return {
    internet_subscribers_pop: [internet, people],
    internet_subscribers_literate: [internet, literacy, people],
    facebook_literate: [facebook, literacy, people],
    facebook_internet: [facebook, internet, people],
    linkedin_literate: [linkedin, literacy, people],
    linkedin_internet: [linkedin, internet, people],
    twitter_literate: [x, literacy, people],
    twitter_internet: [x, internet, people],
  };
}

// Leaves out where a copy was found; the file of facts records that.
const publisherOf = (source: string) => source.replace(/( via |, copy in ).*$/, "");

// First the year of the counted figure, then those of its bases. The population's year is left out,
// because it is always 2024.
function yearsOf([counted, ...bases]: readonly Origin[]): string {
  const others = bases.filter(({ name }) => name !== "population");
  return [counted!.year, ...others.map(({ name, year }) => `${name} ${year}`)].join(", ");
}
