import type { ViewName } from "#domain/risk/view-name.ts";
import { CAVEATS } from "../figures/about-figures.ts";
import { filledMetrics, labelOf } from "../figures/columns.ts";
import { fixed } from "../figures/figure-text.ts";
import { INDICES, type IndexKind, rangeText, rankedCount, rankText } from "../figures/indices.ts";
import { isOfStates, metricsOf, wordsOf } from "../figures/scope.ts";
import { type SourcedFigure, sourcedFigure } from "../figures/shown-figure.ts";
import { lastUpdatedOf, type Place, type PlaceList } from "../lists/place.ts";
import { releasePage } from "../releases/dataset.ts";
import { VIEW_FACTS } from "../view-words.data.ts";

/** @example titleOf("world", "plain", 3); // "Compare 3 countries" */
export function titleOf(view: ViewName, index: IndexKind, count: number): string {
  const { place, places } = wordsOf(view, index);
  return `Compare ${count} ${count === 1 ? place : places}`;
}

/** Exactly what the page shows of some places: the content of an export. */
export interface ShownTable {
  readonly view: ViewName;
  readonly title: string;
  /** The file name for an export, without its extension. */
  readonly fileName: string;
  /** dd/mm/yyyy. */
  readonly lastUpdated: string;
  /** What the figures do and do not tell, in a sentence. */
  readonly caveat: string;
  /** The page that cites the release. */
  readonly address: string;
  /** The labels of a row's names, such as a country and its continent. */
  readonly nameLabels: readonly string[];
  readonly columns: readonly {
    readonly key: string;
    readonly label: string;
    readonly unit: string;
    /** Rank, index and keys, which have no source of their own. */
    readonly isComputed: boolean;
    /** Not on the page and on paper, where another column tells it. */
    readonly isOnlyInFiles: boolean;
  }[];
  readonly rows: readonly {
    readonly id: string;
    /** One for each of `nameLabels`. */
    readonly names: readonly string[];
    /** One for each of `columns`; a rank has its range beside it. */
    readonly figures: readonly (SourcedFigure & { readonly range?: string | null })[];
  }[];
}

const NAME_LABELS: Readonly<Record<ViewName, readonly string[]>> = {
  india: ["District", "Capital", "State or union territory"],
  world: ["Country", "Continent"],
};

/** The keys of places in other tables, by their field. */
const KEYS: Readonly<Record<ViewName, readonly (readonly [key: string, label: string])[]>> = {
  india: [
    ["lgd_code", "LGD code"],
    ["census2011_code", "Census 2011 code"],
  ],
  world: [
    ["iso2", "ISO 3166-1 alpha-2"],
    ["iso3", "ISO 3166-1 alpha-3"],
  ],
};

const RANGE = [
  ["rank_low", "Rank range from"],
  ["rank_high", "Rank range to"],
] as const;

const column = (key: string, label: string) => ({
  key,
  label,
  unit: "",
  isComputed: true,
  isOnlyInFiles: false,
});

function namesOf(view: ViewName, { name, seat, within }: Place, isAlone: boolean) {
  if (isAlone) return [name];
  return view === "india" ? [name, seat || name, within] : [name, within];
}

/** Turns places into a table with the index, the rank by it and every metric, as shown. */
export function shownTable(
  view: ViewName,
  index: IndexKind,
  places: readonly Place[],
  list: PlaceList,
): ShownTable {
  const { index: indexField, rank: rankField, label } = INDICES[index];
  const ofStates = isOfStates(view, index);
  const ofGroups = !ofStates && places.length > 0 && places.every(({ within }) => within === "");
  const metrics = filledMetrics(metricsOf(view, index), list.places);
  const keys = KEYS[view].filter(([key]) => list.places.some((place) => place.keys[key]));
  const computed = (value: number | undefined, decimals: number): SourcedFigure => ({
    value: value ?? null,
    text: value === undefined ? "no index" : fixed(value, decimals),
    status: null,
    source: "computed",
    year: "",
  });
  return {
    view,
    title: titleOf(view, index, places.length),
    fileName: ofGroups ? `cirus-${view}-${VIEW_FACTS[view].groups}` : wordsOf(view, index).fileName,
    lastUpdated: lastUpdatedOf(view, list),
    caveat: CAVEATS[view],
    address: list.release ? releasePage(list.release, location.origin) : `${location.origin}/cirus`,
    nameLabels: ofStates || ofGroups ? [VIEW_FACTS[view].group] : NAME_LABELS[view],
    columns: [
      column(rankField, `Rank of ${rankedCount(list.places, index)}`),
      { ...column("rank_shared", "Place shared by equals"), isOnlyInFiles: true },
      ...(index === "plain" && list.range
        ? RANGE.map(([key, label]) => ({ ...column(key, label), isOnlyInFiles: true }))
        : []),
      { ...column(indexField, `Risk index (${label.toLowerCase()})`), unit: "0 to 10" },
      ...metrics.map((metric) => ({
        key: metric.key,
        label: labelOf(metric, list.noteByMetric),
        unit: list.noteByMetric.get(metric.key)?.unit ?? "",
        isComputed: false,
        isOnlyInFiles: false,
      })),
      ...keys.map(([key, label]) => ({ ...column(key, label), isOnlyInFiles: true })),
    ],
    rows: places.map((place) => ({
      id: place.id,
      names: namesOf(view, place, ofStates || ofGroups),
      figures: [
        {
          ...computed(place.figures[rankField], 0),
          text: rankText(place.figures, index) ?? "no index",
          range: rangeText(place.figures, index),
        },
        { ...computed(undefined, 0), text: rankText(place.figures, index) ?? "no index" },
        ...(index === "plain" && list.range
          ? RANGE.map(([key]) => computed(place.figures[key], 0))
          : []),
        computed(place.figures[indexField], 2),
        ...metrics.map((metric) => sourcedFigure(place, metric, index, list)),
        ...keys.map(([key]) => ({ ...computed(undefined, 0), text: place.keys[key] ?? "" })),
      ],
    })),
  };
}
