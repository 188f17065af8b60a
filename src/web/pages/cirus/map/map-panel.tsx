import { type RefObject, use, useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { Select } from "../../../ui/controls/select.tsx";
import { Awaited } from "../../../ui/loading/awaited.tsx";
import { useLoaded } from "../../../ui/loading/use-loaded.ts";
import { ALL_PLACES } from "../address.ts";
import { BY_NAME, sortPlaces } from "../lists/ranking.ts";
import { ActionsContext } from "../selection.tsx";
import type { Draw, Mapped } from "./drawing.ts";
import { isByState } from "./india.tsx";
import { LOAD_MAP } from "./load-map.ts";
import "./map.css";
import { MapDialog } from "./map-dialog.tsx";
import { MapLegend } from "./map-legend.tsx";
import { PlaceMap } from "./place-map.tsx";
import { StateMap } from "./state-map.tsx";

interface MapPanelProps extends Mapped {
  readonly onMap: (map: string) => void;
}

/** The map of a view, coloured as the list is sorted. Give each view its own `key`. */
export function MapPanel(props: MapPanelProps) {
  const { ranked, groups, map, onMap } = props;
  const { view, list } = ranked;
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(ref);
  const isIndia = view === "india";
  // The map of the world opens when asked for.
  const isOpen = isIndia || map !== "";
  const loaded = useLoaded(
    LOAD_MAP[view],
    isOpen && (!isIndia || isNear) && list.places.length > 0,
  );
  const options = useMemo(
    () => [
      ...(isIndia
        ? ([
            ["", "All states"],
            [ALL_PLACES, `All ${list.places.length} district headquarters`],
          ] as const)
        : ([[ALL_PLACES, "The whole world"]] as const)),
      ...sortPlaces(groups.list.places, BY_NAME).map(({ name }) => [name, name] as const),
    ],
    [isIndia, list, groups],
  );
  const select = <Select label="On the map" value={map} options={options} onChange={onMap} />;
  return (
    <div ref={ref} className={`map-panel ${view} no-print`}>
      {isIndia ? (
        !ranked.ofStates && select
      ) : (
        <div className="row row-end">
          <Button aria-expanded={isOpen} onClick={() => onMap(isOpen ? "" : ALL_PLACES)}>
            {isOpen ? "Hide the map" : "Show the map"}
          </Button>
          {isOpen && select}
        </div>
      )}
      {isOpen && (
        <div className="map-frame">
          <Awaited outcome={loaded} what="map">
            {(draw) => <DrawnMap draw={draw} {...props} />}
          </Awaited>
        </div>
      )}
    </div>
  );
}

function DrawnMap({ draw, ranked, groups, column, map, onMap }: MapPanelProps & { draw: Draw }) {
  const { toggle } = use(ActionsContext);
  const drawing = useMemo(
    () => draw({ ranked, groups, column, map }),
    [draw, ranked, groups, column, map],
  );
  const press = (name: string) =>
    ranked.ofStates ? toggle(drawing.places.find((state) => state.name === name)!.id) : onMap(name);
  return (
    <>
      {ranked.view === "india" && isByState({ ranked, map }) ? (
        <StateMap drawing={drawing} onPress={press} />
      ) : (
        <PlaceMap drawing={drawing} />
      )}
      <MapLegend drawing={drawing} />
      <MapDialog drawing={drawing} />
    </>
  );
}

/** How far outside the window an element counts as near. */
const MARGIN = "300px";

/** Whether an element has come near what is in sight; stays true from then on. */
function useIsNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || ref.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear, ref]);
  return isNear;
}
