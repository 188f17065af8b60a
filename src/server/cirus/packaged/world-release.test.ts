import { expect, test } from "vitest";
import { packagedRecords } from "./packaged-facts.ts";
import { worldRelease } from "./world-release.ts";

const { places } = worldRelease();
const yearOf = (id: string, key: keyof (typeof places)[number]["years"]) =>
  places.find((place) => place.id === id)!.years[key];

test("the countries are the members and the two observers of the United Nations", () => {
  const statuses = packagedRecords("world-countries.csv").map(({ un_status }) => un_status);
  const count = (status: string) => statuses.filter((one) => one === status).length;
  expect([count("member"), count("observer"), places.length]).toEqual([193, 2, 195]);
});

// The lists of Facebook and LinkedIn in data/ are of 2023, but for Facebook in China, of 2025.
test.each([
  ["RU", "facebook_internet", "2023, internet 2024"],
  ["RU", "linkedin_internet", "2023, internet 2024"],
  ["IR", "facebook_internet", "2023–2025, internet 2023"], // China is on its continent
  ["CU", "linkedin_internet", "2023, internet 2023"],
  ["RU", "twitter_internet", "2025, internet 2024"], // the world total is of February 2025
] as const)("a gap of %s in %s is of the years of what fills it: %s", (id, key, years) => {
  expect(yearOf(id, key)).toBe(years);
});

// Nobody is counted there, so 0 is made from no figure: only what it is divided by has a year.
test.each([
  ["KP", "linkedin_internet", "internet 2012"],
  ["KP", "twitter_literate", "literacy 2008"],
  ["VA", "facebook_literate", "literacy 2011"],
  ["VA", "twitter_internet", "internet 2023"],
] as const)("an assumed zero of %s in %s has no year of its own: %s", (id, key, years) => {
  expect(yearOf(id, key)).toBe(years);
});

test("an operator's figure of one platform leaves the others an assumed zero", () => {
  const linkedin = { linkedin_users: "10", linkedin_year: "2025", linkedin_source: "LinkedIn" };
  const own = worldRelease({ countries: [{ iso2: "VA", ...linkedin }] });
  const { values, sources, years } = own.places.find(({ id }) => id === "VA")!;
  expect([values.facebook_literate, years.facebook_literate]).toEqual([0, "literacy 2011"]);
  expect(sources.facebook_literate).toMatch(/^Facebook: taken as none;/);
  expect(years.linkedin_literate).toBe("2025, literacy 2011");
});

// Literacy of the other countries of lower middle income in Oceania, and of upper middle income in
// North America.
test.each([
  ["FM", "2020, literacy 2011–2023"],
  ["VC", "2023, literacy 2001–2025"],
] as const)("so is the literacy of %s: %s", (id, years) => {
  expect(yearOf(id, "internet_subscribers_literate")).toBe(years);
});

test("Russia's note names both platforms that it lacks", () => {
  expect(places.find(({ id }) => id === "RU")!.note).toBe(
    "No Facebook ad audience published; no LinkedIn audience published.",
  );
});
