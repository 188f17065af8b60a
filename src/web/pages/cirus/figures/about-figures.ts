import { eachSource, PUBLISHER } from "#domain/risk/citation.ts";
import { isGuess, type Status, weakestOf } from "#domain/risk/status.ts";
import type { ViewName } from "#domain/risk/view-name.ts";
import { lastUpdatedOf, type Place } from "../lists/place.ts";
import { citedAt } from "../releases/dataset.ts";
import { explanationOf, INDICES } from "./indices.ts";
import { type Column, INDEX_COLUMN, type Ranked } from "./ranked.ts";

/** What travels with figures of a view wherever they go. */
export const CAVEATS: Readonly<Record<ViewName, string>> = {
  india:
    "CIRUS measures exposure, not insecurity: how many people, accounts and reported cases a place has for its size, not its readiness or where crime comes from.",
  world:
    "CIRUS measures exposure, not insecurity: how many people and accounts a place has for its size, not its readiness or where crime comes from.",
};

/** What a picture shows: columns of places of a list. */
interface Pictured {
  readonly ranked: Ranked;
  /** By default all of the list. */
  readonly places?: readonly Place[];
  /** The word for the places: "districts". */
  readonly placesWord: string;
  readonly columns: readonly Column[];
}

/** Everything that a picture says of itself in an article, a line each. */
export const aboutFigures = (pictured: Pictured): readonly string[] => {
  const { view, list } = pictured.ranked;
  const release = list.release ? `, release ${list.release}` : "";
  return [
    ...originsOf(pictured),
    CAVEATS[view],
    `CIRUS, ${PUBLISHER}, as of ${lastUpdatedOf(view, list)}${release}. ${citedAt(list)}`,
  ];
};

/** The index, the statuses and the sources of what a picture shows. */
export function originsOf(pictured: Pictured): readonly string[] {
  const { view, index, ofStates } = pictured.ranked;
  const explanation = ofStates ? "" : explanationOf(index, view);
  return [
    `Index: ${INDICES[index].label.toLowerCase()}. ${explanation}`.trim(),
    statusesOf(pictured),
    sourcesOf(pictured),
  ].filter(Boolean);
}

function statusesOf({ ranked, places, placesWord, columns }: Pictured): string {
  const statuses = (places ?? ranked.list.places).flatMap((place) => {
    const figures = columns.map(({ figureOf }) => figureOf(place));
    const known = figures.flatMap(({ status }) => status ?? []);
    return known.length > 0 && figures.every(({ value }) => value !== null)
      ? [weakestOf(known)]
      : [];
  });
  const told = (isSo: (status: Status) => boolean, words: string) => {
    const count = statuses.filter(isSo).length;
    return count > 0 ? [`${words} ${count} of ${statuses.length} ${placesWord}.`] : [];
  };
  return [
    ...told(isGuess, "Modelled or assumed, at least in part, for"),
    ...told((status) => status === "state-level", "Taken from the state for"),
    ...told((status) => status === "published-old", "Published for an older year for"),
    ...told((status) => status === "published", "Published for"),
  ].join(" ");
}

/** A picture names so many sources, those of the most places first. */
const MOST_SOURCES = 8;

function sourcesOf({ ranked, places, columns }: Pictured): string {
  // An index is made from all metrics, each of its own year.
  const hasIndex = columns.some(({ key }) => key === INDEX_COLUMN);
  const figures = (places ?? ranked.list.places).flatMap((place) =>
    (hasIndex ? ranked.metrics : columns).map(({ figureOf }) => figureOf(place)),
  );
  const counts = new Map<string, number>();
  for (const { source } of figures) {
    for (const one of eachSource([source])) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  counts.delete("");
  const sources = [...counts].sort((one, other) => other[1] - one[1]).map(([source]) => source);
  if (sources.length === 0) return "";
  const others = sources.length - MOST_SOURCES;
  const span = !hasIndex && spanOf(figures.flatMap(({ year }) => year || []));
  return [
    `Sources: ${sources.slice(0, MOST_SOURCES).join("; ")}`,
    others > 0 && `; ${others} more, which the release names`,
    span && ` (${span})`,
    ".",
  ]
    .filter(Boolean)
    .join("");
}

/** One year as it is written, otherwise the first and the last that are named. */
function spanOf(years: readonly string[]): string {
  const [only, ...others] = new Set(years);
  if (others.length === 0) return only ?? "";
  const named = years.flatMap((year) => year.match(/\d{4}/g) ?? []).sort();
  return `${named[0]} to ${named.at(-1)}`;
}
