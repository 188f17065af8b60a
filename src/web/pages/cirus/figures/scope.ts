import type { ViewName } from "#domain/risk/view-name.ts";
import { VIEW_FACTS, type ViewFacts } from "../view-words.data.ts";
import type { IndexKind } from "./indices.ts";
import { METRICS, type Metric } from "./metrics.ts";

/**
 * Whether only the states have figures: what is published of India is published of its states, so that
 * these are ranked in the place of the districts.
 */
export const isOfStates = (view: ViewName, index: IndexKind) =>
  view === "india" && index === "published";

/** The metrics of what is ranked. */
export const metricsOf = (view: ViewName, index: IndexKind): readonly Metric[] =>
  isOfStates(view, index) ? METRICS.states : METRICS[view];

/** The words for what is ranked. */
export const wordsOf = (view: ViewName, index: IndexKind): ViewFacts =>
  isOfStates(view, index) ? STATES : VIEW_FACTS[view];

const STATES: ViewFacts = {
  ...VIEW_FACTS.india,
  placeCount: 36,
  place: "state",
  placeLabel: "State or union territory",
  places: "states and union territories",
  searchLabel: "Find a state, old names too",
  searchExample: "Orissa, Pondicherry",
  fileName: "States_Published_Comparison",
};
