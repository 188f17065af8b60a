import type { Place, PlaceList } from "../lists/place.ts";
import type { Sort } from "../lists/ranking.ts";
import { INDICES, type IndexKind } from "./indices.ts";
import type { Metric } from "./metrics.ts";

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
