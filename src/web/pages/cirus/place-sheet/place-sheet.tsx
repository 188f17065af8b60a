import { Fragment, type ReactNode, use, useEffect, useRef, useState } from "react";
import { useAnswer } from "../../../api/use-answer.ts";
import { Awaited } from "../../../ui/loading/awaited.tsx";
import { Computed } from "../../../ui/text/computed.tsx";
import { fixed, statusText } from "../figures/figure-text.ts";
import {
  explanationOf,
  INDEX_KINDS,
  INDICES,
  type IndexKind,
  rankedCount,
  rankNote,
  rankWords,
} from "../figures/indices.ts";
import { PerLiterateNote } from "../figures/per-literate.tsx";
import type { Column, Ranked } from "../figures/ranked.ts";
import { lastUpdatedOf, type Place } from "../lists/place.ts";
import { FormulaList } from "../method/formula-list.tsx";
import { StepList } from "../method/step-list.tsx";
import { boxState, PlaceBox, SelectedContext } from "../selection.tsx";
import "./place-sheet.css";
import { rulesOf } from "./rules.ts";

interface PlaceSheetProps {
  /** The list that contains the place. */
  readonly ranked: Ranked;
  readonly place: Place;
  /** The field of the figure about which the visitor asked; null for none. */
  readonly figure: string | null;
}

const AS_PRINTED = "The figure is as the source prints it.";
const INDEX_OF_STATES =
  "10 × (the mean of its ranks by subscriptions and by cyber crime, each per people, − 1) ÷ (the number of states − 1).";

/** All figures of one place, each with its status in words, its source and its year. */
export function PlaceSheet({ ranked, place, figure }: PlaceSheetProps) {
  const { view, list, words, ofStates, metrics } = ranked;
  const { within, seat, note, figures } = place;
  const kinds = ofStates ? (["published"] as const) : INDEX_KINDS;
  const { modelled_share: share, risk_index_by_population: byPeople } = figures;
  const [isOpened, setIsOpened] = useState(figure !== null);
  const workings = useAnswer(
    "GET /cirus/workings/{view}/{place}",
    isOpened ? { params: { view, place: place.id } } : null,
  );
  const entry = (key: string) => ({ isAsked: key === figure, onOpen: () => setIsOpened(true) });
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
              This figure was imported as it is; the numbers behind it are not known here.
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
          assumed. Each figure below has the weakest status among theirs.
        </p>
      )}
      <dl className="sheet-indices">
        {kinds.map((kind) => (
          <div key={kind}>
            <dt className="label">{INDICES[kind].label}</dt>
            <dd>
              <IndexValue figures={figures} kind={kind} />{" "}
              <span className="label">
                {rankWords(figures, kind, rankedCount(list.places, kind))}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="note">{rankNote(list.range).explanation}</p>
      <p className="note">Figures as of {lastUpdatedOf(view, list)}.</p>
      <p className="note">Open a figure to see its rule and the numbers it was made from.</p>
      <div className="sheet-figures">
        {metrics.map((metric) => (
          <MetricEntry
            key={metric.key}
            ranked={ranked}
            place={place}
            metric={metric}
            {...entry(metric.key)}
          >
            {stepsTo(metric.key)}
          </MetricEntry>
        ))}
        {kinds.map((kind) => {
          const { label, index: key } = INDICES[kind];
          const value = figures[key];
          return (
            value !== undefined && (
              <Entry
                key={kind}
                label={`Risk index, ${label.toLowerCase()}`}
                value={fixed(value, 2)}
                origin={
                  within || ofStates
                    ? explanationOf(kind, view)
                    : `From the indices of its ${words.places}.`
                }
                {...entry(key)}
              >
                {stepsTo(key)}
              </Entry>
            )
          );
        })}
      </div>
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

function CompareBox({ place, others }: { place: Place; others: string }) {
  const state = boxState(use(SelectedContext), place.id);
  return (
    <PlaceBox place={place} state={state}>
      {state === "full" ? "Compare: take another place out first" : `Compare with other ${others}`}
    </PlaceBox>
  );
}

function IndexValue({ figures, kind }: Pick<Place, "figures"> & { readonly kind: IndexKind }) {
  const value = figures[INDICES[kind].index];
  return value === undefined ? "no index" : <Computed>{fixed(value, 2)}</Computed>;
}

interface OpeningProps {
  /** Whether the visitor asked about this figure: it opens, and comes into sight. */
  readonly isAsked: boolean;
  readonly onOpen: () => void;
  /** Its numbers. */
  readonly children: ReactNode;
}

interface MetricEntryProps extends OpeningProps {
  readonly ranked: Ranked;
  readonly place: Place;
  readonly metric: Column;
}

/** A metric of a place with its status, year and source; opened, its rule and its numbers. */
function MetricEntry({ ranked, place, metric, children, ...opening }: MetricEntryProps) {
  const { view, ofStates } = ranked;
  const { text, status, value, source, year } = metric.figureOf(place);
  const rules = ofStates ? [] : rulesOf(view, metric.key, place.within === "");
  return (
    <Entry
      label={metric.name}
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
      {...opening}
    >
      <div className="note">
        <p>{metric.note?.explanation}</p>
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
    </Entry>
  );
}

interface EntryProps extends OpeningProps {
  readonly label: string;
  /** The figure as it is shown. */
  readonly value: string;
  /** What stands under it in small print. */
  readonly origin: ReactNode;
}

/** A figure of a place that opens to how it was made. */
function Entry({ label, value, origin, isAsked, onOpen, children }: EntryProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isAsked) ref.current?.scrollIntoView?.({ block: "start" });
  }, [isAsked]);
  return (
    <details
      ref={ref}
      open={isAsked}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen()}
    >
      <summary>
        <span>{label}</span>
        <span className="num">{value}</span>
        <span className="label">{origin}</span>
      </summary>
      {children}
    </details>
  );
}
