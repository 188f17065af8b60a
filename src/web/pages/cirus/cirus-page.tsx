import { type ReactNode, useMemo } from "react";
import { VIEW_NAMES } from "#domain/risk/view-name.ts";
import "../../styles/fonts-typed.css";
import { Segmented } from "../../ui/controls/segmented.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorBoundary } from "../../ui/loading/error-boundary.tsx";
import "./cirus.css";
import { Comparison } from "./comparison/comparison.tsx";
import { titleOf } from "./export/shown-table.ts";
import "./figures/figures.css";
import { PerLiterateContext, perLiterateWords } from "./figures/per-literate.tsx";
import { rankedBy } from "./figures/ranked.ts";
import { lastUpdatedOf } from "./lists/place.ts";
import { Pointed } from "./map/pointed.tsx";
import { PlaceSheet } from "./place-sheet/place-sheet.tsx";
import { SelectAndCompare } from "./select-and-compare.tsx";
import { ActionsContext, SelectedContext } from "./selection.tsx";
import { TopPlaces } from "./tables/top-places.tsx";
import { type Cirus, useCirus } from "./use-cirus.ts";
import { VIEW_FACTS } from "./view-words.data.ts";

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
  const { shown, actions, places, ranked, change } = cirus;
  const { view, index } = shown;
  // The highest ranks are by the plain index, or by the published one where nothing modelled is shown.
  const topIndex = index === "published" ? "published" : "plain";
  const top = useMemo(() => rankedBy(view, topIndex, places), [view, topIndex, places]);
  const perLiterate = useMemo(
    () => ({
      words: perLiterateWords(view, places.places),
      showGrouped: index === "grouped" ? null : () => change({ index: "grouped" }),
    }),
    [view, index, places.places, change],
  );
  return (
    <ActionsContext value={actions}>
      <SelectedContext value={shown.selected}>
        <PerLiterateContext value={perLiterate}>
          <Pointed>
            <Opening purpose={purpose} cirus={cirus} />
            <div className="needs-scripts">
              {!ranked.ofStates && <TopPlaces ranked={top} retry={cirus.retry} />}
              <SelectAndCompare cirus={cirus} />
            </div>
            <ComparisonDialog cirus={cirus} />
            <PlaceDialog cirus={cirus} />
          </Pointed>
        </PerLiterateContext>
      </SelectedContext>
    </ActionsContext>
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
            Figures are of that day or before, even where the source is later.
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
  const { shown, ranked, placeById, gone, reset, close } = cirus;
  const { isComparing, selected } = shown;
  const chosen = isComparing ? selected.flatMap((id) => placeById.get(id) ?? []) : [];
  return (
    <Dialog title={titleOf(ranked, chosen.length)} open={chosen.length > 0} onClose={close}>
      <GoneNote names={gone} />
      <Comparison ranked={ranked} places={chosen} onReset={reset} onClose={close} />
    </Dialog>
  );
}

/** All figures of the place shown. */
function PlaceDialog({ cirus }: { cirus: Cirus }) {
  const { shown, ranked, rankedGroups, placeById, close } = cirus;
  const { placeShown } = shown;
  const place = placeShown === null ? undefined : placeById.get(placeShown.id);
  return (
    <Dialog title={place?.name ?? ""} open={place !== undefined} onClose={close}>
      {place && (
        <PlaceSheet
          key={place.id}
          ranked={place.within ? ranked : rankedGroups}
          place={place}
          figure={placeShown?.figure ?? null}
        />
      )}
    </Dialog>
  );
}
