import { PUBLISHER } from "#domain/risk/citation.ts";
import { eachSource } from "#domain/risk/each-source.ts";
import { isGuess, type Status, weakestOf } from "#domain/risk/status.ts";
import type { ViewName } from "#domain/risk/view-name.ts";
import { lastUpdatedOf, type Place, type PlaceList } from "../lists/place.ts";
import { releasePage } from "../releases/dataset.ts";
import { explanationOf, INDICES, type IndexKind } from "./indices.ts";
import type { Measure } from "./measure.ts";
import { isOfStates, metricsOf } from "./scope.ts";
import { type SourcedFigure, shownFigure, sourcedFigure } from "./shown-figure.ts";

/** What travels with figures of a view wherever they go. */
export const CAVEATS: Readonly<Record<ViewName, string>> = {
  india:
    "CIRUS measures exposure, not insecurity: how many people, accounts and reported cases a place has for its size, not its readiness or where crime comes from.",
  world:
    "CIRUS measures exposure, not insecurity: how many people and accounts a place has for its size, not its readiness or where crime comes from.",
};

/** What a picture shows: measures of places of a list. */
interface Pictured {
  readonly view: ViewName;
  readonly index: IndexKind;
  readonly list: PlaceList;
  readonly places: readonly Place[];
  /** The word for the places: "districts". */
  readonly placesWord: string;
  readonly measures: readonly Measure[];
}

/** Everything that a picture says of itself in an article, a line each. */
export const aboutFigures = (pictured: Pictured): readonly string[] => [
  ...originsOf(pictured),
  CAVEATS[pictured.view],
  addressOf(pictured),
];

/** The index, the statuses and the sources of what a picture shows. */
export function originsOf(pictured: Pictured): readonly string[] {
  const { view, index } = pictured;
  const explanation = isOfStates(view, index) ? "" : explanationOf(index, view);
  return [
    `Index: ${INDICES[index].label.toLowerCase()}. ${explanation}`.trim(),
    statusesOf(pictured),
    sourcesOf(pictured),
  ].filter(Boolean);
}

function statusesOf({ view, index, list, places, placesWord, measures }: Pictured): string {
  const find = figuresIn(view, index, list);
  const statuses = places.flatMap((place) => {
    const figures = measures.map((measure) => find(place, measure));
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
    ...told(isGuess, "Modelled or assumed, in part at least, for"),
    ...told((status) => status === "state-level", "The figure of the state for"),
    ...told((status) => status === "published-old", "Published for an older year for"),
    ...told((status) => status === "published", "Published for"),
  ].join(" ");
}

/** A picture names so many sources, those of the most places first. */
const MOST_SOURCES = 8;

function sourcesOf({ view, index, list, places, measures }: Pictured): string {
  const metrics = metricsOf(view, index);
  const own = metrics.filter(({ key }) => measures.some((measure) => measure.key === key));
  // An index is made from all metrics, each of its own year.
  const isOfMetrics = own.length === measures.length;
  const figures = places.flatMap((place) =>
    (isOfMetrics ? own : metrics).map((metric) => sourcedFigure(place, metric, index, list)),
  );
  const counts = new Map<string, number>();
  for (const { source } of figures) {
    for (const one of eachSource([source])) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  counts.delete("");
  const sources = [...counts].sort((one, other) => other[1] - one[1]).map(([source]) => source);
  if (sources.length === 0) return "";
  const others = sources.length - MOST_SOURCES;
  const span = isOfMetrics && spanOf(figures.flatMap(({ year }) => year || []));
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

const addressOf = ({ view, list }: Pictured) => {
  const released = list.release ? `, release ${list.release}` : "";
  const address = list.release
    ? releasePage(list.release, location.origin)
    : `${location.origin}/cirus`;
  return `CIRUS, ${PUBLISHER}, as of ${lastUpdatedOf(view, list)}${released}. ${address}`;
};

/** Finds the figure of a place by a measure of a list, with its origin. */
export const figuresIn =
  (view: ViewName, index: IndexKind, list: PlaceList) =>
  (place: Place, { key, read, write }: Measure): SourcedFigure => {
    const metrics = metricsOf(view, index);
    const metric = metrics.find((one) => one.key === key);
    if (metric) return sourcedFigure(place, metric, index, list);
    const value = read(place);
    const statuses = metrics.flatMap((one) => shownFigure(place, one, index).status ?? []);
    return {
      value,
      text: value === null ? "no index" : write(value),
      // An index is as sure as the weakest of the figures in it.
      status: statuses.length > 0 ? weakestOf(statuses) : null,
      source: "computed",
      year: "",
    };
  };
