import type { ReactNode } from "react";
import { VIEW_FACTS, VIEW_NAMES, type ViewName } from "#domain/risk/view-facts.data.ts";
import { Segmented } from "../../ui/controls/segmented.tsx";
import { GoneNote } from "./gone-note.tsx";
import { lastUpdatedOf, type PlaceList } from "./lists/place.ts";

const VIEW_OPTIONS = VIEW_NAMES.map((view) => ({ value: view, label: VIEW_FACTS[view].label }));

interface OpeningProps {
  /** Plain HTML: it needs no code in the browser. */
  readonly purpose: ReactNode;
  readonly view: ViewName;
  /** What is ranked, once it has loaded. */
  readonly list: PlaceList;
  /** What the opened address names and the lists do not have. */
  readonly gone: readonly string[];
  readonly onView: (view: ViewName) => void;
}

/** The purpose and date of the page, and the choice between its two views. */
export function Opening({ purpose, view, list, gone, onView }: OpeningProps) {
  const years = [...list.noteByMetric.values()]
    .flatMap(({ year, source }) => `${year} ${source}`.match(/\b(19|20)\d\d\b/g) ?? [])
    .sort();
  return (
    <div className="opening">
      <div className="leaf">
        <div>
          <GoneNote names={gone} />
          {purpose}
          <p className="label num mt-3">
            Last updated on <span>{lastUpdatedOf(view, list)}</span>
          </p>
          <p className="note min-h-[4lh] sm:min-h-[2lh]">
            That is the cut-off: figures describe that day or before, even if printed later.
            {list.released &&
              years.length > 0 &&
              ` They rest on data of ${years[0]} to ${years.at(-1)}, released here on ${list.released}.`}
          </p>
        </div>
        <div className="opening-view needs-scripts no-print">
          <Segmented
            legend="View"
            legendUnseen
            options={VIEW_OPTIONS}
            value={view}
            onChange={onView}
          />
        </div>
      </div>
    </div>
  );
}
