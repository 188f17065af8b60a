import { isGuess, type Status } from "#domain/risk/status.ts";
import type { Place } from "../lists/place.ts";
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
 * What a table shows for a place's metric. With published figures only, a figure that no source
 * publishes is hidden.
 */
export function shownFigure(place: Place, metric: Metric, index: IndexKind): ShownFigure {
  const value = place.figures[metric.key];
  const status = place.statuses[metric.key] ?? null;
  if (value === undefined) return { value: null, text: "no data", status: null };
  if (index === "published" && status !== null && isGuess(status)) {
    return { value: null, text: UNPUBLISHED, status: null };
  }
  return { value, text: figureText(value, metric, status), status };
}
