import { type ReactNode, useCallback } from "react";
import "../../styles/tools.css";
import "./cirus.css";
import { ErrorBoundary } from "../../ui/loading/error-boundary.tsx";
import { ComparisonDialog } from "./comparison-dialog.tsx";
import "./figures/figures.css";
import "./top/top-rows.css";
import { ShowPlaceContext } from "./figures/show-place-context.ts";
import { Opening } from "./opening.tsx";
import { PlaceDialog } from "./place-dialog.tsx";
import { SelectAndCompare } from "./select-and-compare.tsx";
import { SelectionContext } from "./selection/selection-context.ts";
import { TopPlaces } from "./top/top-places.tsx";
import { useCirus } from "./use-cirus.ts";

interface CirusPageProps {
  /** Its title and first sentences, by Astro's slot of this name. */
  readonly purpose?: ReactNode;
}

/** Cyber exposure of India's districts and of the world's countries: ranked, searched and compared. */
export function CirusPage({ purpose }: CirusPageProps) {
  return (
    <ErrorBoundary>
      <Cirus purpose={purpose} />
    </ErrorBoundary>
  );
}

function Cirus({ purpose }: CirusPageProps) {
  const cirus = useCirus();
  const { shown, selection, places, gone, change, showView } = cirus;
  const { view } = shown;
  const showPlace = useCallback(
    (id: string, figure: string | null = null) => change({ placeShown: { id, figure } }),
    [change],
  );
  return (
    <SelectionContext value={selection}>
      <ShowPlaceContext value={showPlace}>
        <Opening purpose={purpose} view={view} list={places} gone={gone} onView={showView} />
        <div className="needs-scripts">
          <TopPlaces view={view} list={places} retry={cirus.retry} />
          <SelectAndCompare cirus={cirus} />
        </div>
        <ComparisonDialog cirus={cirus} />
        <PlaceDialog cirus={cirus} />
      </ShowPlaceContext>
    </SelectionContext>
  );
}
