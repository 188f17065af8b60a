import type { Random } from "../seeded-random.ts";
import type { CountryFacts, Figure } from "./country-facts.ts";
import { factorOf, oddsShifted, rankRanges } from "./rank-ranges.ts";
import type { Status } from "./status.ts";
import { WORLD_SPREADS as SPREADS } from "./uncertainty.data.ts";
import { X_RULES } from "./world/assumptions.data.ts";
import { modelWorld } from "./world/model.ts";
import { WORLD_METRICS } from "./world-metrics.data.ts";

/** Simulates the ranges of the countries' ranks; `ranks` are by id, in the order of the facts. */
export const worldRanges = (
  countries: readonly CountryFacts[],
  ranks: ReadonlyMap<string, number>,
  draws: number,
) => rankRanges(WORLD_METRICS, ranks, draws, (random) => drawCountries(countries, random));

function drawCountries(countries: readonly CountryFacts[], random: Random) {
  const choices = { restrictedPart: random.between(0.1, 0.5), x: random.pick(X_RULES) };
  const drawn = countries.map((country) => drawCountry(country, random));
  return modelWorld(drawn, choices).map(({ values }, at) => {
    const x = countries[at]!.x === null ? factorOf(SPREADS.modelledX, random) : 1;
    return {
      ...values,
      twitter_literate: values.twitter_literate * x,
      twitter_internet: values.twitter_internet * x,
    };
  });
}

const drawCountry = (country: CountryFacts, random: Random): CountryFacts => ({
  ...country,
  internet: rateDrawn(country.internet, SPREADS.internet, random),
  literacy: country.literacy && rateDrawn(country.literacy, SPREADS.literacy, random),
  facebook: countDrawn(country.facebook, SPREADS.audience, random),
  linkedin: countDrawn(country.linkedin, SPREADS.audience, random),
  x: countDrawn(country.x, SPREADS.x, random),
});

const spreadOf = (status: Status, { published, old }: { published: number; old: number }) =>
  status === "published" ? published : old;

const rateDrawn = (
  { value, status }: Figure,
  spreads: { readonly published: number; readonly old: number },
  random: Random,
): Figure => ({
  status,
  value: 100 * oddsShifted(value / 100, spreadOf(status, spreads), random),
});

const countDrawn = (figure: Figure | null, spread: number, random: Random): Figure | null =>
  figure && { ...figure, value: figure.value * factorOf(spread, random) };
