import { INDIA_METRICS } from "#domain/risk/india-metrics.data.ts";
import { type Input, sharedInputs } from "#domain/risk/metric.ts";
import type { ViewName } from "#domain/risk/view-name.ts";
import { WORLD_METRICS } from "#domain/risk/world-metrics.data.ts";
import { INDEX_COLUMN } from "../figures/columns.ts";
import type { IndexKind } from "../figures/indices.ts";
import type { Measure } from "../figures/measure.ts";
import { isOfStates, metricsOf } from "../figures/scope.ts";

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
 * Why two measures are bound to rise together, in a sentence: one is a part of the other, or both are made
 * from the same input. Empty where they are not.
 */
export function relationOf(view: ViewName, index: IndexKind, x: Measure, y: Measure): string {
  if (x.key === y.key) return "Both are the same figure.";
  if ([x, y].some(({ key }) => key === INDEX_COLUMN)) {
    const count = metricsOf(view, index).length;
    return `The index contains the other: it is one of its ${count} metrics, which alone makes them rise together to some degree.`;
  }
  const shared = sharedBy(view, index, x, y);
  if (shared.length === 0) return "";
  return `Both are made with ${shared.join(" and ")}, which alone makes them rise together to some degree.`;
}

function sharedBy(view: ViewName, index: IndexKind, x: Measure, y: Measure): readonly string[] {
  if (isOfStates(view, index)) {
    const [one, other] = [x, y].map(({ key }) =>
      metricsOf(view, index).find((metric) => metric.key === key),
    );
    return one?.group === other?.group ? [`the figures of ${one?.group}`] : [];
  }
  const metrics = view === "india" ? INDIA_METRICS : WORLD_METRICS;
  const [one, other] = [x, y].map(({ key }) => metrics.find((metric) => metric.key === key));
  return one && other ? sharedInputs(view, one, other).map((input) => WORDS[input]) : [];
}
