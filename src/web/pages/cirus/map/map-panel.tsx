import type { ComponentType } from "react";
import { Awaited } from "../../../ui/awaited.tsx";
import { Button } from "../../../ui/button.tsx";
import { useLoaded } from "../../../ui/use-loaded.ts";
import type { IndexKind } from "../figures/indices.ts";
import type { Place } from "../lists/place.ts";
import type { View } from "../view.ts";

export interface MapProps {
  readonly places: readonly Place[];
  readonly index: IndexKind;
}

const MAPS = {
  india: async () => (await import("./india-map.tsx")).IndiaMap,
  world: async () => (await import("./world-map.tsx")).WorldMap,
} as const;

interface MapPanelProps extends MapProps {
  readonly view: View;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/**
 * The map of a view, beside the table. It stays closed until the visitor opens it; its code and
 * outlines load then. Give each view its own `key`.
 */
export function MapPanel({ view, places, index, isOpen, onOpen }: MapPanelProps) {
  const { outcome, retry } = useLoaded<ComponentType<MapProps>>(MAPS[view], isOpen);
  return (
    <div className="no-print mb-6">
      <Button aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
        {isOpen ? "Hide the map" : "Show the map"}
      </Button>
      {isOpen && (
        <Awaited
          outcome={outcome}
          loading="Loading the map..."
          failed="The map could not be loaded."
          onRetry={retry}
        >
          {(ViewMap) => <ViewMap places={places} index={index} />}
        </Awaited>
      )}
    </div>
  );
}
