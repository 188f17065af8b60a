import { useDeferredValue, useEffect } from "react";
import { KeepButton } from "../../../keeping/keep-button.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { plainAddress, searchOf } from "../address.ts";
import { ExportButtons } from "../export/export-buttons.tsx";
import { shownTable } from "../export/shown-table.ts";
import { CAVEATS } from "../figures/about-figures.ts";
import { Legend } from "../figures/figure.tsx";
import { INDICES, rankNote } from "../figures/indices.ts";
import type { Ranked } from "../figures/ranked.ts";
import { fullName, lastUpdatedOf, type Place } from "../lists/place.ts";
import { releasePage } from "../releases/dataset.ts";
import "./comparison.css";
import { MetricBlock } from "./metric-block.tsx";
import { SharePart } from "./share-part.tsx";

interface ComparisonProps {
  readonly ranked: Ranked;
  /** The places compared. */
  readonly places: readonly Place[];
  readonly onReset: () => void;
  readonly onClose: () => void;
}

/** The chosen places side by side, metric by metric. */
export function Comparison({ ranked, places, onReset, onClose }: ComparisonProps) {
  const { view, index, list, words, ofStates, indexColumn, metrics } = ranked;
  const selected = places.map(({ id }) => id);
  useEffect(() => focusNextIfLost, []);
  // The dialog opens at once; what it compares follows in a frame of its own.
  const isOpen = useDeferredValue(true, false);
  if (!isOpen) return <div className="comparison" />;
  return (
    <div className="comparison">
      <p className="note">
        {places.map(fullName).join(" · ")}. Figures as of {lastUpdatedOf(view, list)}
        {list.release && (
          <>
            , release <a href={releasePage(list.release, "")}>{list.release}</a>
          </>
        )}
        . {CAVEATS[view]} {rankNote(list.range).explanation}
      </p>
      <ul className="legend">
        <li>
          <i className="bar-sample" aria-hidden="true" /> value
        </li>
        <li>
          <i className="median-sample" aria-hidden="true" /> median of{" "}
          {index === "published" && !ofStates
            ? `the ${words.places} with a published figure`
            : `all ${list.places.length} ${words.places}`}
        </li>
        <li>
          the highest stand first; the last column tells how far each is above the lowest here
        </li>
      </ul>
      <Legend />
      <div className="metric-blocks">
        <MetricBlock
          title={`Risk index, 0 to 10 (${INDICES[index].label.toLowerCase()})`}
          ranked={ranked}
          column={indexColumn}
          places={places}
        />
        {metrics.map((metric) => (
          <MetricBlock
            key={metric.key}
            title={metric.name}
            ranked={ranked}
            column={metric}
            places={places}
          />
        ))}
      </div>
      <SharePart ranked={ranked} selected={selected} />
      <div className="comparison-actions no-print">
        <ExportButtons
          table={() => shownTable(ranked, places)}
          printed={`/cirus/print${searchOf({ ...plainAddress(view), index, selected })}`}
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
