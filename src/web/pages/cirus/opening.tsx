import { VIEW_FACTS, VIEW_NAMES, type ViewName } from "#domain/risk/view-facts.data.ts";
import { API_ADDRESS } from "../../api/api-address.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { GoneNote } from "./gone-note.tsx";
import type { PlaceList } from "./lists/place.ts";

const API = `${API_ADDRESS}/cirus`;
const VIEW_OPTIONS = VIEW_NAMES.map((view) => ({ value: view, label: VIEW_FACTS[view].label }));

const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one > other ? one : other);

interface OpeningProps {
  readonly view: ViewName;
  /** dd/mm/yyyy. */
  readonly lastUpdated: string;
  /** What is ranked, once it has loaded. */
  readonly list: PlaceList;
  /** What the opened address names and the lists do not have. */
  readonly gone: readonly string[];
  readonly onView: (view: ViewName) => void;
}

/** The subject and date of the page, and the choice between its two views. */
export function Opening({ view, lastUpdated, list, gone, onView }: OpeningProps) {
  const years = [...list.noteByMetric.values()].flatMap(
    ({ year, source }) => `${year} ${source}`.match(/\b(19|20)\d\d\b/g) ?? [],
  );
  return (
    <div className="opening">
      <div className="leaf">
        <div>
          <GoneNote names={gone} />
          <h1>Cyber Intelligence and Risk Unified System</h1>
          <p className="mt-3 max-w-[44rem] text-ink-2">
            How exposed people are online in 780 district capitals of India and in 195 countries:
            internet use, social media accounts and, in India, registered cyber crime, all per head.
            It does not measure insecurity, readiness or where crime comes from.
          </p>
          <p className="label num mt-3">
            Last updated on <span>{lastUpdated}</span>
          </p>
          <p className="note min-h-[4lh] sm:min-h-[2lh]">
            That is the cut-off: figures describe that day or before, even if printed later.
            {list.released &&
              years.length > 0 &&
              ` They rest on data of ${years.reduce(earlier)} to ${years.reduce(later)}, released here on ${list.released}.`}
          </p>
          <noscript>
            <p className="ref mt-4">
              The tables are drawn in the browser and need scripts. The same figures can be read as
              data: <a href={`${API}/dhq`}>district capitals</a>,{" "}
              <a href={`${API}/states`}>states</a>, <a href={`${API}/countries`}>countries</a>,{" "}
              <a href={`${API}/continents`}>continents</a>.
            </p>
          </noscript>
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
