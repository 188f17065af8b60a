import type { Metric } from "./metric.ts";

/** What the figures of a district are proportional to. */
export type IndiaBase = "population" | "literates" | "users" | "formal_employees";
export const INDIA_BASES = ["population", "literates", "users", "formal_employees"] as const;

/** The ten metrics of a district, in their order. */
export const INDIA_METRICS = [
  {
    key: "internet_penetration",
    group: "access",
    counts: "subscriptions",
    base: "population",
    label: "Internet subscriptions per 100 people",
    unit: "per 100 people",
    explanation:
      "Subscriptions, not people: one person may hold several. The state's figure is TRAI's, shared out by urban houses and literacy.",
  },
  {
    key: "internet_audience_literate",
    group: "access",
    counts: "users",
    base: "literates",
    label: "Internet users per 100 literates",
    unit: "per 100 literates",
    explanation:
      "Estimated users, at most 95 in 100 people. Children and people who do not read use the internet too, so it can pass 100.",
  },
  {
    key: "facebook_audience_literate",
    group: "social",
    counts: "facebook",
    base: "literates",
    label: "Facebook audience per 100 literates",
    unit: "per 100 literates",
    explanation:
      "India's Facebook audience shared out by internet users, literacy and urban houses. Accounts are not people.",
  },
  {
    key: "facebook_audience_internet",
    group: "social",
    counts: "facebook",
    base: "users",
    label: "Facebook audience per 100 internet users",
    unit: "per 100 internet users",
    explanation:
      "India's Facebook audience shared out by internet users, literacy and urban houses. Accounts are not people.",
  },
  {
    key: "linkedin_audience_literate",
    group: "social",
    counts: "linkedin",
    base: "literates",
    label: "LinkedIn members per 100 literates",
    unit: "per 100 literates",
    explanation:
      "India's registered LinkedIn members shared out by internet users, graduates and urban houses. Also a sign of digital maturity.",
  },
  {
    key: "linkedin_audience_internet",
    group: "social",
    counts: "linkedin",
    base: "users",
    label: "LinkedIn members per 100 internet users",
    unit: "per 100 internet users",
    explanation:
      "India's registered LinkedIn members shared out by internet users, graduates and urban houses. Also a sign of digital maturity.",
  },
  {
    key: "linkedin_per_100_formal_employees",
    group: "social",
    counts: "linkedin",
    base: "formal_employees",
    label: "LinkedIn members per 100 formal employees",
    unit: "per 100 formal employees",
    explanation:
      "Members need not be employees, and only those covered by the provident fund count as formally employed, so it often passes 100.",
  },
  {
    key: "twitter_audience_literate",
    group: "social",
    counts: "x",
    base: "literates",
    label: "X audience per 100 literates",
    unit: "per 100 literates",
    explanation: "India's audience of X shared out by internet users, graduates and urban houses.",
  },
  {
    key: "twitter_audience_internet",
    group: "social",
    counts: "x",
    base: "users",
    label: "X audience per 100 internet users",
    unit: "per 100 internet users",
    explanation: "India's audience of X shared out by internet users, graduates and urban houses.",
  },
  {
    key: "cyber_crime_rate_per_1000",
    group: "crime",
    counts: "crime",
    base: "population",
    per: 1_000,
    label: "Registered cyber crime per 1,000 people",
    unit: "cases per 1,000 people and year",
    explanation:
      "The state's rate, the same for all its districts. It counts cases that the police registered: a low rate is not safety.",
  },
] as const satisfies readonly Metric<string, IndiaBase>[];

export type IndiaMetric = (typeof INDIA_METRICS)[number]["key"];
