import { isGuess, type Status, weakestOf } from "#domain/risk/status.ts";
import type { ViewName } from "#domain/risk/view-name.ts";
import type { PlaceList, RowFigures } from "../lists/place.ts";
import type { ViewFacts } from "../view-words.data.ts";
import { figureText, fixed } from "./figure-text.ts";
import { INDICES, type IndexKind, indexNote, rankedCount } from "./indices.ts";
import type { Metric } from "./metrics.ts";
import { isOfStates, metricsOf, wordsOf } from "./scope.ts";
import type { TipNote } from "./tip.tsx";

/** The widths at which the style sheets fold the tables into rows. */
export const PHONE = "(max-width: 40rem)";

/** The key of a metric, or that of the index. */
export type ColumnKey = string;

export const INDEX_COLUMN: ColumnKey = "index";

/** A figure of a place as it is shown, with its origin. */
export interface ShownFigure {
  /** Null if there is none to show. */
  readonly value: number | null;
  /** As written: "164.0", "no data", "no published figure". */
  readonly text: string;
  /** That of an index is the weakest of the figures in it; null if there is no figure. */
  readonly status: Status | null;
  /** Empty where no figure is shown. */
  readonly source: string;
  readonly year: string;
}

/** What lists, maps and charts show of places: the index or a metric. */
export interface Column {
  readonly key: ColumnKey;
  /** The field of a row that holds it. */
  readonly field: string;
  /** What several metrics have in common, as a heading above them. */
  readonly group: string;
  /** The heading below that. */
  readonly label: string;
  /** Both: "X, per 100 literates". */
  readonly heading: string;
  /** Its name in full: "Internet subscriptions per 100 people". */
  readonly name: string;
  /** The same beside an axis, with its unit: "Risk index (plain), 0 to 10". */
  readonly axis: string;
  readonly note: TipNote | undefined;
  /** The value as it is shown; null if there is none to show. */
  readonly read: (place: RowFigures) => number | null;
  readonly figureOf: (place: RowFigures) => ShownFigure;
  /** Writes a value with the decimals of the tables. */
  readonly write: (value: number) => string;
}

/** A list of places, ranked by one of the indices, with what is shown of them. */
export interface Ranked {
  readonly view: ViewName;
  readonly index: IndexKind;
  readonly list: PlaceList;
  readonly words: ViewFacts;
  /** Whether the states of India are ranked in the place of its districts. */
  readonly ofStates: boolean;
  /** How many places have a rank. */
  readonly count: number;
  readonly indexColumn: Column;
  /** The metrics for which any place has a figure: the columns worth showing. */
  readonly metrics: readonly Column[];
  /** The column with this key; the index where no metric has it. */
  readonly columnOf: (key: ColumnKey) => Column;
}

/** Makes the columns of a list. */
export function rankedBy(view: ViewName, index: IndexKind, list: PlaceList): Ranked {
  const all = metricsOf(view, index).map((metric) => metricColumn(metric, index, list));
  const indexColumn = columnOfIndex(view, index, all);
  return {
    view,
    index,
    list,
    words: wordsOf(view, index),
    ofStates: isOfStates(view, index),
    count: rankedCount(list.places, index),
    indexColumn,
    metrics: all.filter(({ field }) => list.places.some(({ figures }) => field in figures)),
    columnOf: (key) => all.find((column) => column.key === key) ?? indexColumn,
  };
}

/** The text for a figure that no source publishes. */
const UNPUBLISHED = "no published figure";

function metricColumn(metric: Metric, index: IndexKind, { noteByMetric }: PlaceList): Column {
  const { key, group, label } = metric;
  const note = noteByMetric.get(key);
  const heading = headingOf(metric);
  const name = note?.label || heading;
  const statusOf = ({ statuses }: RowFigures) => statuses[key] ?? null;
  const isHidden = (status: Status | null) =>
    index === "published" && status !== null && isGuess(status);
  const read = (place: RowFigures) =>
    isHidden(statusOf(place)) ? null : (place.figures[key] ?? null);
  return {
    key,
    field: key,
    group,
    label,
    heading,
    name,
    axis: name,
    note: note && { ...note, label: name, metric: key },
    read,
    figureOf(place) {
      const [value, status] = [read(place), statusOf(place)];
      if (value === null) {
        const text = key in place.figures ? UNPUBLISHED : "no data";
        return { value, text, status: null, source: "", year: "" };
      }
      return {
        value,
        text: figureText(value, metric, status),
        status,
        source: place.sources[key] ?? note?.source ?? "",
        year: place.years[key] ?? note?.year ?? "",
      };
    },
    // As modelled: most audiences of X are, and then have no decimals.
    write: (value) => figureText(value, metric, "modelled"),
  };
}

function columnOfIndex(view: ViewName, index: IndexKind, metrics: readonly Column[]): Column {
  const { index: field, label } = INDICES[index];
  const read = ({ figures }: RowFigures) => figures[field] ?? null;
  const write = (value: number) => fixed(value, 2);
  return {
    key: INDEX_COLUMN,
    field,
    group: "",
    label: "Risk index",
    heading: "Risk index",
    name: "Risk index",
    axis: `Risk index (${label.toLowerCase()}), 0 to 10`,
    note: indexNote(index, view),
    read,
    figureOf(place) {
      const value = read(place);
      const statuses = metrics.flatMap(({ figureOf }) => figureOf(place).status ?? []);
      return {
        value,
        text: value === null ? "no index" : write(value),
        status: statuses.length > 0 ? weakestOf(statuses) : null,
        source: "computed",
        year: "",
      };
    },
    write,
  };
}

/** @example headingOf({ key: "", group: "X", label: "Per 100 literates", decimals: 1 }); // "X, per 100 literates" */
const headingOf = ({ group, label }: Metric): string =>
  `${group}, ${label.charAt(0).toLowerCase()}${label.slice(1)}`;

/** The metrics that a list shows until another is chosen. */
const USUAL: Readonly<Record<ViewName, readonly [string, string]>> = {
  india: ["internet_penetration", "cyber_crime_rate_per_1000"],
  world: ["internet_subscribers_pop", "facebook_literate"],
};

/** The two metrics that fit into a list beside name, rank and index, with the chosen one among them. */
export function listMetrics({ view, metrics }: Ranked, chosen: ColumnKey): readonly Column[] {
  // What is published of the states fits whole.
  if (metrics.length <= 4) return metrics;
  const [first, second] = USUAL[view];
  const isOther = chosen !== INDEX_COLUMN && chosen !== first;
  const keys = [first, isOther ? chosen : second];
  return keys.flatMap((key) => metrics.find((metric) => metric.key === key) ?? []);
}

/** The index and the metrics, to choose one of them. */
export const columnOptions = ({ indexColumn, metrics }: Ranked) =>
  [indexColumn, ...metrics].map(({ key, heading }) => [key, heading] as const);
