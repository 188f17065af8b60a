import type { ComponentType } from "react";
import { VIEW_FACTS, type ViewName } from "#domain/risk/view-facts.data.ts";
import { FocusPlace } from "../../../ui/focus-place.tsx";
import { Awaited } from "../../../ui/loading/awaited.tsx";
import { EmptyPlate } from "../../../ui/loading/empty-plate.tsx";
import { FailedPlate } from "../../../ui/loading/failed-plate.tsx";
import { LoadingPlate } from "../../../ui/loading/loading-plate.tsx";
import { useLoaded } from "../../../ui/loading/use-loaded.ts";
import { useMedia } from "../../../ui/use-media.ts";
import { filledMetrics } from "../figures/columns.ts";
import { rankedCount } from "../figures/indices.ts";
import { Legend } from "../figures/legend.tsx";
import { METRICS } from "../figures/metrics.ts";
import { PHONE } from "../figures/phone.ts";
import type { LoadedList } from "../lists/load-list.ts";
import { topPlaces } from "../lists/ranking.ts";
import type { TopTableProps } from "./top-table.tsx";

// Rows for a phone, or one wide table: a visitor needs one of the two.
const loadRows = async () => (await import("./top-rows.tsx")).TopRows;
const loadTable = async () => (await import("./top-table.tsx")).TopTable;

interface TopPlacesProps {
  readonly view: ViewName;
  readonly list: LoadedList;
  readonly retry: () => void;
}

/** The places most at risk by the plain index, or the loading or failed state of their list. */
export function TopPlaces({ view, list, retry }: TopPlacesProps) {
  const { topTitle, places, placeCount } = VIEW_FACTS[view];
  const isPhone = useMedia(PHONE);
  const rows = useLoaded<ComponentType<TopTableProps>>(loadRows, isPhone === true);
  const table = useLoaded<ComponentType<TopTableProps>>(loadTable, isPhone === false);
  const shape = isPhone ? rows : table;
  const ranked = rankedCount(list.places, "plain") || placeCount;
  return (
    <div className={`leaf top-places ${view}`}>
      <h2>{topTitle}</h2>
      <p className="note">
        {ranked} is the highest exposure, 1 the lowest. The index and its bar run from 0 to 10.
        Press a place for its figures and their rules.
      </p>
      <FocusPlace>
        {list.state === "awaited" ? (
          <LoadingPlate>{`Loading ${places}...`}</LoadingPlate>
        ) : (
          <Awaited outcome={shape} what="table" loading={`Loading ${places}...`}>
            {(Shape) => <Top view={view} list={list} Shape={Shape} />}
          </Awaited>
        )}
        {list.state === "failed" && (
          <FailedPlate retry={retry}>{`The ${places} could not be loaded.`}</FailedPlate>
        )}
      </FocusPlace>
      <Legend />
    </div>
  );
}

interface TopProps extends Pick<TopPlacesProps, "view" | "list"> {
  readonly Shape: ComponentType<TopTableProps>;
}

function Top({ view, list, Shape }: TopProps) {
  const metrics = filledMetrics(METRICS[view], list.places);
  const places = topPlaces(list.places, VIEW_FACTS[view].topCount);
  if (list.places.length === 0) return <EmptyPlate>No rows</EmptyPlate>;
  if (metrics.length === 0) return <EmptyPlate>No schema</EmptyPlate>;
  return <Shape view={view} list={list} metrics={metrics} places={places} />;
}
