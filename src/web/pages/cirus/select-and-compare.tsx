import { useMemo } from "react";
import type { ViewName } from "#domain/risk/view-name.ts";
import { FocusPlace } from "../../ui/focus-place.tsx";
import { LeafRow } from "../../ui/frame/leaf-row.tsx";
import { FailedPlate } from "../../ui/loading/failed-plate.tsx";
import { LoadingPlate } from "../../ui/loading/loading-plate.tsx";
import type { Address } from "./address.ts";
import { AllPlaces } from "./all-places/all-places.tsx";
import { ChartsSection } from "./charts/charts-section.tsx";
import { shownTable } from "./export/shown-table.ts";
import { TableDownloads } from "./export/table-downloads.tsx";
import { filledMetrics, mappedColumn } from "./figures/columns.ts";
import { measureOf } from "./figures/measure.ts";
import { isOfStates, metricsOf, wordsOf } from "./figures/scope.ts";
import { GroupTable } from "./groups/group-table.tsx";
import { BY_NAME, sortPlaces } from "./lists/ranking.ts";
import { MapPanel } from "./map/map-panel.tsx";
import { Tray } from "./selection/tray.tsx";
import { Toolbar } from "./toolbar.tsx";
import type { Cirus } from "./use-cirus.ts";

/** What the figures beside it can be used for, in a sentence. */
const NOTES: Readonly<Record<ViewName, string>> = {
  india:
    "Only subscriptions and cyber crime are published, and only for whole states: every figure of a district is an estimate.",
  world: "X is modelled for 171 of 195 countries, and can be several times too high or low.",
};

const NOTE_ON_STATES =
  "What TRAI and NCRB print of the 36 states and territories, ranked among themselves: nothing here is modelled. Registered cases are not all cases: a low rate is not safety.";

/** The places to choose from: grouped by state or continent, or all in one table. */
export function SelectAndCompare({ cirus }: { cirus: Cirus }) {
  const { shown, places, groups, children, expanded, change, toggleGroup } = cirus;
  const { view, listing, index, column, sort } = shown;
  const facts = wordsOf(view, index);
  const ofStates = isOfStates(view, index);
  const isGrouped = listing === "groups" && !ofStates;
  const list = isGrouped ? groups : places;
  const awaited = isGrouped ? facts.groups : facts.places;
  const sorting = useMemo(
    () => ({ sort, onSort: (next: Address["sort"]) => change({ sort: next }) }),
    [sort, change],
  );
  const groupNames = useMemo(
    () => sortPlaces(groups.places, BY_NAME).map(({ name }) => name),
    [groups.places],
  );
  const metrics = useMemo(
    () => filledMetrics(metricsOf(view, index), places.places),
    [view, index, places.places],
  );
  const mapped = mappedColumn(sort, column);
  const measure = useMemo(
    () => measureOf(view, mapped, index, places),
    [view, mapped, index, places],
  );
  const map = (places.state === "awaited" || places.places.length > 0) && (
    <MapPanel
      key={view}
      view={view}
      list={places}
      groups={groups.places}
      measure={measure}
      index={index}
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
        <Toolbar shown={shown} groupNames={groupNames} metrics={metrics} onChange={change} />
        <FocusPlace>
          {list.state === "awaited" ? (
            <LoadingPlate>{`Loading ${awaited}...`}</LoadingPlate>
          ) : isGrouped ? (
            <>
              <GroupTable
                view={view}
                list={groups}
                places={places.places}
                index={index}
                column={column}
                sorting={sorting}
                expanded={expanded}
                listByGroup={children}
                onToggle={toggleGroup}
                onRetry={cirus.retryGroup}
              />
              <TableDownloads
                view={view}
                index={index}
                count={groups.places.length}
                words={[facts.groupWord, facts.groups]}
                table={() => shownTable(view, index, groups.places, groups)}
              />
            </>
          ) : (
            <AllPlaces
              shown={shown}
              list={places}
              groups={groups.places}
              sorting={sorting}
              onChange={change}
            />
          )}
          {list.state === "failed" && (
            <FailedPlate retry={cirus.retry}>{`The ${awaited} could not be loaded.`}</FailedPlate>
          )}
        </FocusPlace>
        <ChartsSection cirus={cirus} />
        <Tray
          placeById={cirus.placeById}
          placeWord={facts.place}
          onReset={cirus.reset}
          onNext={() => change({ isComparing: true }, "as a dialog")}
        />
      </LeafRow>
    </div>
  );
}
