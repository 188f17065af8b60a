import { describe, expect, test } from "vitest";
import { readCountryFacts } from "#server/cirus/packaged-facts.ts";
import { addUp, addUpGroups } from "./add-up.ts";
import { assess } from "./assess.ts";
import { comparable, meanRanks } from "./rank.ts";
import { WORLD } from "./view.ts";
import { WORLD_METRICS, type WorldMetric } from "./world-metrics.data.ts";
import { type CountryFacts, modelWorld } from "./world-model.ts";
import { worldPlaces } from "./world-places.ts";

// The project's own figures of the world; the expected values were worked out independently.
const facts = readCountryFacts();
const countries = assess(WORLD, worldPlaces(facts));
const country = (id: string) => countries.find((one) => one.id === id)!;
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
const audience = (key: WorldMetric) =>
  sum(countries.map(({ values, bases }) => (values[key] * bases.literates) / 100));
const published = (platform: "facebook" | "linkedin" | "x") =>
  facts.flatMap(({ [platform]: figure }) => (figure ? [figure.value] : []));

describe("the facts of the world", () => {
  test("are those of 195 countries on six continents", () => {
    const counts = [...Map.groupBy(facts, ({ continent }) => continent)].map(
      ([name, members]) => `${name} ${members.length}`,
    );
    expect(counts.sort()).toEqual([
      "Africa 54",
      "Asia 48",
      "Europe 44",
      "North America 23",
      "Oceania 14",
      "South America 12",
    ]);
    expect(sum(facts.map(({ population }) => population))).toBe(8_120_860_286);
    expect(facts.some(({ id }) => id === "NA")).toBe(true);
  });

  test.each([
    ["facebook", 189, 3_244.29],
    ["linkedin", 188, 973.72],
    ["x", 22, 388.28],
  ] as const)("have %s for %i countries, %d million", (platform, count, millions) => {
    expect(published(platform)).toHaveLength(count);
    expect((sum(published(platform)) / 1e6).toFixed(2)).toBe(millions.toFixed(2));
  });
});

describe("the model of the world", () => {
  test("gives India what the method gives by hand", () => {
    const india = country("IN");
    expect(Object.values(india.values).map(comparable)).toEqual(
      [
        55.9, 90.7728778507, 65.0887847866, 71.7051021492, 15.1535632884, 16.6939328654,
        2.84828792976, 3.13781825276,
      ].map(comparable),
    );
    expect(india.bases.users).toBeCloseTo(811_073_107.169, 3);
    expect(india.bases.literates).toBeCloseTo(893_519_216.724, 3);
    const ranks = WORLD_METRICS.map(
      ({ key }) => meanRanks(countries.map(({ values }) => values[key]))[countries.indexOf(india)],
    );
    expect(ranks).toEqual([53, 45, 67, 77, 99, 112, 21, 19]);
    expect([india.riskIndex, india.riskRank]).toEqual([3.125, 49]);
  });

  test.each([
    ["US", "8.39", 184],
    ["CN", "2.19", 29],
  ])("places %s at %s, rank %i", (id, index, rank) => {
    expect([country(id).riskIndex.toFixed(2), country(id).riskRank]).toEqual([index, rank]);
  });

  test("fills its gaps to the known totals", () => {
    expect((sum(countries.map(({ bases }) => bases.users)) / 1e6).toFixed(2)).toBe("5577.26");
    expect((sum(countries.map(({ bases }) => bases.literates)) / 1e6).toFixed(2)).toBe("5374.81");
    expect((audience("facebook_literate") / 1e6).toFixed(2)).toBe("3265.85");
    expect((audience("linkedin_literate") / 1e6).toFixed(2)).toBe("981.06");
    expect(audience("twitter_literate")).toBeCloseTo(586e6, 3);
  });

  test("takes missing literacy from like countries of the continent", () => {
    const literacy = (id: string) => {
      const { population15Plus } = facts.find((one) => one.id === id)!;
      return (100 * country(id).bases.literates) / population15Plus;
    };
    expect(literacy("FM")).toBeCloseTo(87.55, 10);
    expect(literacy("VC")).toBeCloseTo(94.015, 10);
    expect(country("FM").statuses.facebook_literate).toBe("modelled");
    expect(country("FM").statuses.internet_subscribers_pop).toBe("published-old");
  });

  test("takes missing literacy from the whole continent where no country has a like income", () => {
    const known = (id: string, incomeGroup: string, literacy: number | null): CountryFacts => ({
      id,
      continent: "Asia",
      incomeGroup,
      population: 100,
      population15Plus: 100,
      internet: { value: 50, status: "published" },
      literacy: literacy === null ? null : { value: literacy, status: "published" },
      facebook: { value: 10, status: "published" },
      linkedin: { value: 10, status: "published" },
      x: null,
    });
    const [, , without] = modelWorld([
      known("A", "low", 60),
      known("B", "low", 80),
      known("C", "high", null),
    ]);
    expect(without!.bases.literates).toBe(70);
  });

  test("takes North Korea and the Holy See as without members, and nothing of nothing as 0", () => {
    expect(Object.values(country("KP").values)).toEqual(WORLD_METRICS.map(() => 0));
    expect(new Set(Object.values(country("KP").statuses))).toEqual(new Set(["assumed-zero"]));
    expect(country("VA").values.facebook_internet).toBe(0);
    expect(country("VA").statuses.internet_subscribers_pop).not.toBe("assumed-zero");
  });

  test("models X for 171 countries and says so", () => {
    const modelled = countries.filter(({ statuses }) => statuses.twitter_internet === "modelled");
    expect(modelled).toHaveLength(171);
  });
});

describe("the ranks of the world", () => {
  test("are 1 to 195, each once, North Korea the lowest", () => {
    const ranks = countries.map(({ riskRank }) => riskRank).sort((one, other) => one - other);
    expect(ranks).toEqual(countries.map((_, at) => at + 1));
    expect(country("KP").riskRank).toBe(1);
    const indices = countries.map(({ riskIndex }) => riskIndex);
    expect([Math.min(...indices).toFixed(2), Math.max(...indices).toFixed(2)]).toEqual([
      "0.02",
      "9.65",
    ]);
  });

  test("over published figures count as many as each country has", () => {
    const counts = (id: string) => Object.keys(country(id).published).length;
    expect(countries.filter(({ id }) => counts(id) === 6)).toHaveLength(186);
    expect(["RU", "FM", "VC", "CU", "VA", "KP"].map(counts)).toEqual([4, 3, 3, 2, 2, 0]);
    const without = countries.filter(({ publishedIndex }) => publishedIndex === null);
    expect(without.map(({ id }) => id).sort()).toEqual(["CU", "IR", "KP", "SD", "SY", "VA"]);
  });

  test.each([
    ["South America", 12, "7.335", "7.305", "82.20"],
    ["North America", 23, "6.542", "7.573", "86.42"],
    ["Oceania", 14, "6.042", "6.964", "77.65"],
    ["Asia", 48, "5.272", "3.523", "70.66"],
    ["Europe", 44, "5.059", "4.561", "92.11"],
    ["Africa", 54, "3.264", "2.809", "39.65"],
  ])("come to %s: %i countries, %s, by people %s, internet %s", (name, ...expected) => {
    const [count, index, byPeople, internet] = expected;
    const continent = addUpGroups(WORLD, countries, "equal").find((one) => one.name === name)!;
    expect(continent.count).toBe(count);
    expect(continent.riskIndex.toFixed(3)).toBe(index);
    expect(continent.riskIndexByPopulation.toFixed(3)).toBe(byPeople);
    // Asia's 70.654985 was rounded twice.
    const gap = continent.values.internet_subscribers_pop - Number(internet);
    expect(Math.abs(gap)).toBeLessThan(0.0051);
  });

  test("come to a world in which two thirds of the people are online", () => {
    const { values } = addUp(WORLD, countries, "population");
    expect(values.internet_subscribers_pop.toFixed(2)).toBe("68.68");
  });
});
