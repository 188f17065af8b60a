import type { ComponentType } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { Awaited } from "../../../ui/loading/awaited.tsx";
import { useLoaded } from "../../../ui/loading/use-loaded.ts";
import { ALL_PLACES } from "../view.ts";
import type { MapPanelProps } from "./map-props.ts";
import type { WorldMapProps } from "./world-map.tsx";

const loadMap = async () => (await import("./world-map.tsx")).WorldMap;

/** The map of the world, which opens when asked for: its outlines are as heavy as the page. */
export function WorldPanel({ places, measure, index, map, onMap }: MapPanelProps) {
  const isOpen = map !== "";
  const drawn = useLoaded<ComponentType<WorldMapProps>>(loadMap, isOpen);
  return (
    <>
      <Button aria-expanded={isOpen} onClick={() => onMap(isOpen ? "" : ALL_PLACES)}>
        {isOpen ? "Hide the map" : "Show the map"}
      </Button>
      {isOpen && (
        <Awaited outcome={drawn} what="map">
          {(WorldMap) => <WorldMap places={places} measure={measure} index={index} />}
        </Awaited>
      )}
    </>
  );
}
