import type { IndexKind } from "./figures/indices.ts";
import type { Metric } from "./figures/metrics.ts";
import { type ShownFigure, shownFigure } from "./figures/shown-figure.ts";
import type { Place, PlaceList } from "./lists/place.ts";

/** A figure with its source and year; both are empty where no figure is shown. */
export interface SourcedFigure extends ShownFigure {
  readonly source: string;
  readonly year: string;
}

/** What a table shows for a place's metric, and where it comes from. */
export function sourcedFigure(
  place: Place,
  metric: Metric,
  index: IndexKind,
  { noteByMetric }: PlaceList,
): SourcedFigure {
  const shown = shownFigure(place, metric, index);
  if (shown.value === null) return { ...shown, source: "", year: "" };
  const note = noteByMetric.get(metric.key);
  return {
    ...shown,
    source: place.sources[metric.key] ?? note?.source ?? "",
    year: place.years[metric.key] ?? note?.year ?? "",
  };
}
