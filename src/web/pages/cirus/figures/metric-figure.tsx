import { use } from "react";
import type { Place } from "../lists/place.ts";
import { isRough } from "./figure-text.ts";
import type { Metric } from "./metrics.ts";
import { ShowPlaceContext } from "./show-place-context.ts";
import type { ShownFigure } from "./shown-figure.ts";
import { StatusMark } from "./status-mark.tsx";

interface MetricFigureProps {
  readonly place: Place;
  readonly metric: Metric;
  readonly shown: ShownFigure;
}

/**
 * A figure with the mark of its status; pressing it tells how it was made. The keyboard reaches the
 * same through the name of the place, so that a table does not hold hundreds of tab stops.
 */
export function MetricFigure({ place, metric, shown }: MetricFigureProps) {
  const showPlace = use(ShowPlaceContext);
  const { text, status } = shown;
  if (status === null || place.id === "") return text;
  return (
    <button
      type="button"
      tabIndex={-1}
      className="figure-way"
      aria-haspopup="dialog"
      onClick={(event) => {
        // The row around it may open, too.
        event.stopPropagation();
        showPlace(place.id, metric.key);
      }}
    >
      {text}
      <StatusMark status={status} isWord={isRough(metric.key, status)} />
    </button>
  );
}
