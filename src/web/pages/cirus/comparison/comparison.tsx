import { useEffect } from "react";
import { median } from "#domain/risk/rank.ts";
import type { ViewName } from "#domain/risk/view-facts.data.ts";
import { KeepButton } from "../../../keeping/keep-button.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { plainAddress, searchOf } from "../address.ts";
import { ExportButtons } from "../export/export-buttons.tsx";
import { shownTable } from "../export/shown-table.ts";
import { filledMetrics, labelOf } from "../figures/columns.ts";
import { Legend } from "../figures/figure.tsx";
import { fixed } from "../figures/figure-text.ts";
import { INDICES, type IndexKind, indexNote } from "../figures/indices.ts";
import { isOfStates, metricsOf, wordsOf } from "../figures/scope.ts";
import { shownFigure, shownValue } from "../figures/shown-figure.ts";
import { fullName, lastUpdatedOf, type Place, type PlaceList } from "../lists/place.ts";
import "./comparison.css";
import { MetricBlock } from "./metric-block.tsx";
import { SharePart } from "./share-part.tsx";

interface ComparisonProps {
  readonly view: ViewName;
  readonly index: IndexKind;
  /** The places compared. */
  readonly places: readonly Place[];
  /** All places, for the medians. */
  readonly all: PlaceList;
  readonly onReset: () => void;
  readonly onClose: () => void;
}

/** The chosen places side by side, metric by metric. */
export function Comparison(props: ComparisonProps) {
  const { view, index, places, all, onReset, onClose } = props;
  const facts = wordsOf(view, index);
  const metrics = filledMetrics(metricsOf(view, index), all.places);
  const { index: indexField, label } = INDICES[index];
  useEffect(() => focusNextIfLost, []);
  return (
    <div className="comparison">
      <p className="note">
        {places.map(fullName).join(" · ")}. Figures as of {lastUpdatedOf(view, all)}.
      </p>
      <ul className="legend">
        <li>
          <i className="bar-sample" aria-hidden="true" /> value
        </li>
        <li>
          <i className="median-sample" aria-hidden="true" /> median of{" "}
          {index === "published" && !isOfStates(view, index)
            ? `the ${facts.places} with a published figure`
            : `all ${all.places.length} ${facts.places}`}
        </li>
        <li>each metric from the highest down; last column: how far above the lowest here</li>
      </ul>
      <Legend />
      <div className="metric-blocks">
        <MetricBlock
          title={`Risk index, 0 to 10 (${label.toLowerCase()})`}
          note={indexNote(index)}
          scale={10}
          isComputed
          places={places}
          figures={places.map(({ figures }) => indexFigure(figures[indexField]))}
          median={medianOf(all.places.map(({ figures }) => figures[indexField] ?? null))}
        />
        {metrics.map((metric) => (
          <MetricBlock
            key={metric.key}
            title={labelOf(metric, all.noteByMetric)}
            note={all.noteByMetric.get(metric.key)}
            places={places}
            figures={places.map((place) => shownFigure(place, metric, index))}
            median={medianOf(all.places.map((place) => shownValue(place, metric.key, index)))}
          />
        ))}
      </div>
      <SharePart
        view={view}
        index={index}
        places={places}
        metrics={metrics}
        noteByMetric={all.noteByMetric}
      />
      <div className="comparison-actions no-print">
        <ExportButtons
          table={() => shownTable(view, index, places, all)}
          printed={`/cirus/print${searchOf({ ...plainAddress(view), index, selected: places.map(({ id }) => id) })}`}
        />
        <KeepButton name={places.map(fullName).join(" · ")} />
        <Button onClick={onReset}>Reset</Button>
        <Button variant="filled" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}

// A dialog that a link opened has no button to return the focus to.
function focusNextIfLost() {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(".tray-actions button:last-child")?.focus();
}

function indexFigure(value: number | undefined) {
  return value === undefined
    ? { value: null, text: "no index", status: null }
    : { value, text: fixed(value, 2), status: null };
}

// The median of the values present; null if there are none.
function medianOf(values: readonly (number | null)[]): number | null {
  const present = values.filter((value) => value !== null);
  return present.length === 0 ? null : median(present);
}
