import type { IndiaMetric } from "#domain/risk/india-metrics.data.ts";
import type { ViewName } from "#domain/risk/view-name.ts";
import type { WorldMetric } from "#domain/risk/world-metrics.data.ts";
import { FORMULAS, type Formula } from "../method/formulas.data.ts";

const { india, world, groups } = FORMULAS;

const INTERNET = [india.literacy, india.town_and_country, india.subscriptions];

// The formulas that make a metric, in order; none where a figure is shown as printed.
const RULES: {
  readonly india: Readonly<Record<IndiaMetric, readonly Formula[]>>;
  readonly world: Readonly<Record<WorldMetric, readonly Formula[]>>;
} = {
  india: {
    internet_penetration: INTERNET,
    internet_audience_literate: [india.users, india.literates],
    facebook_audience_literate: [india.facebook, india.literates],
    facebook_audience_internet: [india.facebook, india.users],
    linkedin_audience_literate: [india.linkedin, india.literates],
    linkedin_audience_internet: [india.linkedin, india.users],
    linkedin_per_100_formal_employees: [india.linkedin, india.formal_employees],
    twitter_audience_literate: [india.x, india.literates],
    twitter_audience_internet: [india.x, india.users],
    cyber_crime_rate_per_1000: [india.crime],
  },
  world: {
    internet_subscribers_pop: [],
    internet_subscribers_literate: [world.users, world.literates],
    facebook_literate: [world.audience_gaps, world.literates],
    facebook_internet: [world.audience_gaps, world.users],
    linkedin_literate: [world.audience_gaps, world.literates],
    linkedin_internet: [world.audience_gaps, world.users],
    twitter_literate: [world.x_gaps, world.literates],
    twitter_internet: [world.x_gaps, world.users],
  },
};

/** The formulas by which the method makes a metric; none where a figure is shown as printed. */
export const rulesOf = (view: ViewName, metric: string, isGroup: boolean): readonly Formula[] =>
  isGroup
    ? [groups.metric]
    : ((RULES[view] as Readonly<Record<string, readonly Formula[]>>)[metric] ?? []);
