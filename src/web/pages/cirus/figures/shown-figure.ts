import type { Status } from "#domain/risk/status.ts";
import type { Place } from "../lists/place.ts";
import { figureText } from "./figure-text.ts";
import type { IndexKind } from "./indices.ts";
import type { Metric } from "./metrics.ts";

/** A figure as it stands in a table. */
export interface ShownFigure {
  /** Null where there is none to show. */
  readonly value: number | null;
  /** As written: "164.0", "no data", "no published figure". */
  readonly text: string;
  /** Where it comes from; null where there is none, and for what is computed from all others. */
  readonly status: Status | null;
}

/** What is written where no source prints a figure. */
export const UNPUBLISHED = "no published figure";

const PRINTED: ReadonlySet<Status> = new Set(["published", "published-old", "state-level"]);

/** What a table shows of a place's metric: with published figures only, nothing that no source prints. */
export function shownFigure(place: Place, metric: Metric, index: IndexKind): ShownFigure {
  const value = place.figures[metric.key];
  const status = place.statuses[metric.key] ?? null;
  if (value === undefined) return { value: null, text: "no data", status: null };
  if (index === "published" && status !== null && !PRINTED.has(status)) {
    return { value: null, text: UNPUBLISHED, status: null };
  }
  return { value, text: figureText(value, metric, status), status };
}
