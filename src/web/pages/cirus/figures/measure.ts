import type { ViewName } from "#domain/risk/view-name.ts";
import type { Place, PlaceList } from "../lists/place.ts";
import { type ColumnKey, INDEX_COLUMN, labelOf } from "./columns.ts";
import { figureText, fixed } from "./figure-text.ts";
import { INDICES, type IndexKind } from "./indices.ts";
import { metricsOf } from "./scope.ts";
import { shownValue } from "./shown-figure.ts";

/** What maps and charts show of places: an index or a metric. */
export interface Measure {
  readonly key: ColumnKey;
  /** Its name in full: "Internet subscriptions per 100 people". */
  readonly label: string;
  /** The same beside an axis, with its unit: "Risk index (plain), 0 to 10". */
  readonly axis: string;
  /** The value as the tables show it; null if they show none. */
  readonly read: (place: Place) => number | null;
  /** Writes a value with the decimals of the tables. */
  readonly write: (value: number) => string;
}

/** The measure of a column; the index where no metric has its key. */
export function measureOf(
  view: ViewName,
  column: ColumnKey,
  index: IndexKind,
  { noteByMetric }: PlaceList,
): Measure {
  const metric = metricsOf(view, index).find(({ key }) => key === column);
  if (metric === undefined) {
    return {
      key: INDEX_COLUMN,
      label: "Risk index",
      axis: `Risk index (${INDICES[index].label.toLowerCase()}), 0 to 10`,
      read: ({ figures }) => figures[INDICES[index].index] ?? null,
      write: (value) => fixed(value, 2),
    };
  }
  const label = labelOf(metric, noteByMetric);
  return {
    key: metric.key,
    label,
    axis: label,
    read: (place) => shownValue(place, metric.key, index),
    // As modelled: most audiences of X are, and then have no decimals.
    write: (value) => figureText(value, metric, "modelled"),
  };
}
