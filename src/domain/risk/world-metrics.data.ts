import type { Metric } from "./metric.ts";

/** What the figures of a country are proportional to. */
export type WorldBase = "population" | "literates" | "users";
export const WORLD_BASES = ["population", "literates", "users"] as const;

/** The eight metrics of a country, in their order. */
export const WORLD_METRICS = [
  {
    key: "internet_subscribers_pop",
    group: "access",
    counts: "users",
    base: "population",
    label: "Internet users per 100 people",
    unit: "per 100 people",
    explanation: "People who used the internet from anywhere in the last three months.",
  },
  {
    key: "internet_subscribers_literate",
    group: "access",
    counts: "users",
    base: "literates",
    label: "Internet users per 100 literate adults",
    unit: "per 100 literate adults",
    explanation:
      "Literate adults are 15 and older. Children and people who do not read use the internet too, so it can pass 100.",
  },
  {
    key: "facebook_literate",
    group: "social",
    counts: "facebook",
    base: "literates",
    label: "Facebook users per 100 literate adults",
    unit: "per 100 literate adults",
    explanation: "Accounts are not people; workers and visitors from abroad count too.",
  },
  {
    key: "facebook_internet",
    group: "social",
    counts: "facebook",
    base: "users",
    label: "Facebook users per 100 internet users",
    unit: "per 100 internet users",
    explanation: "Accounts are not people; workers and visitors from abroad count too.",
  },
  {
    key: "linkedin_literate",
    group: "social",
    counts: "linkedin",
    base: "literates",
    label: "LinkedIn members per 100 literate adults",
    unit: "per 100 literate adults",
    explanation: "Registered members, not active users. Also a sign of digital maturity.",
  },
  {
    key: "linkedin_internet",
    group: "social",
    counts: "linkedin",
    base: "users",
    label: "LinkedIn members per 100 internet users",
    unit: "per 100 internet users",
    explanation: "Registered members, not active users. Also a sign of digital maturity.",
  },
  {
    key: "twitter_literate",
    group: "social",
    counts: "x",
    base: "literates",
    label: "X audience per 100 literate adults",
    unit: "per 100 literate adults",
    explanation:
      "Modelled from LinkedIn and Facebook for most countries: right to within a factor of 1.8 as a rule, and wrong by 24 at worst.",
  },
  {
    key: "twitter_internet",
    group: "social",
    counts: "x",
    base: "users",
    label: "X audience per 100 internet users",
    unit: "per 100 internet users",
    explanation:
      "Modelled from LinkedIn and Facebook for most countries: right to within a factor of 1.8 as a rule, and wrong by 24 at worst.",
  },
] as const satisfies readonly Metric<string, WorldBase>[];

export type WorldMetric = (typeof WORLD_METRICS)[number]["key"];

/** The six continents of the world view. */
export const CONTINENTS = [
  "Africa",
  "Asia",
  "Europe",
  "North America",
  "Oceania",
  "South America",
] as const;
