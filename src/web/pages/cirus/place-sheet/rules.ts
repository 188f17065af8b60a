import type { IndiaMetric } from "#domain/risk/india-metrics.data.ts";
import type { ViewName } from "#domain/risk/view-facts.data.ts";
import type { WorldMetric } from "#domain/risk/world-metrics.data.ts";
import {
  type Formula,
  GROUP_FORMULAS,
  INDIA_FORMULAS,
  WORLD_FORMULAS,
} from "../method/method.data.ts";

const INTERNET = ["Literacy", "b, town and country", "Subscriptions per 100 people"];
const USERS = "Users per 100 people";
const LITERATES = "Literates per 100 people";
const FORMAL = "Formal employees";
const GAPS = "Facebook and LinkedIn where not printed";
const X_GAPS = "X where not printed";

// The names of the formulas of the method that make a metric, in order.
const FORMULAS_OF: {
  readonly india: Readonly<Record<IndiaMetric, readonly string[]>>;
  readonly world: Readonly<Record<WorldMetric, readonly string[]>>;
} = {
  india: {
    internet_penetration: INTERNET,
    internet_audience_literate: [USERS, LITERATES],
    facebook_audience_literate: ["Facebook", LITERATES],
    facebook_audience_internet: ["Facebook", USERS],
    linkedin_audience_literate: ["LinkedIn", LITERATES],
    linkedin_audience_internet: ["LinkedIn", USERS],
    linkedin_per_100_formal_employees: ["LinkedIn", FORMAL],
    twitter_audience_literate: ["X", LITERATES],
    twitter_audience_internet: ["X", USERS],
    cyber_crime_rate_per_1000: ["Registered cyber crime per 1,000"],
  },
  world: {
    internet_subscribers_pop: [],
    internet_subscribers_literate: ["Internet users", "Literate adults"],
    facebook_literate: [GAPS, "Literate adults"],
    facebook_internet: [GAPS, "Internet users"],
    linkedin_literate: [GAPS, "Literate adults"],
    linkedin_internet: [GAPS, "Internet users"],
    twitter_literate: [X_GAPS, "Literate adults"],
    twitter_internet: [X_GAPS, "Internet users"],
  },
};

/** The formulas by which the method makes a metric; none where a figure is shown as printed. */
export function rulesOf(view: ViewName, metric: string, isGroup: boolean): readonly Formula[] {
  if (isGroup) return GROUP_FORMULAS.slice(0, 1);
  const names = (FORMULAS_OF[view] as Readonly<Record<string, readonly string[]>>)[metric] ?? [];
  const formulas = view === "india" ? INDIA_FORMULAS : WORLD_FORMULAS;
  return names.flatMap((name) => formulas.find((formula) => formula.name === name) ?? []);
}
