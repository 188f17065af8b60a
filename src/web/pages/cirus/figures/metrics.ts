import type { IndiaMetric } from "#domain/risk/india-metrics.data.ts";
import type { WorldMetric } from "#domain/risk/world-metrics.data.ts";

/** A column of figures. */
export interface Metric<Key extends string = string> {
  /** The row's field. */
  readonly key: Key;
  /** The heading above it; with `label` it says what is counted. */
  readonly group: string;
  readonly label: string;
  readonly decimals: number;
}

const TRAI = "TRAI subscriptions";
const NCRB = "NCRB cyber crime";
const ACCESS = "Access";
const FACEBOOK = "Facebook";
const LINKEDIN = "LinkedIn";
const X = "X";
const PER_PEOPLE = "Per 100 people";
const PER_LITERATES = "Per 100 literates";
const PER_USERS = "Per 100 internet users";

/** The metrics of each view, in display order. */
export const METRICS: {
  readonly india: readonly Metric<IndiaMetric>[];
  readonly world: readonly Metric<WorldMetric>[];
  /** What sources print of the states of India. */
  readonly states: readonly Metric[];
} = {
  india: [
    { key: "internet_penetration", group: ACCESS, label: PER_PEOPLE, decimals: 1 },
    { key: "internet_audience_literate", group: ACCESS, label: PER_LITERATES, decimals: 1 },
    { key: "facebook_audience_literate", group: FACEBOOK, label: PER_LITERATES, decimals: 1 },
    { key: "facebook_audience_internet", group: FACEBOOK, label: PER_USERS, decimals: 1 },
    { key: "linkedin_audience_literate", group: LINKEDIN, label: PER_LITERATES, decimals: 1 },
    { key: "linkedin_audience_internet", group: LINKEDIN, label: PER_USERS, decimals: 1 },
    {
      key: "linkedin_per_100_formal_employees",
      group: LINKEDIN,
      label: "Per 100 formal employees",
      decimals: 1,
    },
    { key: "twitter_audience_literate", group: X, label: PER_LITERATES, decimals: 1 },
    { key: "twitter_audience_internet", group: X, label: PER_USERS, decimals: 1 },
    {
      key: "cyber_crime_rate_per_1000",
      group: "Crime",
      label: "Per 1,000 people",
      decimals: 3,
    },
  ],
  world: [
    { key: "internet_subscribers_pop", group: ACCESS, label: PER_PEOPLE, decimals: 1 },
    { key: "internet_subscribers_literate", group: ACCESS, label: PER_LITERATES, decimals: 1 },
    { key: "facebook_literate", group: FACEBOOK, label: PER_LITERATES, decimals: 1 },
    { key: "facebook_internet", group: FACEBOOK, label: PER_USERS, decimals: 1 },
    { key: "linkedin_literate", group: LINKEDIN, label: PER_LITERATES, decimals: 1 },
    { key: "linkedin_internet", group: LINKEDIN, label: PER_USERS, decimals: 1 },
    { key: "twitter_literate", group: X, label: PER_LITERATES, decimals: 1 },
    { key: "twitter_internet", group: X, label: PER_USERS, decimals: 1 },
  ],
  states: [
    { key: "internet_subscriptions_per_100", group: TRAI, label: PER_PEOPLE, decimals: 2 },
    { key: "internet_subscriptions_million", group: TRAI, label: "Million", decimals: 2 },
    { key: "cyber_crime_rate_per_1000", group: NCRB, label: "Per 1,000 people", decimals: 3 },
    { key: "cyber_crime_cases", group: NCRB, label: "Registered cases", decimals: 0 },
  ],
};
