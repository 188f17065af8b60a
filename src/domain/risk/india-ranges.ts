import type { Random } from "../seeded-random.ts";
import { CHOICES, DEMAND_RULES, type ModelChoices, PEOPLE } from "./india/assumptions.data.ts";
import type { DistrictFacts, IndiaFacts, StateFacts } from "./india/facts.ts";
import { modelIndia } from "./india/model.ts";
import { INDIA_METRICS } from "./india-metrics.data.ts";
import { factorOf, oddsShifted, rankRanges } from "./rank-ranges.ts";
import { INDIA_SPREADS as SPREADS } from "./uncertainty.data.ts";

/** Simulates the ranges of the districts' ranks; `ranks` are by id, in the order of the facts. */
export const indiaRanges = (facts: IndiaFacts, ranks: ReadonlyMap<string, number>, draws: number) =>
  rankRanges(INDIA_METRICS, ranks, draws, (random) => drawDistricts(facts, random));

function drawDistricts(facts: IndiaFacts, random: Random) {
  const modelled = new Map(
    modelIndia(drawFacts(facts, random), drawChoices(random)).map(({ id, values }) => [id, values]),
  );
  return facts.districts.map(({ id, hasOwnCensus }) => {
    const values = modelled.get(id)!;
    const spread = SPREADS.audience[hasOwnCensus ? "own" : "parents"];
    const [facebook, linkedin] = [factorOf(spread, random), factorOf(spread, random)];
    const [x, formal] = [factorOf(spread, random), factorOf(spread, random)];
    return {
      ...values,
      facebook_audience_literate: values.facebook_audience_literate * facebook,
      facebook_audience_internet: values.facebook_audience_internet * facebook,
      linkedin_audience_literate: values.linkedin_audience_literate * linkedin,
      linkedin_audience_internet: values.linkedin_audience_internet * linkedin,
      linkedin_per_100_formal_employees:
        (values.linkedin_per_100_formal_employees * linkedin) / formal,
      twitter_audience_literate: values.twitter_audience_literate * x,
      twitter_audience_internet: values.twitter_audience_internet * x,
    };
  });
}

function drawChoices(random: Random): ModelChoices {
  const { facebook, linkedin, x, formal } = CHOICES.weights;
  const near = (weight: number) => weight * random.between(0.5, 1.5);
  return {
    weights: {
      facebook: { literacy: near(facebook.literacy), town: near(facebook.town) },
      linkedin: { town: near(linkedin.town), graduates: random.between(0.5, 1) },
      x: { town: near(x.town), graduates: random.between(0, 1) },
      formal: { town: near(formal.town) },
    },
    demand: random.pick(DEMAND_RULES),
    mostOnline: random.between(85, 100),
  };
}

const drawFacts = ({ districts, states, census }: IndiaFacts, random: Random): IndiaFacts => ({
  census: new Map(
    [...census].map(([code, { population, graduates, otherWorkers }]) => [
      code,
      {
        population,
        graduates: graduates * factorOf(SPREADS.skills, random),
        otherWorkers: otherWorkers * factorOf(SPREADS.skills, random),
      },
    ]),
  ),
  states: new Map([...states].map(([code, state]) => [code, drawState(state, random)])),
  districts: districts.map((district) => drawDistrict(district, random)),
});

const drawState = (state: StateFacts, random: Random): StateFacts => ({
  ...state,
  literacy: Math.min(PEOPLE.mostLiterate, state.literacy + SPREADS.stateLiteracy * random.normal()),
  subscribers: state.subscribers * factorOf(SPREADS.subscribers, random),
  usersPerSubscription: state.usersPerSubscription * factorOf(SPREADS.usersPerSubscription, random),
  crimePerLakh: state.crimePerLakh * factorOf(SPREADS.crime, random),
});

function drawDistrict(district: DistrictFacts, random: Random): DistrictFacts {
  const basis = district.hasOwnCensus ? "own" : "parents";
  return {
    ...district,
    literacy2011: district.literacy2011 * factorOf(SPREADS.literacy[basis], random),
    urbanShare: oddsShifted(district.urbanShare, SPREADS.urbanShare[basis], random),
  };
}
