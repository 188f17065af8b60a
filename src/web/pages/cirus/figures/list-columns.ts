import type { ViewName } from "#domain/risk/view-facts.data.ts";
import type { Sort } from "../lists/ranking.ts";
import type { Metric } from "./metrics.ts";

/** The column that a list shows on a phone, and by which its map is coloured: the index or a metric. */
export type ColumnKey = string;

export const INDEX_COLUMN: ColumnKey = "index";

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
