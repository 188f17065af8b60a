import type { RowFigures } from "../lists/place.ts";
import { isRough } from "./figure-text.ts";
import { FigureWay } from "./figure-way.tsx";
import type { Metric } from "./metrics.ts";
import type { ShownFigure } from "./shown-figure.ts";
import { StatusMark } from "./status-mark.tsx";

interface MetricFigureProps {
  readonly place: RowFigures;
  readonly metric: Metric;
  readonly shown: ShownFigure;
}

/** A figure with the mark of its status; pressing it tells how it was made. */
export function MetricFigure({ place, metric, shown }: MetricFigureProps) {
  const { text, status, value } = shown;
  if (status === null) return text;
  return (
    <FigureWay place={place} figure={metric.key}>
      {text}
      <StatusMark status={status} value={value} isWord={isRough(metric.key, status)} />
    </FigureWay>
  );
}
