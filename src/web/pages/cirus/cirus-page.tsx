import { useState } from "react";
import { pageMeta } from "../../ui/page-meta.ts";
import "../../styles/tools.css";
import "./cirus.css";
import { CirusFrame } from "./cirus-frame.tsx";
import { ComparisonDialog } from "./comparison-dialog.tsx";
import "./figures/figures.css";
import { ShowPlaceContext } from "./figures/show-place-context.ts";
import { Opening } from "./opening.tsx";
import { PlaceDialog } from "./place-dialog.tsx";
import { SelectAndCompare } from "./select-and-compare.tsx";
import { SelectionContext } from "./selection/selection-context.ts";
import { TopPlaces } from "./top-places.tsx";
import { useCirus } from "./use-cirus.ts";
import { VIEW_FACTS } from "./view.ts";

export const handle = { interactive: true };

export const meta = () =>
  pageMeta({
    title: "Cyber Intelligence and Risk Unified System",
    description:
      "How exposed people are online: 780 district capitals of India and 195 countries, ranked and compared by internet access, social media audiences and registered cyber crime, each figure with its status and source.",
    path: "/cirus",
    above: [{ to: "/numbers", label: "Numbers" }],
  });

/** Cyber exposure of India's districts and of the world's countries: ranked, searched and compared. */
export default function CirusPage() {
  const cirus = useCirus();
  const { shown, selection, places, change, showView } = cirus;
  const [placeShown, showPlace] = useState<string | null>(null);
  const lastUpdated = places.lastUpdated ?? VIEW_FACTS[shown.view].lastUpdated;
  return (
    <SelectionContext value={selection}>
      <ShowPlaceContext value={showPlace}>
        <CirusFrame>
          <Opening view={shown.view} lastUpdated={lastUpdated} onView={showView} />
          <div className="needs-scripts">
            <TopPlaces view={shown.view} list={places} onRetry={cirus.retry} />
            <SelectAndCompare cirus={cirus} />
          </div>
        </CirusFrame>
        <ComparisonDialog
          cirus={cirus}
          lastUpdated={lastUpdated}
          onClose={() => change({ isComparing: false })}
        />
        <PlaceDialog cirus={cirus} id={placeShown} onClose={() => showPlace(null)} />
      </ShowPlaceContext>
    </SelectionContext>
  );
}
