import { Button } from "../../ui/button.tsx";
import { LoadingPlate } from "../../ui/loading-plate.tsx";
import { Legend } from "./figures/legend.tsx";
import type { LoadedList } from "./lists/load-list.ts";
import { TopTable } from "./top-table.tsx";
import { VIEW_FACTS, type View } from "./view.ts";

interface TopPlacesProps {
  readonly view: View;
  readonly list: LoadedList;
  readonly onRetry: () => void;
}

/** The places most at risk, or the loading or failed state of their list. */
export function TopPlaces({ view, list, onRetry }: TopPlacesProps) {
  const { topTitle, places } = VIEW_FACTS[view];
  return (
    <div className="leaf top-places">
      <h2>{topTitle}</h2>
      {list.state === "awaited" ? (
        <LoadingPlate>{`Loading ${places}...`}</LoadingPlate>
      ) : (
        <TopTable view={view} list={list} />
      )}
      {list.state === "failed" && (
        <p className="mt-4">
          The {places} could not be loaded. <Button onClick={onRetry}>Try again</Button>
        </p>
      )}
      <Legend />
    </div>
  );
}
