import { type CsvRecord, crimeRecord, type StateRecords } from "../fact-records.ts";
import type { IndiaMetric } from "../india-metrics.data.ts";
import { found, over, sourced, type Traced, times } from "../quantity.ts";
import { CHOICES, NATIONAL, PEOPLE } from "./assumptions.data.ts";
import {
  formalEmployees,
  metricsOf,
  onlineOf,
  partsOf,
  type Shared,
  townAndCountry,
  type WorkedDistrict,
  type workIndia,
} from "./model.ts";

/** Where the facts about a district come from. */
interface DistrictOrigins {
  /** The source of its Census figures. */
  readonly census: string;
  /** The facts of the states. */
  readonly states: StateRecords;
}

/** Computes the ten figures of a district again, for 100 of its people and with the working. */
export function traceDistrict(
  district: WorkedDistrict,
  { people, claims }: Pick<ReturnType<typeof workIndia>, "people" | "claims">,
  origins: DistrictOrigins,
): Record<IndiaMetric, Traced> {
  const { state, literacy2011, literacy, meanDemand, split } = district;
  const inState = stateReader(district, origins);
  const ofCensus = (what: string, decimals: number, value: number) =>
    sourced(what, decimals, value, { year: "2011", source: origins.census });
  const urbanShare = ofCensus("u: share of houses in towns", 4, district.urbanShare);
  const tracedLiteracy = found(
    "Literates per 100 people aged 7 and older, the district",
    2,
    literacy,
    `${literacy2011}, scaled thirty times with the other districts to ${state.literacy} in the state, at most ${PEOPLE.mostLiterate}`,
    ofCensus("Literates per 100 people of all ages", 2, literacy2011),
    inState("Literates per 100 people aged 7 and older", "literacy_rate_7plus_pct", "2023-24"),
  );
  const inArea = (area: "urban" | "rural") =>
    inState(
      `Internet subscriptions per 100 people, ${area}`,
      `internet_per_100_${area}`,
      "2024-03",
    );
  const use = split
    ? townAndCountry(urbanShare, inArea("urban"), inArea("rural"))
    : found(
        "b, what town and country would use",
        0,
        1,
        "1: the state has no usable split into town and country",
      );
  const online = onlineOf<Traced>(
    {
      population: 100,
      literacy: tracedLiteracy,
      urbanShare,
      graduateShare: ofCensus("Graduates, share of people", 4, district.graduateShare),
      otherWorkerShare: ofCensus(
        "Workers outside farms and households, share of people",
        4,
        district.otherWorkerShare,
      ),
      subscribers: inState(
        "Internet subscriptions per 100 people",
        "internet_subscribers_per_100",
        "2025-03",
      ),
      growth: over(IN_JUNE, IN_MARCH),
      demand: times(use, tracedLiteracy),
      meanDemand: found(
        "Mean of b × literacy in the state",
        2,
        meanDemand,
        "over its districts, each weighted by its people",
      ),
      usersPerSubscription: over(USERS, IN_MARCH),
    },
    CHOICES,
  );
  const totals: Shared<Traced> = {
    ...AUDIENCES,
    formal: formalEmployees(found("People, India", 0, people, "sum over the districts")),
  };
  const sumOver = (what: string, claim: number) => found(what, 0, claim, "sum over the districts");
  const parts = partsOf(online, totals, {
    facebook: sumOver("Users × hF, all of India", claims.facebook),
    linkedin: sumOver("Users × hL, all of India", claims.linkedin),
    x: sumOver("Users × hX, all of India", claims.x),
    formal: sumOver("People × hE, all of India", claims.formal),
  });
  return metricsOf(online, parts, traceCrime(district, origins));
}

const ofIndia = (what: string, decimals: number, value: number, year: string, source: string) =>
  sourced(what, decimals, value, { year, source });
const SUBSCRIPTIONS = "Internet subscriptions, India, million";
const IN_MARCH = ofIndia(SUBSCRIPTIONS, 2, NATIONAL.subscribersMarch, "March 2025", "TRAI");
const IN_JUNE = ofIndia(SUBSCRIPTIONS, 2, NATIONAL.subscribersJune, "June 2025", "TRAI");
const USERS = ofIndia(
  "Internet users, India, million",
  2,
  NATIONAL.internetUsers,
  "January 2025",
  "DataReportal",
);

const audience = (what: string, value: number) =>
  ofIndia(
    `${what}, India`,
    0,
    value,
    "January 2025",
    "DataReportal (not verified against the source)",
  );
const AUDIENCES = {
  facebook: audience("Facebook audience", NATIONAL.facebook),
  linkedin: audience("LinkedIn members", NATIONAL.linkedin),
  x: audience("X audience", NATIONAL.x),
};

/** The year and the source of a fact about a state. */
const originOf = ({ period, source }: CsvRecord) => ({ year: period!, source: source! });

const stateReader =
  ({ state, stateCode }: WorkedDistrict, { states }: DistrictOrigins) =>
  (what: string, metric: string, period: string): Traced => {
    const record = states.get(`${stateCode} ${metric} ${period}`)!;
    return sourced(`${what}, ${state.name}`, 2, Number(record.value), originOf(record));
  };

// The newest rate of the state, with the cases and people behind it if the rate was computed.
function traceCrime({ state, stateCode }: WorkedDistrict, { states }: DistrictOrigins): Traced {
  const rate = crimeRecord(states, stateCode);
  const what = `Registered cyber crime per 100,000 people, ${state.name}`;
  const factOf = (name: string, metric: string): Traced | null => {
    const fact = states.get(`${stateCode} ${metric} ${rate.period}`);
    return fact === undefined
      ? null
      : sourced(`${name}, ${state.name}`, 0, Number(fact.value), originOf(fact));
  };
  const asPrinted = sourced(what, 2, state.crimePerLakh, originOf(rate));
  if (!rate.source!.startsWith("computed: cases / ")) return asPrinted;
  const cases = factOf("Registered cases", "cyber_crime_cases");
  const people = factOf("People", "population_projected");
  if (cases === null || people === null) return { ...asPrinted, from: cases ? [cases] : [] };
  const { text, from } = over<Traced>(times(100_000, cases), people);
  return found(what, 2, state.crimePerLakh, `${text}, to two decimals`, ...from);
}
