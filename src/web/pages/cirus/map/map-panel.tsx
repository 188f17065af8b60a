import { use, useMemo, useRef } from "react";
import type { ViewName } from "#domain/risk/view-facts.data.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Select } from "../../../ui/controls/select.tsx";
import { Awaited } from "../../../ui/loading/awaited.tsx";
import { useIsNear } from "../../../ui/loading/use-is-near.ts";
import { useLoaded } from "../../../ui/loading/use-loaded.ts";
import { ALL_PLACES } from "../address.ts";
import type { IndexKind } from "../figures/indices.ts";
import type { Measure } from "../figures/measure.ts";
import { isOfStates } from "../figures/scope.ts";
import type { Place } from "../lists/place.ts";
import { BY_NAME, sortPlaces } from "../lists/ranking.ts";
import { SelectionContext } from "../selection/selection.ts";
import { DistrictMap } from "./district-map.tsx";
import "./map.css";
import { loadOutlines } from "./outlines.ts";
import { StateMap } from "./state-map.tsx";

interface MapPanelProps {
  readonly view: ViewName;
  readonly places: readonly Place[];
  readonly groups: readonly Place[];
  /** What colours the map: the column by which the list is sorted. */
  readonly measure: Measure;
  readonly index: IndexKind;
  /** See `Address.map`. */
  readonly map: string;
  readonly onMap: (map: string) => void;
}

/** The map of a view, coloured as the list is sorted. Give each view its own `key`. */
export function MapPanel(props: MapPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(ref);
  const Panel = props.view === "india" ? IndiaPanel : WorldPanel;
  return (
    <div ref={ref} className={`map-panel ${props.view} no-print`}>
      <Panel {...props} isNear={isNear && props.places.length > 0} />
    </div>
  );
}

interface PanelProps extends MapPanelProps {
  /** Whether the outlines are worth loading: the list is in sight, with its places. */
  readonly isNear: boolean;
}

/** The map of India: its states, or the district headquarters of one state or of all. */
function IndiaPanel({ places, groups, measure, index, map, onMap, isNear }: PanelProps) {
  const outlines = useLoaded(loadOutlines, isNear);
  const options = useMemo(
    () => [
      ["", "All states"] as const,
      [ALL_PLACES, `All ${places.length} district headquarters`] as const,
      ...sortPlaces(groups, BY_NAME).map(({ name }) => [name, name] as const),
    ],
    [places, groups],
  );
  const { toggle } = use(SelectionContext);
  const ofStates = isOfStates("india", index);
  return (
    <>
      {!ofStates && <Select label="On the map" value={map} options={options} onChange={onMap} />}
      <div className="map-frame">
        <Awaited outcome={outlines} what="map">
          {(drawn) =>
            map === "" || ofStates ? (
              <StateMap
                outlines={drawn}
                states={groups}
                measure={measure}
                action={ofStates ? "choose" : "open"}
                onPress={(name) =>
                  ofStates ? toggle(groups.find((state) => state.name === name)!.id) : onMap(name)
                }
              />
            ) : (
              <DistrictMap
                outlines={drawn}
                districts={places}
                state={map === ALL_PLACES ? null : map}
                measure={measure}
                index={index}
              />
            )
          }
        </Awaited>
      </div>
    </>
  );
}

// Its outlines are as heavy as a third of the page, and most visitors do without.
const loadWorld = async () => (await import("./world-map.tsx")).WorldMap;

/** The map of the world, which opens when asked for. */
function WorldPanel({ places, measure, index, map, onMap }: PanelProps) {
  const isOpen = map !== "";
  const world = useLoaded(loadWorld, isOpen);
  return (
    <>
      <Button aria-expanded={isOpen} onClick={() => onMap(isOpen ? "" : ALL_PLACES)}>
        {isOpen ? "Hide the map" : "Show the map"}
      </Button>
      {isOpen && (
        <Awaited outcome={world} what="map">
          {(WorldMap) => <WorldMap places={places} measure={measure} index={index} />}
        </Awaited>
      )}
    </>
  );
}
