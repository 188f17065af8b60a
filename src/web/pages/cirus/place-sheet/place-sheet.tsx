import { Computed } from "../../../ui/computed.tsx";
import { filledMetrics, fullLabel } from "../figures/columns.ts";
import { fixed, STATUS_WORDS } from "../figures/figure-text.ts";
import { INDEX_KINDS, INDICES, type IndexKind } from "../figures/indices.ts";
import { METRICS } from "../figures/metrics.ts";
import { shownFigure } from "../figures/shown-figure.ts";
import { provenanceOf } from "../figures/shown-table.ts";
import type { Place, PlaceList } from "../lists/place.ts";
import type { View } from "../view.ts";
import { OtherNames } from "./other-names.tsx";
import "./place-sheet.css";

export interface PlaceSheetProps {
  readonly view: View;
  readonly index: IndexKind;
  readonly place: Place;
  /** The list that contains the place. */
  readonly list: PlaceList;
}

/** All figures of one place, each with its status in words, its source and its year. */
export function PlaceSheet({ view, index, place, list }: PlaceSheetProps) {
  const { within, seat, note, figures } = place;
  const { modelled_share: share, risk_index_by_population: byPeople } = figures;
  return (
    <div className="place-sheet">
      <p className="note">{[within, seat && `capital ${seat}`].filter(Boolean).join(" · ")}</p>
      <OtherNames names={place.aliases} />
      {note && <p className="note">{note}</p>}
      {share !== undefined && byPeople !== undefined && (
        <p className="note">
          The index is the mean of the countries’ indices; weighted by their people it is{" "}
          {fixed(byPeople, 2)}. Of the countries’ figures, {fixed(share * 100, 0)} % are modelled or
          assumed.
        </p>
      )}
      <dl className="sheet-indices">
        {INDEX_KINDS.map((kind) => (
          <IndexEntry key={kind} kind={kind} figures={figures} ranked={list.ranked} />
        ))}
      </dl>
      <dl className="sheet-figures">
        {filledMetrics(METRICS[view], list.places).map((metric) => {
          const { text, status } = shownFigure(place, metric, index);
          const { source, year } = provenanceOf(place, metric.key, list);
          return (
            <div key={metric.key}>
              <dt>{list.noteByMetric.get(metric.key)?.label || fullLabel(metric)}</dt>
              <dd className="num">{text}</dd>
              <dd className="label">
                {status && (
                  <>
                    <i className={`mark mark-${status}`} aria-hidden="true" />{" "}
                  </>
                )}
                {[status && STATUS_WORDS[status], year, source].filter(Boolean).join(" · ")}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

interface IndexEntryProps {
  readonly kind: IndexKind;
  readonly figures: Place["figures"];
  readonly ranked: number;
}

function IndexEntry({ kind, figures, ranked }: IndexEntryProps) {
  const { label, index, rank } = INDICES[kind];
  const value = figures[index];
  return (
    <div>
      <dt className="label">{label}</dt>
      <dd>
        {value === undefined ? "no index" : <Computed>{fixed(value, 2)}</Computed>}{" "}
        {figures[rank] !== undefined && (
          <span className="label">
            rank {figures[rank]} of {ranked}
          </span>
        )}
      </dd>
    </div>
  );
}
