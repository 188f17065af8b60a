import { INDIA_METRICS, type IndiaBase, type IndiaMetric } from "../india-metrics.data.ts";
import { eachMetric } from "../metric.ts";
import {
  atMost,
  minus,
  named,
  over,
  percentOf,
  plus,
  power,
  type Quantity,
  times,
  timesNamed,
} from "../quantity.ts";
import {
  CHOICES,
  type DemandRule,
  type ModelChoices,
  type ModelWeights,
  NATIONAL,
  PEOPLE,
} from "./assumptions.data.ts";
import type { IndiaFacts } from "./facts.ts";
import { type DistrictPeople, meanByPeople, peopleOf, sumOf } from "./people.ts";

/** The model's output for a district. */
interface ModelledDistrict {
  readonly id: string;
  readonly values: Readonly<Record<IndiaMetric, number>>;
  /** Numbers in 2025. */
  readonly bases: Readonly<Record<IndiaBase, number>>;
}

/**
 * Estimates the ten metrics of every district: divides state and national figures among the
 * districts by their Census facts. State and national totals stay the same.
 */
export function modelIndia(facts: IndiaFacts, choices: ModelChoices = CHOICES): ModelledDistrict[] {
  return workIndia(facts, choices).districts.map(({ modelled }) => modelled);
}

/** Works like `modelIndia`, and returns also the numbers from which the figures are made. */
export function workIndia(facts: IndiaFacts, choices: ModelChoices = CHOICES) {
  const districts = peopleOf(facts).flatMap((members) => withDemand(members, choices.demand));
  const people = sumOf(districts, ({ population }) => population);
  const online = districts.map((district) => onlineOf(inputsOf(district), choices));
  const totals: Shared<number> = { ...AUDIENCES, formal: formalEmployees(people) };
  const claims: Shared<number> = {
    facebook: sumOf(online, ({ claims }) => claims.facebook),
    linkedin: sumOf(online, ({ claims }) => claims.linkedin),
    x: sumOf(online, ({ claims }) => claims.x),
    formal: sumOf(online, ({ claims }) => claims.formal),
  };
  return {
    people,
    /** The sum of the claims of all districts on each total. */
    claims,
    districts: districts.map((district, at) => {
      const { id, population, state } = district;
      const { users, literates } = online[at]!;
      const parts = partsOf(online[at]!, totals, claims);
      const modelled: ModelledDistrict = {
        id,
        bases: { population, literates, users, formal_employees: parts.formal },
        values: metricsOf(online[at]!, parts, state.crimePerLakh),
      };
      return { ...district, modelled };
    }),
  };
}

/** India's totals that are shared out, of audiences and formal employees. */
export type Shared<N extends Quantity> = Readonly<Record<keyof ModelWeights, N>>;

const AUDIENCES = {
  facebook: NATIONAL.facebook,
  linkedin: NATIONAL.linkedin,
  x: NATIONAL.x,
} as const;

/** A district with the numbers that its figures are made of. */
export type WorkedDistrict = ReturnType<typeof workIndia>["districts"][number];

// Adds what people of each district would use, and its mean in the state.
function withDemand(members: readonly DistrictPeople[], rule: DemandRule) {
  const { urbanSubscribers: urban, ruralSubscribers: rural } = members[0]!.state;
  const split = urban !== null && rural !== null && urban > rural ? { urban, rural } : null;
  const townUse = ({ urbanShare }: DistrictPeople) =>
    split ? townAndCountry(urbanShare, split.urban, split.rural) : 1;
  const demandBy: Readonly<Record<DemandRule, (district: DistrictPeople) => number>> = {
    "literacy, town and country": (district) => district.literacy * townUse(district),
    literacy: ({ literacy }) => literacy,
    "town and country": townUse,
    "houses with internet in 2011": ({ onlineHouses2011 }) => onlineHouses2011,
    "equally per person": () => 1,
  };
  const demand = demandBy[rule];
  const meanDemand = meanByPeople(members, demand);
  return members.map((district) => ({
    ...district,
    /** The state's rates for town and country; null if they are unknown or make no sense. */
    split,
    demand: demand(district),
    /** The state's mean, weighted by people. */
    meanDemand,
  }));
}

/** What a district's figures are made from. Only plain numbers have its population. */
interface DistrictInputs<N extends Quantity> {
  /** 100 in a working: the population of a district is good enough as a weight, but not to be shown. */
  readonly population: N | number;
  readonly literacy: N;
  readonly urbanShare: N;
  readonly graduateShare: N;
  readonly otherWorkerShare: N;
  readonly subscribers: N;
  /** India's subscriptions in June per those in March. */
  readonly growth: N;
  readonly demand: N;
  readonly meanDemand: N;
  readonly usersPerSubscription: N;
}

const GROWTH = NATIONAL.subscribersJune / NATIONAL.subscribersMarch;

const inputsOf = (
  district: DistrictPeople & { readonly demand: number; readonly meanDemand: number },
): DistrictInputs<number> => ({
  ...district,
  subscribers: district.state.subscribers,
  usersPerSubscription: district.state.usersPerSubscription,
  growth: GROWTH,
});

/** What people use if town and country have the state's rates. */
export const townAndCountry = <N extends Quantity>(urbanShare: N, urban: N, rural: N): N =>
  named(
    "b, what town and country would use",
    2,
    plus(times(urbanShare, urban), times(minus(1, urbanShare), rural)),
  );

/** The people of a district who are online and who can read, and its claims on India's totals. */
export function onlineOf<N extends Quantity>(
  inputs: DistrictInputs<N>,
  { weights, mostOnline }: Pick<ModelChoices, "weights" | "mostOnline">,
) {
  const { population, literacy, urbanShare, graduateShare, otherWorkerShare } = inputs;
  const { subscribers, growth, demand, meanDemand, usersPerSubscription } = inputs;
  const net = named(
    "Internet subscriptions per 100 people",
    2,
    over(times(times(subscribers, growth), demand), meanDemand),
  );
  // A person may have several subscriptions.
  const usersPer100 = named(
    "Internet users per 100 people",
    2,
    atMost(times(net, usersPerSubscription), mostOnline),
  );
  const users = percentOf(population, usersPer100);
  return {
    net,
    users,
    literates: named(
      "Literates per 100 people",
      2,
      over(times(times(population, PEOPLE.aged7Plus), literacy), 100),
      AGED_7_PLUS,
    ),
    claims: {
      facebook: timesNamed(
        users,
        "Claim of a user on Facebook audience, hF",
        4,
        tilt(weights.facebook.literacy, over(literacy, 100)),
        tilt(weights.facebook.town, urbanShare),
      ),
      linkedin: timesNamed(
        users,
        "Claim of a user on LinkedIn members, hL",
        4,
        power(graduateShare, weights.linkedin.graduates),
        tilt(weights.linkedin.town, urbanShare),
      ),
      x: timesNamed(
        users,
        "Claim of a user on X audience, hX",
        4,
        power(graduateShare, weights.x.graduates),
        tilt(weights.x.town, urbanShare),
      ),
      formal: timesNamed(
        population,
        "Claim of a person on formal employment, hE",
        4,
        otherWorkerShare,
        tilt(weights.formal.town, urbanShare),
      ),
    } satisfies Shared<N>,
  };
}

const AGED_7_PLUS = `${100 * PEOPLE.aged7Plus} of 100 people are 7 or older`;

// The part `weight` of a claim depends on the share, the rest does not.
const tilt = <N extends Quantity>(weight: number, share: N): N =>
  plus(1 - weight, times(weight, share));

/** The formal employees among a number of people. */
export const formalEmployees = <N extends Quantity>(people: N): N =>
  named(
    "Formal employees, India",
    0,
    times(times(times(people, PEOPLE.aged15Plus), PEOPLE.working), PEOPLE.providentFund),
    "of those aged 15 and older who work, the part in the provident fund (EPFO, 2022)",
  );

type Online<N extends Quantity> = ReturnType<typeof onlineOf<N>>;

/** What a district gets of India's totals, by its claims. */
export function partsOf<N extends Quantity>(
  { claims }: Online<N>,
  totals: Shared<N>,
  allClaims: Shared<N>,
): Shared<N> {
  const part = (key: keyof Shared<N>, what: string) =>
    named(what, 2, over(times(claims[key], totals[key]), allClaims[key]));
  return {
    facebook: part("facebook", "Facebook audience per 100 people"),
    linkedin: part("linkedin", "LinkedIn members per 100 people"),
    x: part("x", "X audience per 100 people"),
    formal: part("formal", "Formal employees per 100 people"),
  };
}

const LABELS = eachMetric(INDIA_METRICS, ({ label }) => label);

/** The ten metrics. Without literates or users they are no numbers, and an import is refused. */
export function metricsOf<N extends Quantity>(
  { net, users, literates }: Online<N>,
  { facebook, linkedin, x, formal }: Shared<N>,
  crimePerLakh: N,
): Record<IndiaMetric, N> {
  const per = (key: IndiaMetric, counted: N, base: N) =>
    named(LABELS[key], 2, over(times(100, counted), base));
  return {
    internet_penetration: net,
    internet_audience_literate: per("internet_audience_literate", users, literates),
    facebook_audience_literate: per("facebook_audience_literate", facebook, literates),
    facebook_audience_internet: per("facebook_audience_internet", facebook, users),
    linkedin_audience_literate: per("linkedin_audience_literate", linkedin, literates),
    linkedin_audience_internet: per("linkedin_audience_internet", linkedin, users),
    linkedin_per_100_formal_employees: per("linkedin_per_100_formal_employees", linkedin, formal),
    twitter_audience_literate: per("twitter_audience_literate", x, literates),
    twitter_audience_internet: per("twitter_audience_internet", x, users),
    cyber_crime_rate_per_1000: named(LABELS.cyber_crime_rate_per_1000, 4, over(crimePerLakh, 100)),
  };
}
