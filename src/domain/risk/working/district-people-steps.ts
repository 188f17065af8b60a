import type { CsvRecord, StateRecords } from "../fact-records.ts";
import { NATIONAL, PEOPLE } from "../india/assumptions.data.ts";
import type { WorkedDistrict } from "../india/model.ts";
import { putIn, rate, type Step, workedOut } from "./step.ts";

/** Where the facts about a district come from. */
export interface DistrictOrigins {
  /** The source of its Census figures. */
  readonly census: string;
  /** The facts of the states. */
  readonly states: StateRecords;
}

/** The numbers of a district that several of its figures need, and the steps to some. */
export interface PeopleSteps {
  readonly towns: Step;
  readonly graduates: Step;
  readonly otherWorkers: Step;
  readonly online: readonly Step[];
  readonly users: readonly Step[];
  /** Per 100 people. */
  readonly usersPer100: Step;
  readonly literatesPer100: Step;
}

/** The year and the source of a fact about a state. */
export const originOf = ({ period, source }: CsvRecord) => ({ year: period!, source: source! });

const { subscribersMarch, subscribersJune, internetUsers } = NATIONAL;

/** Makes the steps to how many people of a district can read and are online. */
export function peopleSteps(worked: WorkedDistrict, origins: DistrictOrigins): PeopleSteps {
  const { population, modelled } = worked;
  const ofCensus = (what: string, value: number) =>
    putIn(what, value, 2, { year: "2011", source: origins.census });
  const towns = ofCensus("u: houses in towns, of 100", 100 * worked.urbanShare);
  const inState = stateReader(worked, origins);
  const read = ofCensus("Literates per 100 people of all ages", worked.literacy2011);
  const online = [
    read,
    ...literacySteps(worked, inState),
    ...demandSteps(worked, inState, towns),
    ...subscriptionSteps(worked, inState),
  ];
  const usersPer100 = workedOut(
    "Internet users per 100 people",
    `${rate(worked.net)} × ${internetUsers} ÷ ${subscribersMarch}, at most ${PEOPLE.mostOnline}`,
    (100 * modelled.bases.users) / population,
    2,
  );
  const users = [
    ...online,
    ofIndia("Internet users", internetUsers, "January 2025", "DataReportal"),
    usersPer100,
  ];
  return {
    towns,
    graduates: ofCensus("Graduates of 100 people", 100 * worked.graduateShare),
    otherWorkers: ofCensus(
      "Workers outside farms and households, of 100 people",
      100 * worked.otherWorkerShare,
    ),
    online,
    users,
    usersPer100,
    literatesPer100: workedOut(
      "Literates per 100 people",
      `${PEOPLE.aged7Plus} of the people are 7 or older: ${PEOPLE.aged7Plus} × ${rate(worked.literacy)}`,
      (100 * modelled.bases.literates) / population,
      2,
    ),
  };
}

type StateReader = ReturnType<typeof stateReader>;

const stateReader =
  ({ state, stateCode }: WorkedDistrict, { states }: DistrictOrigins) =>
  (what: string, metric: string, period: string) => {
    const record = states.get(`${stateCode} ${metric} ${period}`)!;
    return putIn(`${what}, ${state.name}`, Number(record.value), 2, originOf(record));
  };

const ofIndia = (what: string, value: number, year: string, source: string) =>
  putIn(`${what}, India, million`, value, 2, { year, source });

const literacySteps = (
  { state, literacy2011, literacy }: WorkedDistrict,
  inState: StateReader,
): Step[] => [
  inState("Literates per 100 people aged 7 and older", "literacy_rate_7plus_pct", "2023-24"),
  workedOut(
    "Literates per 100 people aged 7 and older, the district",
    `${literacy2011}, scaled with the other districts to ${state.literacy} in the state, at most ${PEOPLE.mostLiterate}`,
    literacy,
    2,
  ),
];

function demandSteps(worked: WorkedDistrict, inState: StateReader, towns: Step): Step[] {
  const { state, urbanShare: u } = worked;
  const what = "b, what town and country would use";
  const subscriptions = (area: "urban" | "rural") =>
    inState(
      `Internet subscriptions per 100 people, ${area}`,
      `internet_per_100_${area}`,
      "2024-03",
    );
  const split = worked.isSplit
    ? [
        towns,
        subscriptions("urban"),
        subscriptions("rural"),
        workedOut(
          what,
          `${rate(u)} × ${state.urbanSubscribers} + ${rate(1 - u)} × ${state.ruralSubscribers}`,
          worked.rate,
          2,
        ),
      ]
    : [workedOut(what, "1: the state has no usable split into town and country", worked.rate, 0)];
  const how = "over its districts, each weighted by its people";
  return [...split, workedOut("Mean of b × literacy in the state", how, worked.meanDemand, 2)];
}

const subscriptionSteps = (worked: WorkedDistrict, inState: StateReader): Step[] => [
  inState("Internet subscriptions per 100 people", "internet_subscribers_per_100", "2025-03"),
  ofIndia("Internet subscriptions", subscribersMarch, "March 2025", "TRAI"),
  ofIndia("Internet subscriptions", subscribersJune, "June 2025", "TRAI"),
  workedOut(
    "Internet subscriptions per 100 people",
    `${worked.state.subscribers} × ${subscribersJune} ÷ ${subscribersMarch} × ${rate(worked.rate)} × ${rate(worked.literacy)} ÷ ${rate(worked.meanDemand)}`,
    worked.net,
    2,
  ),
];
