import { assess } from "#domain/risk/assess.ts";
import { meanRanks } from "#domain/risk/rank.ts";
import { WORLD } from "#domain/risk/view.ts";
import { WORLD_METRICS } from "#domain/risk/world-metrics.data.ts";
import type { CountryFacts } from "#domain/risk/world-model.ts";
import { worldPlaces } from "#domain/risk/world-places.ts";
import { rounded, type Step, type WorkedPlace } from "./step.ts";

type NamedCountry = CountryFacts & { readonly name: string };

/**
 * Works out one country with the model and shows each step with its numbers. All figures of the
 * country must be published.
 *
 * @example
 * workCountry(WORLD_FACTS, "IN").riskRank; // 43
 */
export function workCountry(countries: readonly NamedCountry[], id: string): WorkedPlace {
  const at = countries.findIndex((country) => country.id === id);
  const places = assess(WORLD, worldPlaces(countries));
  const place = places[at]!;
  const ranks = WORLD_METRICS.map(
    ({ key }) => meanRanks(places.map(({ values }) => values[key]))[at]!,
  );
  return {
    steps: [
      ...stepsOfMetrics(countries[at]!, place),
      ...stepsOfIndex(ranks, places.length, place.riskIndex),
    ],
    riskIndex: place.riskIndex,
    riskRank: place.riskRank,
    groupedIndex: place.groupedIndex,
    publishedIndex: place.publishedIndex!,
    count: places.length,
  };
}

function stepsOfMetrics(
  { population, population15Plus, internet, literacy, facebook, linkedin, x }: NamedCountry,
  { values, bases }: ReturnType<typeof worldPlaces>[number],
): Step[] {
  const perAdult = (count: number) => `100 × ${million(count)} ÷ ${million(bases.literates)}`;
  const perUser = (count: number) => `100 × ${million(count)} ÷ ${million(bases.users)}`;
  const pair = (what: string, count: number, perLiterate: number, perOnline: number): Step[] => [
    step(`${what} per 100 literate adults`, perAdult(count), perLiterate),
    step(`${what} per 100 internet users`, perUser(count), perOnline),
  ];
  return [
    step(
      "Internet users, million",
      `${million(population)} × ${internet.value} ÷ 100`,
      bases.users / 1e6,
    ),
    step(
      "Literate adults, million",
      `${million(population15Plus)} aged 15 and older × ${literacy!.value} ÷ 100`,
      bases.literates / 1e6,
    ),
    step("Internet users per 100 people", "as printed", values.internet_subscribers_pop, 1),
    step(
      "Internet users per 100 literate adults",
      perAdult(bases.users),
      values.internet_subscribers_literate,
    ),
    ...pair("Facebook users", facebook!.value, values.facebook_literate, values.facebook_internet),
    ...pair(
      "LinkedIn members",
      linkedin!.value,
      values.linkedin_literate,
      values.linkedin_internet,
    ),
    ...pair("X audience", x!.value, values.twitter_literate, values.twitter_internet),
  ];
}

function stepsOfIndex(ranks: readonly number[], count: number, riskIndex: number): Step[] {
  const meanRank = ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
  return [
    step("Mean rank in the eight metrics", `(${ranks.join(" + ")}) ÷ ${ranks.length}`, meanRank, 3),
    step("Risk index", `10 × (${rounded(meanRank)} − 1) ÷ (${count} − 1)`, riskIndex, 3),
  ];
}

const step = (what: string, working: string, value: number, decimals = 2): Step => ({
  what,
  working,
  value,
  decimals,
});
const million = (count: number) => `${Number((count / 1e6).toFixed(2))} million`;
