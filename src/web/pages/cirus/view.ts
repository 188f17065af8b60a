import { VIEW_FACTS, type ViewName } from "#domain/risk/view-facts.data.ts";

/** What a map shows if it shows all places; otherwise the name of a state, or nothing. */
export const ALL_PLACES = "all";

/** The pictures of the page: the spread of a figure, two against each other, the states in order. */
export const CHART_KINDS = ["spread", "scatter", "ranks"] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

/** @example titleOf("india", 3); // "Compare 3 district capitals" */
export function titleOf(view: ViewName, count: number): string {
  const { place, places } = VIEW_FACTS[view];
  return `Compare ${count} ${count === 1 ? place : places}`;
}
