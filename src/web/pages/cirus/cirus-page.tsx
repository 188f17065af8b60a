import { type ReactNode, useCallback, useMemo, useState } from "react";
import { VIEW_NAMES } from "#domain/risk/view-name.ts";
import { VIEW_FACTS } from "./view-words.data.ts";
import "../../styles/fonts-typed.css";
import "./cirus.css";
import { Segmented } from "../../ui/controls/segmented.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorBoundary } from "../../ui/loading/error-boundary.tsx";
import { Comparison } from "./comparison/comparison.tsx";
import "./figures/figures.css";
import { titleOf } from "./export/shown-table.ts";
import { ShowPlaceContext } from "./figures/figure.tsx";
import { PerLiterateContext, perLiterateWords } from "./figures/per-literate.tsx";
import { isOfStates } from "./figures/scope.ts";
import { lastUpdatedOf } from "./lists/place.ts";
import { PointedContext } from "./map/pointed.ts";
import { PlaceSheet } from "./place-sheet/place-sheet.tsx";
import { SelectAndCompare } from "./select-and-compare.tsx";
import { createHeld } from "./selection/held.ts";
import { SelectionContext } from "./selection/selection.ts";
import { TopPlaces } from "./top/top-places.tsx";
import { type Cirus, useCirus } from "./use-cirus.ts";

interface CirusPageProps {
  /** Its title and first sentences, by Astro's slot of this name: plain HTML that needs no code. */
  readonly purpose?: ReactNode;
}

/** Cyber exposure of India's districts and of the world's countries: ranked, searched and compared. */
export function CirusPage({ purpose }: CirusPageProps) {
  return (
    <ErrorBoundary>
      <Parts purpose={purpose} />
    </ErrorBoundary>
  );
}

function Parts({ purpose }: CirusPageProps) {
  const cirus = useCirus();
  const { shown, selection, places, change } = cirus;
  const [pointed] = useState(() => createHeld<string | null>(null));
  const showPlace = useCallback(
    (id: string, figure: string | null = null) =>
      change({ placeShown: { id, figure } }, "as a dialog"),
    [change],
  );
  const perLiterate = useMemo(
    () => ({
      words: perLiterateWords(shown.view, places.places),
      showGrouped: shown.index === "grouped" ? null : () => change({ index: "grouped" }),
    }),
    [shown.view, shown.index, places.places, change],
  );
  return (
    <SelectionContext value={selection}>
      <ShowPlaceContext value={showPlace}>
        <PerLiterateContext value={perLiterate}>
          <PointedContext value={pointed}>
            <Opening purpose={purpose} cirus={cirus} />
            <div className="needs-scripts">
              {!isOfStates(shown.view, shown.index) && (
                <TopPlaces
                  view={shown.view}
                  index={shown.index === "published" ? "published" : "plain"}
                  list={places}
                  retry={cirus.retry}
                />
              )}
              <SelectAndCompare cirus={cirus} />
            </div>
            <ComparisonDialog cirus={cirus} />
            <PlaceDialog cirus={cirus} />
          </PointedContext>
        </PerLiterateContext>
      </ShowPlaceContext>
    </SelectionContext>
  );
}

const VIEW_OPTIONS = VIEW_NAMES.map((view) => ({ value: view, label: VIEW_FACTS[view].label }));

/** The purpose and date of the page, and the choice between its two views. */
function Opening({ purpose, cirus }: CirusPageProps & { readonly cirus: Cirus }) {
  const { places, gone, shown, showView } = cirus;
  const { released, dataYears } = places;
  return (
    <div className="opening">
      <div className="leaf">
        <div>
          <GoneNote names={gone} />
          {purpose}
          <p className="label num above-s">
            Last updated on <span>{lastUpdatedOf(shown.view, places)}</span>
          </p>
          <p className="note cut-off">
            That is the cut-off: figures describe that day or before, even if printed later.
            {released &&
              dataYears &&
              ` They rest on data of ${dataYears.first} to ${dataYears.last}, released here on ${released}.`}
          </p>
        </div>
        <div className="opening-view needs-scripts no-print">
          <Segmented
            legend="View"
            legendUnseen
            options={VIEW_OPTIONS}
            value={shown.view}
            onChange={showView}
          />
        </div>
      </div>
    </div>
  );
}

/** Says which places, states or continents of a shared link the figures do not have (any more). */
function GoneNote({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p className="ref gone-note" role="alert">
      The link asks for {names.map((name) => `“${name}”`).join(", ")}, which these figures do not
      have; everything else is shown.
    </p>
  );
}

/** Compares the chosen places. */
function ComparisonDialog({ cirus }: { cirus: Cirus }) {
  const { shown, places, placeById, gone, reset, close } = cirus;
  const { view, index, isComparing, selected } = shown;
  const chosen = isComparing ? selected.flatMap((id) => placeById.get(id) ?? []) : [];
  return (
    <Dialog title={titleOf(view, index, chosen.length)} open={chosen.length > 0} onClose={close}>
      <GoneNote names={gone} />
      <Comparison
        view={view}
        index={index}
        places={chosen}
        all={places}
        onReset={reset}
        onClose={close}
      />
    </Dialog>
  );
}

/** All figures of the place shown. */
function PlaceDialog({ cirus }: { cirus: Cirus }) {
  const { places, groups, placeById, close } = cirus;
  const { view, index, placeShown } = cirus.shown;
  const place = placeShown === null ? undefined : placeById.get(placeShown.id);
  return (
    <Dialog title={place?.name ?? ""} open={place !== undefined} onClose={close}>
      {place && (
        <PlaceSheet
          key={place.id}
          view={view}
          index={index}
          place={place}
          figure={placeShown?.figure ?? null}
          list={place.within || isOfStates(view, index) ? places : groups}
        />
      )}
    </Dialog>
  );
}
