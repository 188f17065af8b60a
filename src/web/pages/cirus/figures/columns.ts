import type { ViewName } from "#domain/risk/view-name.ts";
import type { Place, PlaceList } from "../lists/place.ts";
import type { Sort } from "../lists/ranking.ts";
import { INDICES, type IndexKind } from "./indices.ts";
import type { Metric } from "./metrics.ts";

/** The widths at which the style sheets fold the tables into rows. */
export const PHONE = "(max-width: 40rem)";

/** The column that a list shows on a phone, and by which its map is coloured: the index or a metric. */
export type ColumnKey = string;

export const INDEX_COLUMN: ColumnKey = "index";

/** @example fullLabel({ key: "", group: "X", label: "Per 100 literates", decimals: 1 }); // "X, per 100 literates" */
export function fullLabel({ group, label }: Metric): string {
  return `${group}, ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

/** The name that the API gives a metric, or the one of its column. */
export const labelOf = (metric: Metric, noteByMetric: PlaceList["noteByMetric"]): string =>
  noteByMetric.get(metric.key)?.label || fullLabel(metric);

/** The metrics for which any place has a figure: the columns worth showing. */
export function filledMetrics(metrics: readonly Metric[], places: readonly Place[]) {
  return metrics.filter(({ key }) => places.some(({ figures }) => figures[key] !== undefined));
}

/** The metrics that a list shows until another is chosen. */
const USUAL: Readonly<Record<ViewName, readonly [string, string]>> = {
  india: ["internet_penetration", "cyber_crime_rate_per_1000"],
  world: ["internet_subscribers_pop", "facebook_literate"],
};

/** The two metrics that fit into a list beside name, rank and index, with the chosen one among them. */
export function listMetrics(
  view: ViewName,
  column: ColumnKey,
  metrics: readonly Metric[],
): readonly Metric[] {
  // What is published of the states fits whole.
  if (metrics.length <= 4) return metrics;
  const [first, second] = USUAL[view];
  const isOther = column !== INDEX_COLUMN && column !== first;
  const keys = [first, isOther ? column : second];
  return keys.flatMap((key) => metrics.find((metric) => metric.key === key) ?? []);
}

/** What the map shows: the column by which the list is sorted, or the chosen one if that is a name. */
export function mappedColumn(sort: Sort, column: ColumnKey): ColumnKey {
  if (sort.key === "name") return column;
  return sort.key === "rank" ? INDEX_COLUMN : sort.key;
}

/**
 * Turns a sort by column into a sort by field: the chosen index decides which fields hold rank and
 * index.
 */
export function sortByField(sort: Sort, index: IndexKind): Sort {
  const fields: Readonly<Record<string, string>> = {
    rank: INDICES[index].rank,
    index: INDICES[index].index,
  };
  return { ...sort, key: fields[sort.key] ?? sort.key };
}

/** The class of a cell that a phone shows. */
export const phoneClass = (key: ColumnKey, column: ColumnKey) => (key === column ? "on-phone" : "");
