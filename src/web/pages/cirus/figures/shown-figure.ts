import { isGuess, type Status } from "#domain/risk/status.ts";
import type { Place, PlaceList, RowFigures } from "../lists/place.ts";
import { figureText } from "./figure-text.ts";
import type { IndexKind } from "./indices.ts";
import type { Metric } from "./metrics.ts";

/** A figure as a table shows it. */
export interface ShownFigure {
  /** Null if there is none to show. */
  readonly value: number | null;
  /** As written: "164.0", "no data", "no published figure". */
  readonly text: string;
  /** Its status; null if there is no figure, and for what is computed from all others. */
  readonly status: Status | null;
}

/** The text for a figure that no source publishes. */
export const UNPUBLISHED = "no published figure";

/**
 * A place's figure by its metric; null if there is none to show. With published figures only, one
 * that no source publishes is hidden.
 */
export function shownValue(place: RowFigures, key: string, index: IndexKind): number | null {
  const status = place.statuses[key];
  const isHidden = index === "published" && status !== undefined && isGuess(status);
  return isHidden ? null : (place.figures[key] ?? null);
}

/** What a table shows for a place's metric. */
export function shownFigure(place: RowFigures, metric: Metric, index: IndexKind): ShownFigure {
  const value = shownValue(place, metric.key, index);
  const status = place.statuses[metric.key] ?? null;
  if (value !== null) return { value, text: figureText(value, metric, status), status };
  const isHidden = place.figures[metric.key] !== undefined;
  return { value, text: isHidden ? UNPUBLISHED : "no data", status: null };
}

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
