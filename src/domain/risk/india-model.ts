import { type ModelWeights, NATIONAL, PEOPLE, WEIGHTS } from "./india-assumptions.data.ts";
import type { IndiaFacts } from "./india-facts.ts";
import type { IndiaBase, IndiaMetric } from "./india-metrics.data.ts";
import { type DistrictPeople, meanByPeople, peopleOf, sumOf } from "./india-people.ts";

/** The model's output for a district. */
export interface ModelledDistrict {
  readonly id: string;
  readonly values: Readonly<Record<IndiaMetric, number>>;
  /** Numbers in 2025. */
  readonly bases: Readonly<Record<IndiaBase, number>>;
}

/**
 * Estimates the ten metrics of every district: divides state and national figures among the
 * districts by their Census facts. State and national totals stay the same.
 */
export function modelIndia(facts: IndiaFacts, weights: ModelWeights = WEIGHTS): ModelledDistrict[] {
  const online = peopleOf(facts).flatMap(shareSubscriptions);
  const { facebook, linkedin, x, formal } = sharesOf(online, weights);
  return online.map(({ id, net, users, literates, population, state }, at) => ({
    id,
    bases: { population, literates, users, formal_employees: formal[at]! },
    values: {
      internet_penetration: net,
      internet_audience_literate: (100 * users) / literates,
      facebook_audience_literate: (100 * facebook[at]!) / literates,
      facebook_audience_internet: (100 * facebook[at]!) / users,
      linkedin_audience_literate: (100 * linkedin[at]!) / literates,
      linkedin_audience_internet: (100 * linkedin[at]!) / users,
      linkedin_per_100_formal_employees: (100 * linkedin[at]!) / formal[at]!,
      twitter_audience_literate: (100 * x[at]!) / literates,
      twitter_audience_internet: (100 * x[at]!) / users,
      cyber_crime_rate_per_1000: state.crimePerLakh / 100,
    },
  }));
}

type Online = ReturnType<typeof shareSubscriptions>[number];

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
        users * graduateShare * tilt(weights.linkedin.town, urbanShare),
    ),
    x: sharedOut(
      NATIONAL.x,
      online,
      ({ users, graduateShare, urbanShare }) =>
        users * Math.sqrt(graduateShare) * tilt(weights.x.town, urbanShare),
    ),
    formal: sharedOut(
      everyone * PEOPLE.aged15Plus * PEOPLE.working * PEOPLE.providentFund,
      online,
      ({ population, otherWorkerShare, urbanShare }) =>
        population * otherWorkerShare * tilt(weights.formal.town, urbanShare),
    ),
  };
}

// Divides a state's subscriptions by literacy, and also by urban and rural rates if both are known
// and the urban rate is higher.
function shareSubscriptions(members: readonly DistrictPeople[]) {
  const { subscribers, urbanSubscribers, ruralSubscribers } = members[0]!.state;
  const isSplit =
    urbanSubscribers !== null && ruralSubscribers !== null && urbanSubscribers > ruralSubscribers;
  const demand = ({ urbanShare, literacy }: DistrictPeople) =>
    literacy * (isSplit ? urbanShare * urbanSubscribers + (1 - urbanShare) * ruralSubscribers : 1);
  const mean = meanByPeople(members, demand);
  const inJune = subscribers * (NATIONAL.subscribersJune / NATIONAL.subscribersMarch);
  return members.map((district) => {
    const net = (inJune * demand(district)) / mean;
    const { population, literacy } = district;
    // A person may have several subscriptions.
    const usersPer100 = (net * NATIONAL.internetUsers) / NATIONAL.subscribersMarch;
    return {
      ...district,
      net,
      users: (population * Math.min(PEOPLE.mostOnline, usersPer100)) / 100,
      literates: (population * PEOPLE.aged7Plus * literacy) / 100,
    };
  });
}

function sharedOut<Row>(total: number, rows: readonly Row[], claimOf: (row: Row) => number) {
  const claims = rows.map(claimOf);
  const all = sumOf(claims, (claim) => claim);
  return claims.map((claim) => (total * claim) / all);
}

// The part `weight` of a claim depends on the share, the rest does not.
const tilt = (weight: number, share: number) => 1 - weight + weight * share;
