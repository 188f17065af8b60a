import type { ViewName } from "#domain/risk/view-facts.data.ts";
import { INDEX_COLUMN } from "../figures/columns.ts";
import type { IndexKind } from "../figures/indices.ts";
import type { Measure } from "../figures/measure.ts";
import { metricsOf } from "../figures/scope.ts";

/** What the figures of a metric are counted in and divided by, by parts of its key. */
const INPUTS: readonly (readonly [part: RegExp, input: string])[] = [
  [/^internet|_internet$/, "the internet users"],
  [/_literate$/, "the literate people"],
  [/^facebook/, "the Facebook audience"],
  [/^linkedin/, "the LinkedIn members"],
  [/^twitter/, "the X audience"],
];

/** Inputs of the models, beside those in the keys. */
const MODELLED_FROM: Readonly<Record<ViewName, readonly (readonly [RegExp, string])[]>> = {
  // The audiences of a district are shares of India's by its internet users.
  india: [[/^(facebook|linkedin|twitter)/, "the internet users"]],
  world: [
    [/^twitter/, "the Facebook audience"],
    [/^twitter/, "the LinkedIn members"],
  ],
};

/**
 * Why two measures are bound to rise together, in a sentence: one is a part of the other, or both are made
 * from the same input. Empty where they are not.
 */
export function relationOf(view: ViewName, index: IndexKind, x: Measure, y: Measure): string {
  if (x.key === y.key) return "Both are the same figure.";
  if ([x, y].some(({ key }) => key === INDEX_COLUMN)) {
    const count = metricsOf(view, index).length;
    return `The index contains the other: it is one of its ${count} metrics, so some of this is so by construction.`;
  }
  const [own, others] = [inputsOf(view, x.key), inputsOf(view, y.key)];
  const shared = own.filter((input) => others.includes(input));
  if (shared.length === 0) return "";
  return `Both are made with ${shared.join(" and ")}, so some of this is so by construction.`;
}

const inputsOf = (view: ViewName, key: string) => [
  ...new Set(
    [...INPUTS, ...MODELLED_FROM[view]].flatMap(([part, input]) => (part.test(key) ? [input] : [])),
  ),
];
