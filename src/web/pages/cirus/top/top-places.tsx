import { memo } from "react";
import type { ViewName } from "#domain/risk/view-name.ts";
import { FocusPlace } from "../../../ui/focus-place.tsx";
import { EmptyPlate } from "../../../ui/loading/empty-plate.tsx";
import { FailedPlate } from "../../../ui/loading/failed-plate.tsx";
import { LoadingPlate } from "../../../ui/loading/loading-plate.tsx";
import { useMedia } from "../../../ui/use-media.ts";
import { filledMetrics, PHONE } from "../figures/columns.ts";
import { Legend } from "../figures/figure.tsx";
import { type IndexKind, rankedCount } from "../figures/indices.ts";
import { metricsOf } from "../figures/scope.ts";
import { topPlaces } from "../lists/ranking.ts";
import type { LoadedList } from "../lists/use-lists.ts";
import { VIEW_FACTS } from "../view-words.data.ts";
import { TopRows } from "./top-rows.tsx";
import { TopTable } from "./top-table.tsx";

interface TopPlacesProps {
  readonly view: ViewName;
  /** Plain, or published where nothing modelled is shown. */
  readonly index: IndexKind;
  readonly list: LoadedList;
  readonly retry: () => void;
}

/** The places most at risk by the plain index, or the loading or failed state of their list. */
export const TopPlaces = memo(function TopPlaces({ view, index, list, retry }: TopPlacesProps) {
  const { topTitle, places, placeCount } = VIEW_FACTS[view];
  const ranked = rankedCount(list.places, index) || placeCount;
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
          <Top view={view} index={index} list={list} />
        )}
        {list.state === "failed" && (
          <FailedPlate retry={retry}>{`The ${places} could not be loaded.`}</FailedPlate>
        )}
      </FocusPlace>
      <Legend />
    </div>
  );
});

// Rows on a phone, elsewhere one wide table.
function Top({ view, index, list }: Omit<TopPlacesProps, "retry">) {
  const isPhone = useMedia(PHONE);
  const metrics = filledMetrics(metricsOf(view, index), list.places);
  const places = topPlaces(list.places, index, VIEW_FACTS[view].topCount);
  if (list.places.length === 0) return <EmptyPlate>No rows</EmptyPlate>;
  if (metrics.length === 0) return <EmptyPlate>No schema</EmptyPlate>;
  const Shape = isPhone ? TopRows : TopTable;
  return <Shape view={view} index={index} list={list} metrics={metrics} places={places} />;
}
