import { useMemo } from "react";
import type { ViewName } from "#domain/risk/view-name.ts";
import { FocusPlace } from "../../ui/focus-place.tsx";
import { LeafRow } from "../../ui/frame/leaf-row.tsx";
import { FailedPlate } from "../../ui/loading/failed-plate.tsx";
import { LoadingPlate } from "../../ui/loading/loading-plate.tsx";
import { ChartsSection } from "./charts/charts-section.tsx";
import { INDEX_COLUMN, listMetrics } from "./figures/ranked.ts";
import { BY_NAME, sortPlaces } from "./lists/ranking.ts";
import { MapPanel } from "./map/map-panel.tsx";
import { AllPlaces } from "./tables/all-places.tsx";
import { GroupTable } from "./tables/group-table.tsx";
import { Toolbar } from "./toolbar.tsx";
import { Tray } from "./tray.tsx";
import type { Cirus } from "./use-cirus.ts";

/** What the figures beside it can be used for, in a sentence. */
const NOTES: Readonly<Record<ViewName, string>> = {
  india:
    "Only subscriptions and cyber crime are published, and only for whole states: every figure of a district is an estimate.",
  world:
    "The figures of X are modelled for 171 of 195 countries, and can be several times too high or too low.",
};

const NOTE_ON_STATES =
  "What the telecom regulator (TRAI) and the crime records bureau (NCRB) publish of the 36 states and union territories, ranked among themselves. Nothing here is modelled. Registered cases are not all cases, so a low rate does not mean safety.";

/** The places to choose from: grouped by state or continent, or all in one table. */
export function SelectAndCompare({ cirus }: { cirus: Cirus }) {
  const { shown, ranked, rankedGroups, change } = cirus;
  const { view, listing, column, sort } = shown;
  const { words, ofStates } = ranked;
  const isGrouped = listing === "groups" && !ofStates;
  const listed = isGrouped ? rankedGroups : ranked;
  const { state } = listed.list;
  const awaited = isGrouped ? words.groups : words.places;
  const columns = useMemo(
    () => ({
      ranked: listed,
      metrics: listMetrics(listed, column),
      nameLabel: isGrouped ? words.group : words.placeLabel,
      column,
      sort,
      onSort: (next: typeof sort) => change({ sort: next }),
    }),
    [listed, isGrouped, words, column, sort, change],
  );
  const groupNames = useMemo(
    () => sortPlaces(rankedGroups.list.places, BY_NAME).map(({ name }) => name),
    [rankedGroups],
  );
  // The map shows what the list is sorted by.
  const mapped = sort.key === "name" ? column : sort.key === "rank" ? INDEX_COLUMN : sort.key;
  const map = (ranked.list.state === "awaited" || ranked.list.places.length > 0) && (
    <MapPanel
      key={view}
      ranked={ranked}
      groups={rankedGroups}
      column={ranked.columnOf(mapped)}
      map={shown.map}
      onMap={cirus.showOnMap}
    />
  );
  return (
    <div className="leaf select-and-compare">
      <LeafRow wide title="Select and compare" margin={view === "india" && map}>
        {view === "world" && map}
        <p className="note list-note">
          {ofStates ? NOTE_ON_STATES : NOTES[view]}{" "}
          <a href="/cirus/method#limits">What the figures cannot tell</a>
        </p>
        <Toolbar shown={shown} ranked={ranked} groupNames={groupNames} onChange={change} />
        <FocusPlace>
          {state === "awaited" ? (
            <LoadingPlate>{`Loading ${awaited}...`}</LoadingPlate>
          ) : isGrouped ? (
            <GroupTable cirus={cirus} columns={columns} />
          ) : (
            <AllPlaces
              shown={shown}
              columns={columns}
              groups={rankedGroups.list.places}
              onChange={change}
            />
          )}
          {state === "failed" && (
            <FailedPlate retry={cirus.retry}>{`The ${awaited} could not be loaded.`}</FailedPlate>
          )}
        </FocusPlace>
        <ChartsSection cirus={cirus} />
        <Tray
          placeById={cirus.placeById}
          placeWord={words.place}
          onReset={cirus.reset}
          onNext={() => change({ isComparing: true }, "as a dialog")}
        />
      </LeafRow>
    </div>
  );
}
