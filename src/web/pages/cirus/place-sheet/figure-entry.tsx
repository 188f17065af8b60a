import { useEffect, useRef } from "react";
import { fullLabel } from "../figures/columns.ts";
import { STATUS_WORDS } from "../figures/figure-text.ts";
import type { Metric } from "../figures/metrics.ts";
import { provenanceOf } from "../figures/provenance.ts";
import { shownFigure } from "../figures/shown-figure.ts";
import { FormulaList } from "../method/formula-list.tsx";
import type { PlaceSheetProps } from "./place-sheet.tsx";
import { rulesOf } from "./rules.ts";

interface FigureEntryProps extends Omit<PlaceSheetProps, "metric"> {
  readonly metric: Metric;
  /** Whether the visitor asked about this figure: it opens, and comes into sight. */
  readonly isAsked: boolean;
}

/** One figure of a place: its status, year and source, and opened, the rule that makes it. */
export function FigureEntry({ view, index, place, list, metric, isAsked }: FigureEntryProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isAsked) ref.current?.scrollIntoView?.({ block: "center" });
  }, [isAsked]);

  const { text, status } = shownFigure(place, metric, index);
  const { source, year } = provenanceOf(place, metric.key, list);
  const note = list.noteByMetric.get(metric.key);
  const rules = rulesOf(view, metric.key, place.within === "");
  const isPrinted = status === "published" || status === "published-old";
  return (
    <details ref={ref} open={isAsked}>
      <summary>
        <span>{note?.label || fullLabel(metric)}</span>
        <span className="num">{text}</span>
        <span className="label">
          {status && (
            <>
              <i className={`mark mark-${status}`} aria-hidden="true" />{" "}
            </>
          )}
          {[status && STATUS_WORDS[status], year, source].filter(Boolean).join(" · ")}
        </span>
      </summary>
      <p className="note">{note?.explanation}</p>
      {isPrinted && place.within !== "" && rules.length === 0 && (
        <p className="note">Shown as its source prints it.</p>
      )}
      <FormulaList formulas={rules} />
      <p className="note">
        <a href={`/cirus/method#${view}`}>The whole method</a>
      </p>
    </details>
  );
}
