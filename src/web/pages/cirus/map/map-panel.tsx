import { lazy, Suspense } from "react";
import { Button } from "../../../ui/button.tsx";
import { LoadingPlate } from "../../../ui/loading-plate.tsx";
import type { IndexKind } from "../figures/indices.ts";
import type { Place } from "../lists/place.ts";
import type { View } from "../view.ts";

export interface MapProps {
  readonly places: readonly Place[];
  readonly index: IndexKind;
}

const MAPS = {
  india: lazy(async () => ({ default: (await import("./india-map.tsx")).IndiaMap })),
  world: lazy(async () => ({ default: (await import("./world-map.tsx")).WorldMap })),
} as const;

interface MapPanelProps extends MapProps {
  readonly view: View;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** The map beside the table, closed until the visitor asks for it: its code and outlines come then. */
export function MapPanel({ view, places, index, isOpen, onOpen }: MapPanelProps) {
  const ViewMap = MAPS[view];
  return (
    <div className="no-print mb-6">
      <Button aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
        {isOpen ? "Hide the map" : "Show the map"}
      </Button>
      {isOpen && (
        <Suspense fallback={<LoadingPlate>Loading the map...</LoadingPlate>}>
          <ViewMap places={places} index={index} />
        </Suspense>
      )}
    </div>
  );
}
