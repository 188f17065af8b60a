import { assess } from "#domain/risk/assess.ts";
import { NATIONAL, PEOPLE, WEIGHTS } from "#domain/risk/india-assumptions.data.ts";
import type { IndiaFacts } from "#domain/risk/india-facts.ts";
import { type WorkedDistrict as Worked, workIndia } from "#domain/risk/india-model.ts";
import { indiaPlaces } from "#domain/risk/india-places.ts";
import { INDIA } from "#domain/risk/view.ts";
import { rounded, type Step, type WorkedPlace } from "./step.ts";

export interface WorkedDistrict extends WorkedPlace {
  readonly rankLow: number;
  readonly rankHigh: number;
  /** The facts it starts from, per 100. */
  readonly townHouses: number;
  readonly graduates: number;
  readonly otherWorkers: number;
  readonly literacy: number;
}

/**
 * Works out one district with the model and shows each step with its numbers. The district must be
 * one whose state has a usable split into town and country.
 *
 * @example
 * workDistrict(INDIA_FACTS, "ap-tirupati").riskRank; // 553
 */
export function workDistrict(facts: IndiaFacts, id: string): WorkedDistrict {
  const worked = workIndia(facts).find((district) => district.id === id)!;
  const places = assess(INDIA, indiaPlaces(facts));
  const place = places.find((one) => one.id === id)!;
  return {
    steps: [...stepsOnline(worked), ...stepsOfAudiences(worked)],
    riskIndex: place.riskIndex,
    riskRank: place.riskRank,
    groupedIndex: place.groupedIndex,
    publishedIndex: place.publishedIndex!,
    count: places.length,
    rankLow: place.rankLow,
    rankHigh: place.rankHigh,
    townHouses: 100 * worked.urbanShare,
    graduates: 100 * worked.graduateShare,
    otherWorkers: 100 * worked.otherWorkerShare,
    literacy: worked.literacy,
  };
}

function stepsOnline(worked: Worked): Step[] {
  const { state, urbanShare: u, literacy, rate, meanDemand, net, modelled } = worked;
  const { subscribersMarch, subscribersJune, internetUsers } = NATIONAL;
  const { users, literates } = per100(worked);
  return [
    step(
      "b, what town and country would use",
      `${u} × ${state.urbanSubscribers} + ${rounded(1 - u)} × ${state.ruralSubscribers}`,
      rate,
      4,
    ),
    step(
      "Internet subscriptions per 100 people",
      `${state.subscribers} × ${subscribersJune} ÷ ${subscribersMarch} × b × ${rounded(literacy)} ÷ ${rounded(meanDemand)}`,
      net,
      2,
    ),
    step(
      "Internet users per 100 people",
      `${rounded(net)} × ${internetUsers} ÷ ${subscribersMarch}, at most ${PEOPLE.mostOnline}`,
      users,
      2,
    ),
    step("Literates per 100 people", `${PEOPLE.aged7Plus} × ${rounded(literacy)}`, literates, 2),
    step(
      "Internet users per 100 literates",
      `100 × ${rounded(users)} ÷ ${rounded(literates)}`,
      modelled.values.internet_audience_literate,
      2,
    ),
  ];
}

function stepsOfAudiences(worked: Worked): Step[] {
  const { urbanShare: u, literacy, graduateShare, shares, state } = worked;
  const { values, bases } = worked.modelled;
  const claimOf = (platform: "facebook" | "linkedin" | "x") => shares[platform].claim / bases.users;
  const sharedOut = (platform: "facebook" | "linkedin" | "x", claim: string) =>
    `${million(shares[platform].total)} × users × ${claim} ÷ ${grouped(shares[platform].all)}, per 100 literates`;
  const perUser = "the same per 100 users";
  return [
    step(
      "Claim on Facebook, hF",
      `(${tilt(WEIGHTS.facebook.literacy, rounded(literacy / 100))}) × (${tilt(WEIGHTS.facebook.town, u)})`,
      claimOf("facebook"),
      4,
    ),
    step(
      "Facebook audience per 100 literates",
      sharedOut("facebook", "hF"),
      values.facebook_audience_literate,
      2,
    ),
    step("Facebook audience per 100 internet users", perUser, values.facebook_audience_internet, 2),
    step(
      "Claim on LinkedIn, hL",
      `${rounded(graduateShare)} × (${tilt(WEIGHTS.linkedin.town, u)})`,
      claimOf("linkedin"),
      4,
    ),
    step(
      "LinkedIn members per 100 literates",
      sharedOut("linkedin", "hL"),
      values.linkedin_audience_literate,
      2,
    ),
    step("LinkedIn members per 100 internet users", perUser, values.linkedin_audience_internet, 2),
    step(
      "LinkedIn members per 100 formal employees",
      `the same per 100 of ${Math.round(bases.formal_employees).toLocaleString("en")}`,
      values.linkedin_per_100_formal_employees,
      1,
    ),
    step("X audience per 100 literates", sharedOut("x", "hX"), values.twitter_audience_literate, 2),
    step("X audience per 100 internet users", perUser, values.twitter_audience_internet, 2),
    step(
      "Registered cyber crime per 1,000 people",
      `${state.crimePerLakh} ÷ 100`,
      values.cyber_crime_rate_per_1000,
      3,
    ),
  ];
}

const per100 = ({ population, modelled: { bases } }: Worked) => ({
  users: (100 * bases.users) / population,
  literates: (100 * bases.literates) / population,
});

const step = (what: string, working: string, value: number, decimals: number): Step => ({
  what,
  working,
  value,
  decimals,
});

const tilt = (weight: number, share: number) => `${rounded(1 - weight)} + ${weight} × ${share}`;
const million = (count: number) => `${rounded(count / 1e6)} million`;
const grouped = (number: number) => number.toLocaleString("en", { maximumFractionDigits: 2 });
