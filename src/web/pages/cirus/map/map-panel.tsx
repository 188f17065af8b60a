import type { View } from "../view.ts";
import { IndiaPanel } from "./india-panel.tsx";
import type { MapPanelProps } from "./map-props.ts";
import { WorldPanel } from "./world-panel.tsx";

/** The map of a view, beside the list and coloured as the list is sorted. */
export function MapPanel({ view, ...props }: MapPanelProps & { readonly view: View }) {
  return (
    <div className="map-panel no-print">
      {view === "india" ? <IndiaPanel {...props} /> : <WorldPanel {...props} />}
    </div>
  );
}
