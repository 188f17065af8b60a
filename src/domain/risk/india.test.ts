import { describe, expect, test } from "vitest";
import { packagedRecords } from "#server/cirus/packaged/packaged-facts.ts";
import { addUp, addUpGroups } from "./add-up.ts";
import { assess } from "./assess.ts";
import { byMetric, readIndiaFacts } from "./fact-records.ts";
import { NATIONAL, PEOPLE } from "./india/assumptions.data.ts";
import { indiaPlaces } from "./india.ts";
import { INDIA_METRICS, type IndiaBase } from "./india-metrics.data.ts";
import { meanRanks } from "./rank.ts";
import { INDIA } from "./view.ts";

// The model on the project's own figures of India; the expected values were computed independently.
const facts = readIndiaFacts(
  packagedRecords("india-district-facts.csv"),
  byMetric(packagedRecords("india-state-facts.csv")),
);
const places = indiaPlaces(facts);
const districts = assess(INDIA, places);
const states = addUpGroups(INDIA, districts, "population");
const sumOf = (base: IndiaBase) => districts.reduce((sum, { bases }) => sum + bases[base], 0);
const audience = (key: (typeof INDIA_METRICS)[number]["key"], base: IndiaBase) =>
  districts.reduce((sum, { values, bases }) => sum + (values[key] * bases[base]) / 100, 0);

const DISTRICTS_BY_STATE =
  "AN 3, AP 26, AR 28, AS 35, BR 38, CH 1, CG 33, DN 3, DL 11, GA 2, GJ 33, HR 22, HP 12, JK 20, JH 24, KA 31, KL 14, LA 2, LD 1, MP 55, MH 36, MN 16, ML 12, MZ 11, NL 17, OR 30, PY 4, PB 23, RJ 41, SK 6, TN 38, TG 33, TR 8, UP 75, UK 13, WB 23";

describe("the facts of India", () => {
  test("are those of 780 districts in 36 states and union territories", () => {
    const counts = Map.groupBy(facts.districts, ({ stateCode }) => stateCode);
    const expected = DISTRICTS_BY_STATE.split(", ").map((text) => text.split(" "));
    expect(new Map([...counts].map(([code, members]) => [code, members.length]))).toEqual(
      new Map(expected.map(([code, count]) => [code, Number(count)])),
    );
    expect(new Set(facts.districts.map(({ id }) => id)).size).toBe(780);
  });

  test.each([
    ["census2011_population", 1_210_854_977],
    ["census2011_literates", 763_638_812],
    ["census2011_households", 330_835_767],
    ["census2011_hh_internet", 7_708_521],
    ["census2011_graduates", 69_768_429],
    ["census2011_other_workers", 200_408_230],
  ])("add up: %s over the 640 districts of 2011", (column, total) => {
    const own = packagedRecords("india-district-facts.csv").filter(
      ({ census_basis }) => census_basis === "own",
    );
    expect(new Set(own.map(({ census2011_code }) => census2011_code)).size).toBe(640);
    expect(own.reduce((sum, record) => sum + Number(record[column]), 0)).toBe(total);
  });

  // The last figure is the publisher's own for the whole of India; figures of states are rounded.
  test.each([
    ["population_projected", "2025", 36, 1_415_126_000, 0],
    ["internet_subscribers_million", "2025-03", 36, 969.12, 0.001],
    ["internet_subscribers_million", "2024-03", 36, 954.37, 0.001],
    ["cyber_crime_cases", "2021", 36, 52_974, 0],
    ["cyber_crime_cases", "2022", 36, 65_893, 0],
    ["cyber_crime_cases", "2023", 30, 84_966, 0],
  ])("add up: %s of %s over %i states", (metric, period, count, total, tolerance) => {
    const records = packagedRecords("india-state-facts.csv").filter(
      (record) =>
        record.metric === metric && record.period === period && record.state_code !== "IN",
    );
    expect(records).toHaveLength(count);
    const sum = records.reduce((all, { value }) => all + Number(value), 0);
    expect(Math.abs(sum - total)).toBeLessThanOrEqual(tolerance);
  });

  test("hold the national totals that the model assumes", () => {
    const inIndia = (metric: string, period: string) =>
      Number(
        packagedRecords("india-state-facts.csv").find(
          (record) =>
            record.state_code === "IN" && record.metric === metric && record.period === period,
        )!.value,
      );
    expect(NATIONAL).toEqual({
      subscribersMarch: inIndia("internet_subscribers_million", "2025-03"),
      subscribersJune: inIndia("internet_subscribers_million", "2025-06"),
      internetUsers: inIndia("internet_users_million", "2025-01"),
      facebook: 1e6 * inIndia("facebook_audience_million", "2025-01"),
      linkedin: 1e6 * inIndia("linkedin_members_million", "2025-01"),
      x: 1e6 * inIndia("x_audience_million", "2025-01"),
    });
    expect(100 * PEOPLE.providentFund).toBeCloseTo(
      inIndia("epfo_share_of_working_population_pct", "2022"),
      10,
    );
  });
});

describe("the model of India", () => {
  test("gives Tirupati, made of parts of two districts, what the method gives by hand", () => {
    const tirupati = districts.find(({ id }) => id === "ap-tirupati")!;
    expect(tirupati.bases.population).toBeCloseTo(2_204_089.06, 2);
    const byHand = [
      73.6002169363, 91.1694529755, 40.7190903525, 44.6630850834, 11.9015333642, 13.0542994125,
      158.616659472, 2.1937665485, 2.4062517399, 0.044,
    ];
    for (const [at, { key }] of INDIA_METRICS.entries()) {
      expect(tirupati.values[key]).toBeCloseTo(byHand[at]!, 8);
    }
    expect(tirupati.riskIndex).toBeCloseTo(6.59370988447, 10);
    expect(tirupati.riskRank).toBe(553);
    expect(tirupati.groupedIndex).toBeCloseTo(6.55541292255, 10);
    expect(tirupati.publishedIndex).toBeCloseTo(5.83440308087, 10);
  });

  test.each([
    ["population", 1_415_126_000, 0],
    ["users", 812.41e6, 0.01e6],
    ["literates", 1_011.64e6, 0.01e6],
    ["formal_employees", 80.24e6, 0.01e6],
  ] as const)("leaves the nation its %s", (base, total, tolerance) => {
    expect(Math.abs(sumOf(base) - total)).toBeLessThanOrEqual(tolerance + 1e-3);
  });

  test("shares out the national audiences whole", () => {
    expect(audience("facebook_audience_internet", "users")).toBeCloseTo(384e6, 3);
    expect(audience("facebook_audience_literate", "literates")).toBeCloseTo(384e6, 3);
    expect(audience("linkedin_audience_internet", "users")).toBeCloseTo(150e6, 3);
    expect(audience("linkedin_per_100_formal_employees", "formal_employees")).toBeCloseTo(150e6, 3);
    expect(audience("twitter_audience_literate", "literates")).toBeCloseTo(24.1e6, 3);
    expect(audience("internet_penetration", "population")).toBeCloseTo(1_004.96e6, -4);
  });

  test("leaves each state its subscriptions, but for the growth to June, and its crime", () => {
    for (const state of facts.states.values()) {
      const { values } = states.find(({ name }) => name === state.name)!;
      const growth = values.internet_penetration / state.subscribers;
      expect(growth).toBeCloseTo(1002.85 / 969.1, 10);
      expect(values.cyber_crime_rate_per_1000).toBeCloseTo(state.crimePerLakh / 100, 12);
    }
  });

  test("shows the values above 100 that the method leaves unclipped", () => {
    const above = (key: (typeof INDIA_METRICS)[number]["key"]) =>
      districts.filter(({ values }) => values[key] > 100).length;
    expect(above("internet_penetration")).toBe(84);
    expect(above("internet_audience_literate")).toBe(134);
    expect(above("linkedin_per_100_formal_employees")).toBe(561);
  });
});

describe("the ranks of India", () => {
  test("are 1 to 780, each once, and the index spans what it should", () => {
    const ranks = districts.map(({ riskRank }) => riskRank).sort((one, other) => one - other);
    expect(ranks).toEqual(districts.map((_, at) => at + 1));
    const indices = districts.map(({ riskIndex }) => riskIndex);
    expect(Math.min(...indices).toFixed(2)).toBe("0.33");
    expect(Math.max(...indices).toFixed(2)).toBe("9.78");
  });

  test.each(INDIA_METRICS)("of $key add up to 780 × 781 / 2", ({ key }) => {
    const ranks = meanRanks(districts.map(({ values }) => values[key]));
    expect(ranks.reduce((sum, rank) => sum + rank, 0)).toBe((780 * 781) / 2);
  });

  test("come to India's own figures", () => {
    const india = addUp(INDIA, districts, "population");
    expect(india.values.internet_penetration.toFixed(2)).toBe("71.02");
    expect(india.values.linkedin_per_100_formal_employees.toFixed(0)).toBe("187");
    expect(india.riskIndex.toFixed(3)).toBe("5.345");
    expect(states).toHaveLength(36);
  });

  test("say of 237 districts that others have the same index", () => {
    expect(districts.filter(({ riskTied }) => riskTied > 1)).toHaveLength(237);
    const place = (id: string) => districts.find((one) => one.id === id)!;
    const [medchal, rangareddy] = [place("tg-medchal-malkajgiri"), place("tg-rangareddy")];
    expect([medchal.riskRank, medchal.riskShared, medchal.riskTied]).toEqual([778, 777, 2]);
    expect([rangareddy.riskRank, rangareddy.riskShared, rangareddy.riskTied]).toEqual([
      777, 777, 2,
    ]);
  });

  test("over published figures tie within a state", () => {
    for (const members of Map.groupBy(districts, ({ group }) => group).values()) {
      expect(new Set(members.map(({ publishedRank }) => publishedRank)).size).toBe(1);
    }
  });
});
