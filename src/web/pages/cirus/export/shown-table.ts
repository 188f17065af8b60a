import { VIEW_FACTS, type ViewName } from "#domain/risk/view-facts.data.ts";
import { filledMetrics, labelOf } from "../figures/columns.ts";
import { fixed } from "../figures/figure-text.ts";
import { INDICES, type IndexKind, rankedCount } from "../figures/indices.ts";
import { METRICS } from "../figures/metrics.ts";
import { type SourcedFigure, sourcedFigure } from "../figures/shown-figure.ts";
import { lastUpdatedOf, type Place, type PlaceList } from "../lists/place.ts";
import { releasePage } from "../releases/dataset.ts";

/** @example titleOf("india", 3); // "Compare 3 district capitals" */
export function titleOf(view: ViewName, count: number): string {
  const { place, places } = VIEW_FACTS[view];
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
    /** Rank and index, which have no source of their own. */
    readonly isComputed: boolean;
  }[];
  readonly rows: readonly {
    readonly id: string;
    /** One for each of `nameLabels`. */
    readonly names: readonly string[];
    /** One for each of `columns`. */
    readonly figures: readonly SourcedFigure[];
  }[];
}

/** What travels with figures of a view wherever they go. */
export const CAVEATS: Readonly<Record<ViewName, string>> = {
  india:
    "CIRUS measures exposure, not insecurity: how many people, accounts and reported cases a place has for its size, not its readiness or where crime comes from.",
  world:
    "CIRUS measures exposure, not insecurity: how many people and accounts a place has for its size, not its readiness or where crime comes from.",
};

const NAME_LABELS: Readonly<Record<ViewName, readonly string[]>> = {
  india: ["District", "Capital", "State or union territory"],
  world: ["Country", "Continent"],
};

/** Turns places into a table with the index, the rank by it and every metric, as shown. */
export function shownTable(
  view: ViewName,
  index: IndexKind,
  places: readonly Place[],
  list: PlaceList,
): ShownTable {
  const { index: indexField, rank: rankField, label } = INDICES[index];
  const metrics = filledMetrics(METRICS[view], list.places);
  const computed = (value: number | undefined, decimals: number): SourcedFigure => ({
    value: value ?? null,
    text: value === undefined ? "no index" : fixed(value, decimals),
    status: null,
    source: "computed",
    year: "",
  });
  return {
    view,
    title: titleOf(view, places.length),
    fileName: VIEW_FACTS[view].fileName,
    lastUpdated: lastUpdatedOf(view, list),
    caveat: CAVEATS[view],
    address: list.release ? releasePage(list.release, location.origin) : `${location.origin}/cirus`,
    nameLabels: NAME_LABELS[view],
    columns: [
      {
        key: rankField,
        label: `Rank of ${rankedCount(list.places, index)}`,
        unit: "",
        isComputed: true,
      },
      {
        key: indexField,
        label: `Risk index (${label.toLowerCase()})`,
        unit: "0 to 10",
        isComputed: true,
      },
      ...metrics.map((metric) => ({
        key: metric.key,
        label: labelOf(metric, list.noteByMetric),
        unit: list.noteByMetric.get(metric.key)?.unit ?? "",
        isComputed: false,
      })),
    ],
    rows: places.map((place) => ({
      id: place.id,
      names:
        view === "india"
          ? [place.name, place.seat || place.name, place.within]
          : [place.name, place.within],
      figures: [
        computed(place.figures[rankField], 0),
        computed(place.figures[indexField], 2),
        ...metrics.map((metric) => sourcedFigure(place, metric, index, list)),
      ],
    })),
  };
}
