import { useCallback, useState } from "react";
import type { ViewName } from "#domain/risk/view-facts.data.ts";
import { Awaited } from "../../../ui/awaited.tsx";
import { Computed } from "../../../ui/computed.tsx";
import { useLoaded } from "../../../ui/use-loaded.ts";
import { filledMetrics } from "../figures/columns.ts";
import { fixed } from "../figures/figure-text.ts";
import { INDEX_KINDS, INDICES, type IndexKind } from "../figures/indices.ts";
import { METRICS } from "../figures/metrics.ts";
import { RankRange } from "../figures/rank-range.tsx";
import type { Place, PlaceList } from "../lists/place.ts";
import { StepList } from "../steps/step-list.tsx";
import { FigureEntry } from "./figure-entry.tsx";
import { loadWorkings } from "./load-workings.ts";
import { MetricEntry } from "./metric-entry.tsx";
import { OtherNames } from "./other-names.tsx";
import "./place-sheet.css";

export interface PlaceSheetProps {
  readonly view: ViewName;
  readonly index: IndexKind;
  readonly place: Place;
  /** The list that contains the place. */
  readonly list: PlaceList;
  /** The metric about which the visitor asked. */
  readonly metric: string | undefined;
}

/** All figures of one place, each with its status in words, its source and its year. */
export function PlaceSheet({ view, index, place, list, metric }: PlaceSheetProps) {
  const { within, seat, note, figures } = place;
  const { modelled_share: share, risk_index_by_population: byPeople } = figures;
  const [isOpened, setIsOpened] = useState(metric !== undefined);
  const load = useCallback(() => loadWorkings(view, place.id), [view, place.id]);
  const workings = useLoaded(load, isOpened);
  const open = () => setIsOpened(true);
  const stepsTo = (figure: string) => (
    <Awaited
      outcome={workings.outcome}
      loading="Loading the numbers..."
      failed="The numbers could not be loaded."
      onRetry={workings.retry}
    >
      {(steps) =>
        steps[figure] ? (
          <StepList label={`Steps to the figure of ${place.name}`} steps={steps[figure]} />
        ) : (
          <p className="note">
            This figure came finished with an import; the numbers behind it are not known here.
          </p>
        )
      }
    </Awaited>
  );
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
      <p className="note">A figure opens to its rule and the numbers put in.</p>
      <div className="sheet-figures">
        {filledMetrics(METRICS[view], list.places).map((each) => (
          <MetricEntry
            key={each.key}
            view={view}
            index={index}
            place={place}
            list={list}
            metric={each}
            isAsked={each.key === metric}
            onOpen={open}
          >
            {stepsTo(each.key)}
          </MetricEntry>
        ))}
        {figures.risk_index !== undefined && (
          <FigureEntry
            label="Risk index, plain"
            value={fixed(figures.risk_index, 2)}
            origin="from the ranks in the metrics"
            onOpen={open}
          >
            {stepsTo("risk_index")}
          </FigureEntry>
        )}
      </div>
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
        )}{" "}
        {kind === "plain" && figures.modelled_share === undefined && (
          <RankRange figures={figures} isExplained />
        )}
      </dd>
    </div>
  );
}
