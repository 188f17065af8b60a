import { useDeferredValue, useEffect } from "react";
import { median } from "#domain/risk/rank.ts";
import type { ViewName } from "#domain/risk/view-name.ts";
import { KeepButton } from "../../../keeping/keep-button.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { plainAddress, searchOf } from "../address.ts";
import { ExportButtons } from "../export/export-buttons.tsx";
import { shownTable } from "../export/shown-table.ts";
import { CAVEATS } from "../figures/about-figures.ts";
import { filledMetrics, labelOf } from "../figures/columns.ts";
import { Legend } from "../figures/figure.tsx";
import { fixed } from "../figures/figure-text.ts";
import { INDICES, type IndexKind, indexNote, rankWords } from "../figures/indices.ts";
import { rankNote } from "../figures/rank-range.tsx";
import { isOfStates, metricsOf, wordsOf } from "../figures/scope.ts";
import { shownFigure, shownValue } from "../figures/shown-figure.ts";
import { fullName, lastUpdatedOf, type Place, type PlaceList } from "../lists/place.ts";
import { releasePage } from "../releases/dataset.ts";
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
  // The dialog opens at once; what it compares follows in a frame of its own.
  const isOpen = useDeferredValue(true, false);
  if (!isOpen) return <div className="comparison" />;
  return (
    <div className="comparison">
      <p className="note">
        {places.map(fullName).join(" · ")}. Figures as of {lastUpdatedOf(view, all)}
        {all.release && (
          <>
            , release <a href={releasePage(all.release, "")}>{all.release}</a>
          </>
        )}
        . {CAVEATS[view]} {rankNote(all.range).explanation}
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
          note={indexNote(index, view)}
          scale={10}
          isComputed
          places={places}
          figures={places.map(({ figures }) => indexFigure(figures[indexField]))}
          median={medianIn(all, index, indexField)}
          details={places.map(({ figures }) => rankWords(figures, index) ?? "rank –")}
        />
        {metrics.map((metric) => (
          <MetricBlock
            key={metric.key}
            title={labelOf(metric, all.noteByMetric)}
            note={all.noteByMetric.get(metric.key)}
            metric={metric.key}
            places={places}
            figures={places.map((place) => shownFigure(place, metric, index))}
            median={medianIn(all, index, metric.key)}
          />
        ))}
      </div>
      <SharePart
        view={view}
        index={index}
        release={all.release}
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

const medians = new WeakMap<PlaceList, Map<string, number | null>>();

// The median of the values present, worked out once for each list; null if there are none.
function medianIn(all: PlaceList, index: IndexKind, key: string): number | null {
  const known = medians.get(all) ?? new Map<string, number | null>();
  medians.set(all, known);
  const name = `${index} ${key}`;
  if (!known.has(name)) {
    const present = all.places.flatMap((place) => shownValue(place, key, index) ?? []);
    known.set(name, present.length === 0 ? null : median(present));
  }
  return known.get(name)!;
}
