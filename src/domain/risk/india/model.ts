import {
  CHOICES,
  type DemandRule,
  type ModelChoices,
  type ModelWeights,
  NATIONAL,
  PEOPLE,
} from "./assumptions.data.ts";
import type { IndiaFacts } from "./facts.ts";
import type { IndiaBase, IndiaMetric } from "./metrics.data.ts";
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
  return workIndia(facts, choices).map(({ modelled }) => modelled);
}

/** Works like `modelIndia`, and returns each district's figures with the numbers they come from. */
export function workIndia(facts: IndiaFacts, choices: ModelChoices = CHOICES) {
  const online = peopleOf(facts).flatMap((members) => shareSubscriptions(members, choices));
  const { facebook, linkedin, x, formal } = sharesOf(online, choices.weights);
  return online.map((district, at) => {
    const shares = {
      facebook: facebook[at]!,
      linkedin: linkedin[at]!,
      x: x[at]!,
      formal: formal[at]!,
    };
    return { ...district, shares, modelled: modelledFrom(district, shares) };
  });
}

/** A district's figures with the numbers they come from. */
export type WorkedDistrict = ReturnType<typeof workIndia>[number];

type Online = ReturnType<typeof shareSubscriptions>[number];

const modelledFrom = (
  { id, net, users, literates, population, state }: Online,
  {
    facebook,
    linkedin,
    x,
    formal,
  }: Readonly<Record<keyof ModelWeights, { readonly part: number }>>,
): ModelledDistrict => ({
  id,
  bases: { population, literates, users, formal_employees: formal.part },
  values: {
    internet_penetration: net,
    internet_audience_literate: (100 * users) / literates,
    facebook_audience_literate: (100 * facebook.part) / literates,
    facebook_audience_internet: (100 * facebook.part) / users,
    linkedin_audience_literate: (100 * linkedin.part) / literates,
    linkedin_audience_internet: (100 * linkedin.part) / users,
    linkedin_per_100_formal_employees: (100 * linkedin.part) / formal.part,
    twitter_audience_literate: (100 * x.part) / literates,
    twitter_audience_internet: (100 * x.part) / users,
    cyber_crime_rate_per_1000: state.crimePerLakh / 100,
  },
});

// Each district's share of the national audiences and of formal employment.
function sharesOf(online: readonly Online[], weights: ModelWeights) {
  const everyone = sumOf(online, ({ population }) => population);
  return {
    facebook: sharedOut(NATIONAL.facebook, online, ({ users, literacy, urbanShare }) => {
      const { literacy: byLiteracy, town } = weights.facebook;
      return users * tilt(byLiteracy, literacy / 100) * tilt(town, urbanShare);
    }),
    linkedin: sharedOut(
      NATIONAL.linkedin,
      online,
      ({ users, graduateShare, urbanShare }) =>
        users *
        graduateShare ** weights.linkedin.graduates *
        tilt(weights.linkedin.town, urbanShare),
    ),
    x: sharedOut(
      NATIONAL.x,
      online,
      ({ users, graduateShare, urbanShare }) =>
        users * graduateShare ** weights.x.graduates * tilt(weights.x.town, urbanShare),
    ),
    formal: sharedOut(
      everyone * PEOPLE.aged15Plus * PEOPLE.working * PEOPLE.providentFund,
      online,
      ({ population, otherWorkerShare, urbanShare }) =>
        population * otherWorkerShare * tilt(weights.formal.town, urbanShare),
    ),
  };
}

// Divides a state's subscriptions, as a rule by literacy, and also by urban and rural rates if both
// are known and the urban rate is higher.
function shareSubscriptions(
  members: readonly DistrictPeople[],
  { demand: rule, mostOnline }: Omit<ModelChoices, "weights">,
) {
  const { subscribers, urbanSubscribers, ruralSubscribers, usersPerSubscription } =
    members[0]!.state;
  const isSplit =
    urbanSubscribers !== null && ruralSubscribers !== null && urbanSubscribers > ruralSubscribers;
  const rate = ({ urbanShare }: DistrictPeople) =>
    isSplit ? urbanShare * urbanSubscribers + (1 - urbanShare) * ruralSubscribers : 1;
  const demandBy: Readonly<Record<DemandRule, (district: DistrictPeople) => number>> = {
    "literacy, town and country": (district) => district.literacy * rate(district),
    literacy: ({ literacy }) => literacy,
    "town and country": rate,
    "houses with internet in 2011": ({ onlineHouses2011 }) => onlineHouses2011,
    "equally per person": () => 1,
  };
  const demand = demandBy[rule];
  const meanDemand = meanByPeople(members, demand);
  const inJune = subscribers * (NATIONAL.subscribersJune / NATIONAL.subscribersMarch);
  return members.map((district) => {
    const net = (inJune * demand(district)) / meanDemand;
    const { population, literacy } = district;
    // A person may have several subscriptions.
    const usersPer100 = Math.min(mostOnline, net * usersPerSubscription);
    return {
      ...district,
      isSplit,
      /** Subscriptions per 100 people if towns and country had the state's rates; 1 if unknown. */
      rate: rate(district),
      /** The state's mean of rate times literacy, weighted by people. */
      meanDemand,
      /** Internet subscriptions per 100 people. */
      net,
      users: (population * usersPer100) / 100,
      literates: (population * PEOPLE.aged7Plus * literacy) / 100,
    };
  });
}

// What a district gets of a national total: its claim's part of all claims.
function sharedOut<Row>(total: number, rows: readonly Row[], claimOf: (row: Row) => number) {
  const claims = rows.map(claimOf);
  const all = sumOf(claims, (claim) => claim);
  return claims.map((claim) => ({ total, claim, all, part: (total * claim) / all }));
}

// The part `weight` of a claim depends on the share, the rest does not.
const tilt = (weight: number, share: number) => 1 - weight + weight * share;
