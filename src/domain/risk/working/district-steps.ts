import { crimeRecord } from "../fact-records.ts";
import { CHOICES, PEOPLE } from "../india/assumptions.data.ts";
import { INDIA_METRICS, type IndiaMetric } from "../india/metrics.data.ts";
import type { WorkedDistrict } from "../india/model.ts";
import {
  type DistrictOrigins,
  originOf,
  type PeopleSteps,
  peopleSteps,
} from "./district-people-steps.ts";
import { count, putIn, rate, type Step, type StepsByMetric, workedOut } from "./step.ts";

/** Makes the steps of the model to the ten figures of a district, with all numbers put in. */
export function districtSteps(
  worked: WorkedDistrict,
  origins: DistrictOrigins,
): StepsByMetric<IndiaMetric> {
  const people = peopleSteps(worked, origins);
  const { online, users, usersPer100, literatesPer100 } = people;
  const per = (
    key: IndiaMetric,
    counted: readonly Step[],
    base: Step,
    toBase: readonly Step[] = [base],
  ) => {
    const working = `100 × ${rate(counted.at(-1)!.value)} ÷ ${rate(base.value)}`;
    const figure = workedOut(labelOf(key), working, worked.modelled.values[key], 2);
    return [...new Set([...counted, ...toBase, figure])];
  };
  const [facebook, linkedin, x] = (["facebook", "linkedin", "x"] as const).map((platform) =>
    audienceSteps(worked, people, platform),
  ) as [Step[], Step[], Step[]];
  const formal = formalWorkSteps(worked, people);
  return {
    internet_penetration: [...online],
    internet_audience_literate: per("internet_audience_literate", users, literatesPer100),
    facebook_audience_literate: per("facebook_audience_literate", facebook, literatesPer100),
    facebook_audience_internet: per("facebook_audience_internet", facebook, usersPer100),
    linkedin_audience_literate: per("linkedin_audience_literate", linkedin, literatesPer100),
    linkedin_audience_internet: per("linkedin_audience_internet", linkedin, usersPer100),
    linkedin_per_100_formal_employees: per(
      "linkedin_per_100_formal_employees",
      linkedin,
      formal.at(-1)!,
      formal,
    ),
    twitter_audience_literate: per("twitter_audience_literate", x, literatesPer100),
    twitter_audience_internet: per("twitter_audience_internet", x, usersPer100),
    cyber_crime_rate_per_1000: crimeSteps(worked, origins),
  };
}

const { weights } = CHOICES;

const PLATFORMS = {
  facebook: { name: "Facebook audience", sign: "hF" },
  linkedin: { name: "LinkedIn members", sign: "hL" },
  x: { name: "X audience", sign: "hX" },
} as const;

// A platform's audience per 100 people: its total in India, divided by users and their claims.
function audienceSteps(
  worked: WorkedDistrict,
  { users, usersPer100, towns, graduates }: PeopleSteps,
  platform: keyof typeof PLATFORMS,
): Step[] {
  const { urbanShare: u, literacy, graduateShare, population } = worked;
  const { claim, all, total, part } = worked.shares[platform];
  const { name, sign } = PLATFORMS[platform];
  const claims = {
    facebook: `(${tilt(weights.facebook.literacy, literacy / 100)}) × (${tilt(weights.facebook.town, u)})`,
    linkedin: `${rate(graduateShare)} × (${tilt(weights.linkedin.town, u)})`,
    x: `√${rate(graduateShare)} × (${tilt(weights.x.town, u)})`,
  };
  const claimPerUser = claim / worked.modelled.bases.users;
  return [
    ...users,
    ...(users.includes(towns) ? [] : [towns]),
    ...(platform === "facebook" ? [] : [graduates]),
    workedOut(`Claim of a user on ${name}, ${sign}`, claims[platform], claimPerUser, 4),
    putIn(`${name}, India, million`, total / 1e6, 1, {
      year: "January 2025",
      source: "DataReportal (not verified against the source)",
    }),
    workedOut(`Users × ${sign}, all of India`, "sum over the districts", all, 0),
    workedOut(
      `${name} per 100 people`,
      `${count(total)} × ${rate(usersPer100.value)} × ${rate(claimPerUser)} ÷ ${count(all)}`,
      (100 * part) / population,
      2,
    ),
  ];
}

function formalWorkSteps(worked: WorkedDistrict, { otherWorkers }: PeopleSteps): Step[] {
  const { urbanShare, otherWorkerShare, population, shares } = worked;
  const { claim, all, total, part } = shares.formal;
  const claimPerPerson = claim / population;
  return [
    otherWorkers,
    workedOut(
      "Claim of a person on formal employment, hE",
      `${rate(otherWorkerShare)} × (${tilt(weights.formal.town, urbanShare)})`,
      claimPerPerson,
      4,
    ),
    workedOut(
      "Formal employees, India",
      `people × ${PEOPLE.aged15Plus} × ${PEOPLE.working} × ${PEOPLE.providentFund} (EPFO, 2022)`,
      total,
      0,
    ),
    workedOut("People × hE, all of India", "sum over the districts", all, 0),
    workedOut(
      "Formal employees per 100 people",
      `100 × ${count(total)} × ${rate(claimPerPerson)} ÷ ${count(all)}`,
      (100 * part) / population,
      2,
    ),
  ];
}

const BEHIND_A_RATE = [
  ["Registered cases", "cyber_crime_cases"],
  ["People", "population_projected"],
] as const;

// The newest rate of the state, with the cases and people behind it if the rate was computed.
function crimeSteps(
  { state, stateCode, modelled }: WorkedDistrict,
  { states }: DistrictOrigins,
): Step[] {
  const record = crimeRecord(states, stateCode);
  const isComputed = record.source!.startsWith("computed: cases / ");
  const factsOf = ([what, metric]: readonly [string, string]) => {
    const fact = states.get(`${stateCode} ${metric} ${record.period}`);
    return fact ? [putIn(`${what}, ${state.name}`, Number(fact.value), 0, originOf(fact))] : [];
  };
  const behind = isComputed ? BEHIND_A_RATE.flatMap(factsOf) : [];
  const what = `Registered cyber crime per 100,000 people, ${state.name}`;
  const [cases, people] = behind.map(({ value }) => count(value));
  return [
    ...behind,
    behind.length === BEHIND_A_RATE.length
      ? workedOut(what, `100,000 × ${cases} ÷ ${people}`, state.crimePerLakh, 2)
      : putIn(what, state.crimePerLakh, 2, originOf(record)),
    workedOut(
      labelOf("cyber_crime_rate_per_1000"),
      `${state.crimePerLakh} ÷ 100`,
      modelled.values.cyber_crime_rate_per_1000,
      4,
    ),
  ];
}

const labelOf = (key: IndiaMetric) => INDIA_METRICS.find((metric) => metric.key === key)!.label;
const tilt = (weight: number, share: number) => `${rate(1 - weight)} + ${weight} × ${rate(share)}`;
