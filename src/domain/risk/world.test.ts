import { describe, expect, test } from "vitest";
import { packagedRecords } from "#server/cirus/packaged/packaged-facts.ts";
import { addUp, addUpGroups } from "./add-up.ts";
import { assess } from "./assess.ts";
import type { CountryFacts } from "./country-facts.ts";
import { readCountryFacts } from "./fact-records.ts";
import { comparable, meanRanks, median } from "./rank.ts";
import { WORLD } from "./view.ts";
import { modelWorld } from "./world/model.ts";
import { worldPlaces } from "./world.ts";
import { WORLD_METRICS, type WorldMetric } from "./world-metrics.data.ts";

// The project's own figures of the world; the expected values were computed independently.
const facts = readCountryFacts(packagedRecords("world-country-facts.csv"));
const countries = assess(WORLD, worldPlaces(facts));
const country = (id: string) => countries.find((one) => one.id === id)!;
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
const audience = (key: WorldMetric) =>
  sum(countries.map(({ values, bases }) => (values[key] * bases.literates) / 100));
const EUROPEAN_UNION =
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");
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
    ["facebook", 188, 1_963.36],
    ["linkedin", 188, 891.88],
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
        55.9, 90.7728778507, 35.2090916582, 38.7881187552, 11.0797840882, 12.2060513565,
        2.84828792976, 3.13781825276,
      ].map(comparable),
    );
    expect(india.bases.users).toBeCloseTo(811_073_107.169, 3);
    expect(india.bases.literates).toBeCloseTo(893_519_216.724, 3);
    const ranks = WORLD_METRICS.map(
      ({ key }) => meanRanks(countries.map(({ values }) => values[key]))[countries.indexOf(india)],
    );
    expect(ranks).toEqual([53, 45, 62, 59, 73, 81, 25, 19]);
    expect([india.riskIndex.toFixed(3), india.riskRank]).toEqual(["2.635", 43]);
  });

  test.each([
    ["AE", "9.162", 195],
    ["US", "8.209", 184],
    ["CN", "2.255", 34],
    ["KP", "0.019", 1],
  ])("places %s at %s, rank %i", (id, index, rank) => {
    expect([country(id).riskIndex.toFixed(3), country(id).riskRank]).toEqual([index, rank]);
  });

  test("fills its gaps to the known totals", () => {
    expect((sum(countries.map(({ bases }) => bases.users)) / 1e6).toFixed(2)).toBe("5577.26");
    expect((sum(countries.map(({ bases }) => bases.literates)) / 1e6).toFixed(2)).toBe("5374.81");
    expect((audience("facebook_literate") / 1e6).toFixed(2)).toBe("1994.35");
    expect((audience("linkedin_literate") / 1e6).toFixed(2)).toBe("903.76");
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

  test("models X for 171 countries by the two other platforms, and says so", () => {
    const modelled = countries.filter(({ statuses }) => statuses.twitter_internet === "modelled");
    expect(modelled).toHaveLength(171);
    const { values } = country("AE");
    const {
      twitter_internet: x,
      facebook_internet: facebook,
      linkedin_internet: linkedin,
    } = values;
    expect(x / Math.sqrt(facebook * linkedin)).toBeCloseTo(0.400983236854, 11);
  });

  test("models Russia, where both platforms are blocked or sell nothing, as it does Cuba", () => {
    const { statuses } = country("RU");
    expect([statuses.facebook_literate, statuses.linkedin_literate]).toEqual([
      "modelled",
      "modelled",
    ]);
    const ofFacebook = (id: string) => country(id).values.facebook_internet;
    const usual = median(
      facts.flatMap(({ id, continent, facebook }) =>
        continent === "Europe" && facebook ? [ofFacebook(id)] : [],
      ),
    );
    expect(ofFacebook("RU")).toBeCloseTo(usual / 4, 10);
  });

  // X itself reported 61.9 million in July 2022, 59.8 million of them logged in.
  test("comes near what X tells of the European Union", () => {
    const union = countries.filter(({ id }) => EUROPEAN_UNION.includes(id));
    expect(union).toHaveLength(27);
    const audience = union.map(({ values, bases }) => values.twitter_literate * bases.literates);
    expect((sum(audience) / 100e6).toFixed(1)).toBe("62.5");
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
      "9.16",
    ]);
  });

  test("in metrics that come in pairs say nearly the same", () => {
    const ranksIn = (key: WorldMetric) => meanRanks(countries.map(({ values }) => values[key]));
    const alike = (one: WorldMetric, other: WorldMetric) =>
      correlation(ranksIn(one), ranksIn(other)).toFixed(2);
    expect(alike("linkedin_literate", "linkedin_internet")).toBe("0.97");
    expect(alike("twitter_literate", "twitter_internet")).toBe("0.96");
    expect(alike("facebook_literate", "facebook_internet")).toBe("0.92");
  });

  test("hardly change without the two metrics of X", () => {
    const metrics = WORLD_METRICS.filter(({ key }) => !key.startsWith("twitter_"));
    const without = assess({ ...WORLD, metrics }, worldPlaces(facts));
    const [all, some] = [countries, without].map((places) =>
      meanRanks(places.map(({ riskIndex }) => riskIndex)),
    );
    expect(correlation(all!, some!).toFixed(3)).toBe("0.985");
    const moved = without.filter(({ riskRank }, at) => {
      return Math.abs(riskRank - countries[at]!.riskRank) > 20;
    });
    expect(moved).toHaveLength(8);
  });

  test("over published figures count as many as each country has", () => {
    const counts = (id: string) => Object.keys(country(id).published).length;
    expect(countries.filter(({ id }) => counts(id) === 6)).toHaveLength(186);
    expect(["RU", "FM", "VC", "CU", "VA", "KP"].map(counts)).toEqual([2, 3, 3, 2, 2, 0]);
    const without = countries.filter(({ publishedIndex }) => publishedIndex === null);
    expect(without.map(({ id }) => id).sort()).toEqual(["CU", "IR", "KP", "RU", "SD", "SY", "VA"]);
  });

  test.each([
    ["South America", 12, "6.878", "6.844", "82.20"],
    ["North America", 23, "6.363", "7.417", "86.42"],
    ["Europe", 44, "6.170", "5.564", "92.11"],
    ["Oceania", 14, "6.065", "6.721", "77.65"],
    ["Asia", 48, "4.758", "3.184", "70.66"],
    ["Africa", 54, "2.987", "2.600", "39.65"],
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

function correlation(some: readonly number[], others: readonly number[]): number {
  const fromMean = (numbers: readonly number[]) =>
    numbers.map((number) => number - sum(numbers) / numbers.length);
  const product = (one: readonly number[], other: readonly number[]) =>
    sum(one.map((number, at) => number * other[at]!));
  const [one, other] = [fromMean(some), fromMean(others)];
  return product(one, other) / Math.sqrt(product(one, one) * product(other, other));
}
