import { NATIONAL, PEOPLE, WEIGHTS } from "#domain/risk/india-assumptions.data.ts";

/** One step of a worked example. */
export interface Step {
  readonly what: string;
  /** The calculation, with its numbers. */
  readonly working: string;
  readonly value: number;
  readonly decimals: number;
}

/**
 * The data for Tirupati, which was formed from parts of two districts of 2011, and for its state.
 */
const TIRUPATI = {
  people: 2_204_089.06,
  urbanShare: 0.2925,
  literacy: 75.8670020625,
  graduateShare: 0.0553129677,
  otherWorkerShare: 0.1655781387,
} as const;
const ANDHRA_PRADESH = {
  subscribers: 68.11,
  urbanSubscribers: 89.42,
  ruralSubscribers: 53.34,
  crimePerLakh: 4.4,
  /** The state's mean of b times literacy, weighted by people. */
  meanDemand: 4642.0316074,
} as const;
/** The total that all districts claim. */
const ALL_CLAIMS = {
  people: 1_415_126_000,
  facebook: 666_861_406.72,
  linkedin: 41_073_830.462,
  x: 135_561_008.12,
  formal: 151_766_591.545,
} as const;

/**
 * Calculates the figures of one district by the formulas of the method, step by step, from the
 * inputs printed beside them.
 *
 * @example
 * workDistrict().at(-1)?.value; // 0.044, registered cases per 1,000 people
 */
export function workDistrict(): readonly Step[] {
  const { people, urbanShare: u, literacy, graduateShare: g, otherWorkerShare: w } = TIRUPATI;
  const { urbanSubscribers, ruralSubscribers, subscribers, meanDemand } = ANDHRA_PRADESH;
  const split = u * urbanSubscribers + (1 - u) * ruralSubscribers;
  const june = NATIONAL.subscribersJune / NATIONAL.subscribersMarch;
  const net = (subscribers * june * split * literacy) / meanDemand;
  const users = Math.min(
    PEOPLE.mostOnline,
    (net * NATIONAL.internetUsers) / NATIONAL.subscribersMarch,
  );
  const literates = PEOPLE.aged7Plus * literacy;
  const [userCount, literateCount] = [(people * users) / 100, (people * literates) / 100];
  const { facebook: fb, linkedin: li, x: tw, formal: fe } = WEIGHTS;
  const claims = {
    facebook: tilt(fb.literacy, literacy / 100) * tilt(fb.town, u),
    linkedin: g * tilt(li.town, u),
    x: Math.sqrt(g) * tilt(tw.town, u),
    formal: w * tilt(fe.town, u),
  };
  const share = (platform: "facebook" | "linkedin" | "x") =>
    (NATIONAL[platform] * userCount * claims[platform]) / ALL_CLAIMS[platform];
  const [facebook, linkedin, x] = [share("facebook"), share("linkedin"), share("x")];
  const employees =
    (ALL_CLAIMS.people *
      PEOPLE.aged15Plus *
      PEOPLE.working *
      PEOPLE.providentFund *
      people *
      claims.formal) /
    ALL_CLAIMS.formal;
  const per = (count: number, base: number) => (100 * count) / base;
  return [
    step(
      "b, what town and country would use",
      `${u} × ${urbanSubscribers} + ${round(1 - u)} × ${ruralSubscribers}`,
      split,
      4,
    ),
    step(
      "Internet subscriptions per 100 people",
      `${subscribers} × 1002.85 ÷ 969.1 × b × ${round(literacy)} ÷ ${round(meanDemand)}`,
      net,
      2,
    ),
    step("Internet users per 100 people", `${round(net)} × 806 ÷ 969.1`, users, 2),
    step("Literates per 100 people", `${PEOPLE.aged7Plus} × ${round(literacy)}`, literates, 2),
    step(
      "Internet users per 100 literates",
      `100 × ${round(users)} ÷ ${round(literates)}`,
      per(userCount, literateCount),
      2,
    ),
    step(
      "Claim on Facebook, hF",
      `(0.6 + 0.4 × ${round(literacy / 100)}) × (0.8 + 0.2 × ${u})`,
      claims.facebook,
      4,
    ),
    step(
      "Facebook audience per 100 literates",
      "384 million × users × hF ÷ 666,861,406.72, per 100 literates",
      per(facebook, literateCount),
      2,
    ),
    step(
      "Facebook audience per 100 internet users",
      "the same per 100 users",
      per(facebook, userCount),
      2,
    ),
    step("Claim on LinkedIn, hL", `${round(g)} × (0.5 + 0.5 × ${u})`, claims.linkedin, 4),
    step(
      "LinkedIn members per 100 literates",
      "150 million × users × hL ÷ 41,073,830.46, per 100 literates",
      per(linkedin, literateCount),
      2,
    ),
    step(
      "LinkedIn members per 100 internet users",
      "the same per 100 users",
      per(linkedin, userCount),
      2,
    ),
    step(
      "LinkedIn members per 100 formal employees",
      `the same per 100 of ${Math.round(employees).toLocaleString("en")}`,
      per(linkedin, employees),
      1,
    ),
    step(
      "X audience per 100 literates",
      "24.1 million × users × hX ÷ 135,561,008.12, per 100 literates",
      per(x, literateCount),
      2,
    ),
    step("X audience per 100 internet users", "the same per 100 users", per(x, userCount), 2),
    step(
      "Registered cyber crime per 1,000 people",
      `${ANDHRA_PRADESH.crimePerLakh} ÷ 100`,
      ANDHRA_PRADESH.crimePerLakh / 100,
      3,
    ),
  ];
}

const step = (what: string, working: string, value: number, decimals: number): Step => ({
  what,
  working,
  value,
  decimals,
});
const tilt = (weight: number, part: number) => 1 - weight + weight * part;
const round = (number: number) => Number(number.toFixed(4));
