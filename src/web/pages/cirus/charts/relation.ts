import { type Input, sharedInputs } from "#domain/risk/metric.ts";
import { VIEWS } from "#domain/risk/view.ts";
import { type Column, INDEX_COLUMN, type Ranked } from "../figures/ranked.ts";

const WORDS: Readonly<Record<Input, string>> = {
  subscriptions: "the internet subscriptions",
  users: "the internet users",
  literates: "the literate people",
  facebook: "the Facebook audience",
  linkedin: "the LinkedIn members",
  x: "the X audience",
  formal_employees: "the formal employees",
  crime: "the registered cases",
};

/**
 * Why two columns are bound to rise together, in a sentence: one is a part of the other, or both are made
 * from the same input. Empty where they are not.
 */
export function relationOf(ranked: Ranked, x: Column, y: Column): string {
  if (x.key === y.key) return "Both are the same figure.";
  if ([x, y].some(({ key }) => key === INDEX_COLUMN)) {
    const metrics = metricsIn(ranked);
    return metrics.includes(x.key) || metrics.includes(y.key)
      ? `The index contains the other: it is one of its ${metrics.length} metrics, which alone makes them rise together to some degree.`
      : "";
  }
  const shared = sharedBy(ranked, x, y);
  if (shared.length === 0) return "";
  return `Both are made with ${shared.join(" and ")}, which alone makes them rise together to some degree.`;
}

/** The keys of the metrics of which the index is made. */
function metricsIn({ view, index, ofStates }: Ranked): readonly string[] {
  if (ofStates) return ["internet_subscriptions_per_100", "cyber_crime_rate_per_1000"];
  const keys: readonly string[] = VIEWS[view].metrics.map(({ key }) => key);
  return index === "published" ? keys.filter((key) => !key.startsWith("twitter_")) : keys;
}

function sharedBy({ view, ofStates }: Ranked, x: Column, y: Column): readonly string[] {
  if (ofStates) return x.group === y.group ? [`the figures of ${x.group}`] : [];
  const { metrics } = VIEWS[view];
  const [one, other] = [x, y].map(({ key }) => metrics.find((metric) => metric.key === key));
  return one && other ? sharedInputs(view, one, other).map((input) => WORDS[input]) : [];
}
