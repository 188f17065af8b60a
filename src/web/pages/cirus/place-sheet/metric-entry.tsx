import type { ReactNode } from "react";
import { labelOf } from "../figures/columns.ts";
import { statusText } from "../figures/figure-text.ts";
import type { Metric } from "../figures/metrics.ts";
import { PerLiterateNote } from "../figures/per-literate.tsx";
import { isOfStates } from "../figures/scope.ts";
import { sourcedFigure } from "../figures/shown-figure.ts";
import { FormulaList } from "../method/formula-list.tsx";
import { FigureEntry } from "./figure-entry.tsx";
import type { PlaceSheetProps } from "./place-sheet.tsx";
import { rulesOf } from "./rules.ts";

interface MetricEntryProps extends Omit<PlaceSheetProps, "figure"> {
  readonly metric: Metric;
  readonly isAsked: boolean;
  readonly onOpen: () => void;
  /** Its numbers. */
  readonly children: ReactNode;
}

/** A metric of a place with its status, year and source; opened, its rule and its numbers. */
export function MetricEntry(props: MetricEntryProps) {
  const { view, index, place, list, metric, isAsked, onOpen, children } = props;
  const { text, status, value, source, year } = sourcedFigure(place, metric, index, list);
  const note = list.noteByMetric.get(metric.key);
  const rules = isOfStates(view, index) ? [] : rulesOf(view, metric.key, place.within === "");
  return (
    <FigureEntry
      label={labelOf(metric, list.noteByMetric)}
      value={text}
      origin={
        <>
          {status && (
            <>
              <i className={`mark mark-${status}`} aria-hidden="true" />{" "}
            </>
          )}
          {[status && statusText(status, value), year, source].filter(Boolean).join(" · ")}
        </>
      }
      isAsked={isAsked}
      onOpen={onOpen}
    >
      <div className="note">
        <p>{note?.explanation}</p>
        <PerLiterateNote metric={metric.key} />
      </div>
      {rules.length > 0 && (
        <>
          <h3>Rule</h3>
          <FormulaList formulas={rules} />
        </>
      )}
      <h3>With the numbers of {place.name}</h3>
      {children}
      <p className="note">
        <a href={`/cirus/method#${view}`}>The whole method</a>
      </p>
    </FigureEntry>
  );
}
