import { type CsvRecord, crimeRecord, type StateRecords } from "./fact-records.ts";
import { NATIONAL, PEOPLE, WEIGHTS } from "./india-assumptions.data.ts";
import { INDIA_METRICS, type IndiaMetric } from "./india-metrics.data.ts";
import type { WorkedDistrict } from "./india-model.ts";
import { count, putIn, rate, type Step, type StepsByMetric, workedOut } from "./step.ts";

/** Where the facts about a district come from. */
export interface DistrictOrigins {
  /** The source of its Census figures. */
  readonly census: string;
  /** The facts of the states. */
  readonly states: StateRecords;
}

/** Writes down how the model makes the ten figures of a district, with all numbers put in. */
export function districtSteps(
  worked: WorkedDistrict,
  { census, states }: DistrictOrigins,
): StepsByMetric<IndiaMetric> {
  const people = stepsOfPeople(worked, { census, states });
  const facebook = stepsOfAudience(worked, people, "facebook");
  const linkedin = stepsOfAudience(worked, people, "linkedin");
  const x = stepsOfAudience(worked, people, "x");
  const formal = stepsOfFormalWork(worked, people);
  const { online, users, literates, perUsers, perLiterates } = people;
  return {
    internet_penetration: online,
    internet_audience_literate: [
      ...users,
      ...literates,
      perLiterates("internet_audience_literate", users.at(-1)!),
    ],
    facebook_audience_literate: [
      ...facebook,
      ...literates,
      perLiterates("facebook_audience_literate", facebook.at(-1)!),
    ],
    facebook_audience_internet: [
      ...facebook,
      perUsers("facebook_audience_internet", facebook.at(-1)!),
    ],
    linkedin_audience_literate: [
      ...linkedin,
      ...literates,
      perLiterates("linkedin_audience_literate", linkedin.at(-1)!),
    ],
    linkedin_audience_internet: [
      ...linkedin,
      perUsers("linkedin_audience_internet", linkedin.at(-1)!),
    ],
    linkedin_per_100_formal_employees: [
      ...linkedin,
      ...formal,
      ratio(worked, "linkedin_per_100_formal_employees", linkedin.at(-1)!, formal.at(-1)!),
    ],
    twitter_audience_literate: [
      ...x,
      ...literates,
      perLiterates("twitter_audience_literate", x.at(-1)!),
    ],
    twitter_audience_internet: [...x, perUsers("twitter_audience_internet", x.at(-1)!)],
    cyber_crime_rate_per_1000: stepsOfCrime(worked, states),
  };
}

type People = ReturnType<typeof stepsOfPeople>;

function stepsOfPeople(worked: WorkedDistrict, { census, states }: DistrictOrigins) {
  const { state, stateCode, urbanShare, literacy2011, population, modelled } = worked;
  const { subscribersMarch, subscribersJune, internetUsers } = NATIONAL;
  const ofCensus = (what: string, value: number) =>
    putIn(what, value, 2, { year: "2011", source: census });
  const ofState = (what: string, metric: string, period: string) => {
    const record = states.get(`${stateCode} ${metric} ${period}`)!;
    return putIn(`${what}, ${state.name}`, Number(record.value), 2, originOf(record));
  };
  const towns = ofCensus("u: houses in towns, of 100", 100 * urbanShare);
  const literacy = [
    ofCensus("Literates per 100 people of all ages", literacy2011),
    ofState("Literates per 100 people aged 7 and older", "literacy_rate_7plus_pct", "2023-24"),
    workedOut(
      "Literates per 100 people aged 7 and older, the district",
      `${literacy2011}, scaled with the other districts to ${state.literacy} in the state, at most ${PEOPLE.mostLiterate}`,
      worked.literacy,
      2,
    ),
  ];
  const splitOf = (area: "urban" | "rural") =>
    ofState(
      `Internet subscriptions per 100 people, ${area}`,
      `internet_per_100_${area}`,
      "2024-03",
    );
  const b = "b, what town and country would use";
  const split = worked.isSplit
    ? [
        towns,
        splitOf("urban"),
        splitOf("rural"),
        workedOut(
          b,
          `${rate(urbanShare)} × ${state.urbanSubscribers} + ${rate(1 - urbanShare)} × ${state.ruralSubscribers}`,
          worked.rate,
          2,
        ),
      ]
    : [workedOut(b, "1: the state has no usable split into town and country", worked.rate, 0)];
  const indias = (what: string, value: number, year: string, source: string) =>
    putIn(`${what}, India, million`, value, 2, { year, source });
  const march = indias("Internet subscriptions", subscribersMarch, "March 2025", "TRAI");
  const net = workedOut(
    labelOf("internet_penetration"),
    `${state.subscribers} × ${subscribersJune} ÷ ${subscribersMarch} × ${rate(worked.rate)} × ${rate(worked.literacy)} ÷ ${rate(worked.meanDemand)}`,
    worked.net,
    2,
  );
  const online = [
    ...literacy,
    ...split,
    workedOut(
      "Mean of b × literacy in the state",
      "over its districts, each weighted by its people",
      worked.meanDemand,
      2,
    ),
    ofState("Internet subscriptions per 100 people", "internet_subscribers_per_100", "2025-03"),
    march,
    indias("Internet subscriptions", subscribersJune, "June 2025", "TRAI"),
    net,
  ];
  const usersPer100 = (100 * modelled.bases.users) / population;
  const literatesPer100 = (100 * modelled.bases.literates) / population;
  const users = workedOut(
    "Internet users per 100 people",
    `${rate(worked.net)} × ${internetUsers} ÷ ${subscribersMarch}, at most ${PEOPLE.mostOnline}`,
    usersPer100,
    2,
  );
  const literates = workedOut(
    "Literates per 100 people",
    `${PEOPLE.aged7Plus} of the people are 7 or older: ${PEOPLE.aged7Plus} × ${rate(worked.literacy)}`,
    literatesPer100,
    2,
  );
  return {
    towns,
    graduates: ofCensus("Graduates of 100 people", 100 * worked.graduateShare),
    otherWorkers: ofCensus(
      "Workers outside farms and households, of 100 people",
      100 * worked.otherWorkerShare,
    ),
    online,
    users: [
      ...online,
      indias("Internet users", internetUsers, "January 2025", "DataReportal"),
      users,
    ],
    literates: [literates],
    perUsers: (key: IndiaMetric, counted: Step) => ratio(worked, key, counted, users),
    perLiterates: (key: IndiaMetric, counted: Step) => ratio(worked, key, counted, literates),
  };
}

const PLATFORMS = {
  facebook: { name: "Facebook audience", sign: "hF" },
  linkedin: { name: "LinkedIn members", sign: "hL" },
  x: { name: "X audience", sign: "hX" },
} as const;

// A platform's audience per 100 people: its total in India, shared out by users and their claims.
function stepsOfAudience(
  worked: WorkedDistrict,
  { users, towns, graduates }: People,
  platform: keyof typeof PLATFORMS,
): Step[] {
  const { urbanShare: u, literacy, graduateShare, population } = worked;
  const { claim, all, total, part } = worked.shares[platform];
  const { name, sign } = PLATFORMS[platform];
  const claims = {
    facebook: `(${tilt(WEIGHTS.facebook.literacy, literacy / 100)}) × (${tilt(WEIGHTS.facebook.town, u)})`,
    linkedin: `${rate(graduateShare)} × (${tilt(WEIGHTS.linkedin.town, u)})`,
    x: `√${rate(graduateShare)} × (${tilt(WEIGHTS.x.town, u)})`,
  };
  const claimPerUser = claim / worked.modelled.bases.users;
  const usersPer100 = users.at(-1)!.value;
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
      `${count(total)} × ${rate(usersPer100)} × ${rate(claimPerUser)} ÷ ${count(all)}`,
      (100 * part) / population,
      2,
    ),
  ];
}

function stepsOfFormalWork(worked: WorkedDistrict, { otherWorkers }: People): Step[] {
  const { urbanShare, otherWorkerShare, population, shares } = worked;
  const { claim, all, total, part } = shares.formal;
  const claimPerPerson = claim / population;
  return [
    otherWorkers,
    workedOut(
      "Claim of a person on formal employment, hE",
      `${rate(otherWorkerShare)} × (${tilt(WEIGHTS.formal.town, urbanShare)})`,
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

// The newest rate of the state, with the cases and people behind it if the rate was worked out.
function stepsOfCrime(
  { state, stateCode, modelled }: WorkedDistrict,
  states: StateRecords,
): Step[] {
  const record = crimeRecord(states, stateCode);
  const behind = [
    ["Registered cases", "cyber_crime_cases"],
    ["People", "population_projected"],
  ].flatMap(([what, metric]) => {
    const fact = states.get(`${stateCode} ${metric} ${record.period}`);
    return fact ? [putIn(`${what}, ${state.name}`, Number(fact.value), 0, originOf(fact))] : [];
  });
  const isComputed = record.source!.startsWith("computed: cases / ") && behind.length === 2;
  const what = `Registered cyber crime per 100,000 people, ${state.name}`;
  const [cases, people] = behind.map(({ value }) => count(value));
  return [
    ...(isComputed
      ? [...behind, workedOut(what, `100,000 × ${cases} ÷ ${people}`, state.crimePerLakh, 2)]
      : [putIn(what, state.crimePerLakh, 2, originOf(record))]),
    workedOut(
      labelOf("cyber_crime_rate_per_1000"),
      `${state.crimePerLakh} ÷ 100`,
      modelled.values.cyber_crime_rate_per_1000,
      4,
    ),
  ];
}

const ratio = ({ modelled }: WorkedDistrict, key: IndiaMetric, counted: Step, base: Step): Step =>
  workedOut(
    labelOf(key),
    `100 × ${rate(counted.value)} ÷ ${rate(base.value)}`,
    modelled.values[key],
    2,
  );

const originOf = ({ period, source }: CsvRecord) => ({ year: period!, source: source! });
const labelOf = (key: IndiaMetric) => INDIA_METRICS.find((metric) => metric.key === key)!.label;
const tilt = (weight: number, share: number) => `${rate(1 - weight)} + ${weight} × ${rate(share)}`;
