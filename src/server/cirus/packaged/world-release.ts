import { type CountryFacts, likeInLiteracy, withFigure } from "#domain/risk/country-facts.ts";
import { type CsvRecord, readCountryFacts } from "#domain/risk/fact-records.ts";
import { eachMetric } from "#domain/risk/metric.ts";
import type { Status } from "#domain/risk/status.ts";
import { worldPlaces } from "#domain/risk/world.ts";
import { WORLD_METRICS, type WorldMetric } from "#domain/risk/world-metrics.data.ts";
import { spanOf } from "../origins.ts";
import { byId, type HeldCountry, type OwnFacts, type Release } from "../release.ts";
import { factRecords } from "./fact-tables.ts";
import { namesBy, packagedRecords, sentences } from "./packaged-facts.ts";
import { packagedRanges } from "./rank-ranges.ts";

/** The facts that some countries lack. */
type Gap = "literacy" | "facebook" | "linkedin" | "twitter";

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
export function worldRelease(own: OwnFacts = {}, asOf = "2025-09-25"): Release<"world"> {
  const records = factRecords("countries", own);
  const countries = readCountryFacts(records);
  const placeById = new Map(worldPlaces(countries).map((row) => [row.id, row]));
  const countryById = new Map(countries.map((row) => [row.id, row]));
  const factsById = new Map(records.map((row) => [row.iso2, row]));
  const pointById = new Map(
    packagedRecords("world-country-points.csv").map((row) => [row.iso2, row]),
  );
  const aliases = namesBy("iso2", packagedRecords("world-country-names.csv"));
  const rangeOf = packagedRanges("world", own);
  const places = packagedRecords("world-countries.csv").map((record): HeldCountry => {
    const { published: _, ...place } = placeById.get(record.iso2!)!;
    const point = pointById.get(record.iso2)!;
    const facts = factsById.get(record.iso2)!;
    const country = countryById.get(record.iso2!)!;
    const yearsFrom = (key: string, others: readonly CountryFacts[]) =>
      spanOf(others.map(({ id }) => factsById.get(id)![`${key}_year`]!));
    const origins = originsOf(facts, place.statuses, {
      literacy: yearsFrom("literacy", likeInLiteracy(country, countries)),
      facebook: yearsFrom("facebook", withFigure("facebook", country, countries)),
      linkedin: yearsFrom("linkedin", withFigure("linkedin", country, countries)),
      // That of the world total that is shared out.
      twitter: "2025",
    });
    return {
      ...place,
      ...rangeOf(place.id),
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

/**
 * @param statuses Those of the country's figures.
 * @param gapYears The years of what a figure is made from where no source has it.
 */
function originsOf(
  facts: CsvRecord,
  statuses: Readonly<Record<WorldMetric, Status>>,
  gapYears: Readonly<Record<Gap, string>>,
): Record<WorldMetric, Origin[]> {
  const printed = (name: string, key: string): Origin => ({
    name,
    year: facts[`${key}_year`]!,
    source: publisherOf(facts[`${key}_source`]!),
  });
  const origin = (name: string, key: Gap, modelled: string): Origin =>
    facts[`${key}_source`] === ""
      ? { name, year: gapYears[key], source: modelled }
      : printed(name, key);
  const people = printed("population", "population");
  const internet = printed("internet", "internet");
  const literacy = origin(
    "literacy",
    "literacy",
    "median of the countries like it on its continent",
  );
  // A zero that is assumed is made from no figure, so it has no year.
  const audience = (name: string, key: Exclude<Gap, "literacy">, modelled: string): Origin =>
    facts[`${key}_source`] === "" && statuses[`${key}_internet`] === "assumed-zero"
      ? { name, year: "", source: "taken as none" }
      : origin(name, key, modelled);
  const restricted = "a quarter of what is usual on its continent, for want of a printed figure";
  const facebook = audience("Facebook", "facebook", restricted);
  const linkedin = audience("LinkedIn", "linkedin", restricted);
  const x = audience(
    "X",
    "twitter",
    "modelled from LinkedIn and Facebook and a world total of 586 million (February 2025)",
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
  return [counted!.year, ...others.map(({ name, year }) => `${name} ${year}`)]
    .filter(Boolean)
    .join(", ");
}
