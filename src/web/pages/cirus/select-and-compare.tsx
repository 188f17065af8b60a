import { useMemo } from "react";
import { VIEW_FACTS } from "#domain/risk/view-facts.data.ts";
import { FocusPlace } from "../../ui/focus-place.tsx";
import { LeafRow } from "../../ui/frame/leaf-row.tsx";
import { Awaited } from "../../ui/loading/awaited.tsx";
import { FailedPlate } from "../../ui/loading/failed-plate.tsx";
import { LoadingPlate } from "../../ui/loading/loading-plate.tsx";
import { useLoaded } from "../../ui/loading/use-loaded.ts";
import { ChartsSection } from "./charts/charts-section.tsx";
import { filledMetrics } from "./figures/columns.ts";
import { mappedColumn } from "./figures/list-columns.ts";
import { measureOf } from "./figures/measure.ts";
import { METRICS } from "./figures/metrics.ts";
import { GroupTable } from "./groups/group-table.tsx";
import { BY_NAME, sortPlaces } from "./lists/ranking.ts";
import { MapPanel } from "./map/map-panel.tsx";
import { Note } from "./note.tsx";
import { Tray } from "./selection/tray.tsx";
import { Toolbar } from "./toolbar.tsx";
import type { Cirus, Shown } from "./use-cirus.ts";

const loadAllPlaces = async () => (await import("./all-places/all-places.tsx")).AllPlaces;

/** The places to choose from: grouped by state or continent, or all in one table. */
export function SelectAndCompare({ cirus }: { cirus: Cirus }) {
  const {
    shown,
    places,
    groups,
    children,
    expanded,
    change,
    toggleGroup,
    placeById,
    reset,
    showOnMap,
  } = cirus;
  const { view, listing, index, column, sort } = shown;
  const facts = VIEW_FACTS[view];
  const list = listing === "groups" ? groups : places;
  const sorting = useMemo(
    () => ({ sort, onSort: (next: Shown["sort"]) => change({ sort: next }) }),
    [sort, change],
  );
  const groupNames = useMemo(
    () => sortPlaces(groups.places, BY_NAME).map(({ name }) => name),
    [groups.places],
  );
  const metrics = useMemo(() => filledMetrics(METRICS[view], places.places), [view, places.places]);
  const mapped = mappedColumn(sort, column);
  const measure = useMemo(
    () => measureOf(view, mapped, index, places),
    [view, mapped, index, places],
  );
  const awaited = listing === "groups" ? facts.groups : facts.places;
  const loading = `Loading ${awaited}...`;
  const allPlaces = useLoaded(loadAllPlaces, listing !== "groups");
  return (
    <div className="leaf select-and-compare">
      <LeafRow
        wide
        title="Select and compare"
        margin={
          (places.state === "awaited" || places.places.length > 0) && (
            <MapPanel
              key={view}
              view={view}
              places={places.places}
              groups={groups.places}
              measure={measure}
              index={index}
              map={shown.map}
              onMap={showOnMap}
            />
          )
        }
      >
        <Note view={view} />
        <Toolbar shown={shown} groupNames={groupNames} metrics={metrics} onChange={change} />
        <FocusPlace>
          {list.state === "awaited" ? (
            <LoadingPlate>{loading}</LoadingPlate>
          ) : listing === "groups" ? (
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
            />
          ) : (
            <Awaited outcome={allPlaces} what="table" loading={loading}>
              {(AllPlaces) => (
                <AllPlaces
                  shown={shown}
                  list={places}
                  groups={groups.places}
                  sorting={sorting}
                  onQuery={(query) => change({ query })}
                />
              )}
            </Awaited>
          )}
          {list.state === "failed" && (
            <FailedPlate retry={cirus.retry}>{`The ${awaited} could not be loaded.`}</FailedPlate>
          )}
        </FocusPlace>
        <ChartsSection cirus={cirus} />
        <Tray
          placeById={placeById}
          placeWord={facts.place}
          onReset={reset}
          onNext={() => change({ isComparing: true })}
        />
      </LeafRow>
    </div>
  );
}
