import { type ComponentType, useRef } from "react";
import type { ViewName } from "#domain/risk/view-facts.data.ts";
import { Awaited } from "../../../ui/loading/awaited.tsx";
import { useIsNear } from "../../../ui/loading/use-is-near.ts";
import { useLoaded } from "../../../ui/loading/use-loaded.ts";
import type { MapPanelProps } from "./map-props.ts";
import "./map.css";

const PANELS = {
  india: async () => (await import("./india-panel.tsx")).IndiaPanel,
  world: async () => (await import("./world-panel.tsx")).WorldPanel,
} as const;

/**
 * The map of a view, beside the list and coloured as the list is sorted. Its code and outlines load
 * when the list comes into sight with its places. Give each view its own `key`.
 */
export function MapPanel({ view, ...props }: MapPanelProps & { readonly view: ViewName }) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(ref);
  const panel = useLoaded<ComponentType<MapPanelProps>>(
    PANELS[view],
    isNear && props.places.length > 0,
  );
  return (
    <div ref={ref} className={`map-panel ${view} no-print`}>
      <Awaited outcome={panel} what="map">
        {(Panel) => <Panel {...props} />}
      </Awaited>
    </div>
  );
}
