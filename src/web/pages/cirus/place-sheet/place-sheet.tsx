import { Fragment, useState } from "react";
import type { ViewName } from "#domain/risk/view-name.ts";
import { useAnswer } from "../../../api/use-answer.ts";
import { Awaited } from "../../../ui/loading/awaited.tsx";
import { Computed } from "../../../ui/text/computed.tsx";
import { filledMetrics } from "../figures/columns.ts";
import { fixed } from "../figures/figure-text.ts";
import {
  explanationOf,
  INDEX_KINDS,
  INDICES,
  type IndexKind,
  rankedCount,
  rankWords,
} from "../figures/indices.ts";
import { rankNote } from "../figures/rank-range.tsx";
import { isOfStates, metricsOf, wordsOf } from "../figures/scope.ts";
import { lastUpdatedOf, type Place, type PlaceList } from "../lists/place.ts";
import { PlaceBox } from "../selection/place-box.tsx";
import { useBoxState } from "../selection/selection.ts";
import { StepList } from "../steps/step-list.tsx";
import { FigureEntry } from "./figure-entry.tsx";
import { MetricEntry } from "./metric-entry.tsx";
import "./place-sheet.css";

export interface PlaceSheetProps {
  readonly view: ViewName;
  readonly index: IndexKind;
  readonly place: Place;
  /** The list that contains the place. */
  readonly list: PlaceList;
  /** The key of the metric or index about which the visitor asked; null for none. */
  readonly figure: string | null;
}

const AS_PRINTED = "The figure is as the source prints it.";
const INDEX_OF_STATES =
  "10 × (the mean of its ranks by subscriptions and by cyber crime, each per people, − 1) ÷ (the number of states − 1).";

/** All figures of one place, each with its status in words, its source and its year. */
export function PlaceSheet({ view, index, place, list, figure }: PlaceSheetProps) {
  const { within, seat, note, figures } = place;
  const words = wordsOf(view, index);
  const ofStates = isOfStates(view, index);
  const kinds = ofStates ? (["published"] as const) : INDEX_KINDS;
  const { modelled_share: share, risk_index_by_population: byPeople } = figures;
  const [isOpened, setIsOpened] = useState(figure !== null);
  const workings = useAnswer(
    "GET /cirus/workings/{view}/{place}",
    isOpened ? { params: { view, place: place.id } } : null,
  );
  const open = () => setIsOpened(true);
  const stepsTo = (key: string) =>
    ofStates ? (
      <p className="note">{key === INDICES.published.index ? INDEX_OF_STATES : AS_PRINTED}</p>
    ) : (
      <Awaited outcome={workings} what="numbers">
        {({ data: { steps } }) =>
          steps[key] ? (
            <StepList label={`Steps to the figure of ${place.name}`} steps={steps[key]} />
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
      {(within || ofStates) && <CompareBox place={place} others={words.places} />}
      {share !== undefined && byPeople !== undefined && (
        <p className="note">
          The index is the mean of the countries’ indices; weighted by their people it is{" "}
          {fixed(byPeople, 2)}. Of the countries’ figures, {fixed(share * 100, 0)} % are modelled or
          assumed. Each figure below has the status of the weakest of theirs.
        </p>
      )}
      <dl className="sheet-indices">
        {kinds.map((kind) => (
          <IndexEntry
            key={kind}
            kind={kind}
            figures={figures}
            ranked={rankedCount(list.places, kind)}
          />
        ))}
      </dl>
      <p className="note">{rankNote(list.range).explanation}</p>
      <p className="note">Figures as of {lastUpdatedOf(view, list)}.</p>
      <p className="note">Open a figure to see its rule and the numbers put in.</p>
      <div className="sheet-figures">
        {filledMetrics(metricsOf(view, index), list.places).map((each) => (
          <MetricEntry
            key={each.key}
            view={view}
            index={index}
            place={place}
            list={list}
            metric={each}
            isAsked={each.key === figure}
            onOpen={open}
          >
            {stepsTo(each.key)}
          </MetricEntry>
        ))}
        {kinds.map((kind) => {
          const { label, index: key } = INDICES[kind];
          const value = figures[key];
          return (
            value !== undefined && (
              <FigureEntry
                key={kind}
                label={`Risk index, ${label.toLowerCase()}`}
                value={fixed(value, 2)}
                origin={
                  within || ofStates
                    ? explanationOf(kind, view)
                    : `From the indices of its ${words.children}.`
                }
                isAsked={key === figure}
                onOpen={open}
              >
                {stepsTo(key)}
              </FigureEntry>
            )
          );
        })}
      </div>
    </div>
  );
}

function CompareBox({ place, others }: { place: Place; others: string }) {
  const isFull = useBoxState(place.id) === "full";
  return (
    <PlaceBox place={place}>
      {isFull ? "Compare: take another place out first" : `Compare with other ${others}`}
    </PlaceBox>
  );
}

interface IndexEntryProps {
  readonly kind: IndexKind;
  readonly figures: Place["figures"];
  readonly ranked: number;
}

function IndexEntry({ kind, figures, ranked }: IndexEntryProps) {
  const { label, index } = INDICES[kind];
  const value = figures[index];
  return (
    <div>
      <dt className="label">{label}</dt>
      <dd>
        {value === undefined ? "no index" : <Computed>{fixed(value, 2)}</Computed>}{" "}
        <span className="label">{rankWords(figures, kind, ranked)}</span>
      </dd>
    </div>
  );
}

/** Former names and other spellings; names in Devanagari are Hindi. */
function OtherNames({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p className="note">
      Also{" "}
      {names.map((name, at) => (
        <Fragment key={name}>
          {at > 0 && ", "}
          <span lang={/\p{Script=Devanagari}/u.test(name) ? "hi" : undefined}>{name}</span>
        </Fragment>
      ))}
    </p>
  );
}
