import { type RefObject, use, useEffect, useMemo, useRef, useState } from "react";
import type { ViewName } from "#domain/risk/view-name.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Select } from "../../../ui/controls/select.tsx";
import { Awaited } from "../../../ui/loading/awaited.tsx";
import { useLoaded } from "../../../ui/loading/use-loaded.ts";
import { ALL_PLACES } from "../address.ts";
import { aboutFigures } from "../figures/about-figures.ts";
import type { IndexKind } from "../figures/indices.ts";
import type { Measure } from "../figures/measure.ts";
import { isOfStates } from "../figures/scope.ts";
import type { Place, PlaceList } from "../lists/place.ts";
import { BY_NAME, sortPlaces } from "../lists/ranking.ts";
import { SelectionContext } from "../selection/selection.ts";
import { DistrictMap, DistrictPoster } from "./district-map.tsx";
import { MapDialog } from "./map-dialog.tsx";
import "./map.css";
import { loadOutlines } from "./outlines.ts";
import { StateMap, StatePoster } from "./state-map.tsx";

interface MapPanelProps {
  readonly view: ViewName;
  readonly list: PlaceList;
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
      <Panel {...props} isNear={isNear && props.list.places.length > 0} />
    </div>
  );
}

interface PanelProps extends MapPanelProps {
  /** Whether the outlines are worth loading: the list is in sight, with its places. */
  readonly isNear: boolean;
}

/** The map of India: its states, or the district headquarters of one state or of all. */
function IndiaPanel({ list, groups, measure, index, map, onMap, isNear }: PanelProps) {
  const { places, release } = list;
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
  const isByState = map === "" || ofStates;
  const state = map === ALL_PLACES ? null : map;
  const about = (shown: readonly Place[], placesWord: string) =>
    aboutFigures({ view: "india", index, list, places: shown, placesWord, measures: [measure] });
  return (
    <>
      {!ofStates && <Select label="On the map" value={map} options={options} onChange={onMap} />}
      <div className="map-frame">
        <Awaited outcome={outlines} what="map">
          {(drawn) =>
            isByState ? (
              <StateMap
                outlines={drawn}
                states={groups}
                measure={measure}
                action={ofStates ? "choose" : "open"}
                onPress={(name) =>
                  ofStates ? toggle(groups.find((group) => group.name === name)!.id) : onMap(name)
                }
              />
            ) : (
              <DistrictMap
                outlines={drawn}
                districts={places}
                state={state}
                measure={measure}
                index={index}
              />
            )
          }
        </Awaited>
      </div>
      {outlines.state === "answered" && (
        <MapDialog
          view="india"
          index={index}
          measure={measure}
          release={release}
          part={isByState ? null : (state ?? "districts")}
          frame="the states"
        >
          {(svg) =>
            isByState ? (
              <StatePoster
                svgRef={svg}
                outlines={outlines.value}
                states={groups}
                measure={measure}
                about={about(groups, "states")}
              />
            ) : (
              <DistrictPoster
                svgRef={svg}
                outlines={outlines.value}
                districts={places}
                state={state}
                measure={measure}
                about={about(
                  places.filter(({ within }) => state === null || within === state),
                  "districts",
                )}
              />
            )
          }
        </MapDialog>
      )}
    </>
  );
}

// Its outlines are as heavy as a third of the page, and most visitors do without.
const loadWorld = () => import("./world-map.tsx");

/** The map of the world or of a continent, which opens when asked for. */
function WorldPanel({ list, groups, measure, index, map, onMap }: PanelProps) {
  const isOpen = map !== "";
  const world = useLoaded(loadWorld, isOpen);
  const continent = map === ALL_PLACES ? null : map;
  const options = [
    [ALL_PLACES, "The whole world"] as const,
    ...sortPlaces(groups, BY_NAME).map(({ name }) => [name, name] as const),
  ];
  return (
    <>
      <div className="row row-end">
        <Button aria-expanded={isOpen} onClick={() => onMap(isOpen ? "" : ALL_PLACES)}>
          {isOpen ? "Hide the map" : "Show the map"}
        </Button>
        {isOpen && <Select label="On the map" value={map} options={options} onChange={onMap} />}
      </div>
      {isOpen && (
        <Awaited outcome={world} what="map">
          {({ WorldMap, WorldPoster }) => (
            <>
              <WorldMap
                places={list.places}
                measure={measure}
                index={index}
                continent={continent}
              />
              <MapDialog
                view="world"
                index={index}
                measure={measure}
                release={list.release}
                part={continent}
                frame="the whole world"
              >
                {(svg) => (
                  <WorldPoster
                    svgRef={svg}
                    places={list.places}
                    measure={measure}
                    continent={continent}
                    about={aboutFigures({
                      view: "world",
                      index,
                      list,
                      places: list.places,
                      placesWord: "countries",
                      measures: [measure],
                    })}
                  />
                )}
              </MapDialog>
            </>
          )}
        </Awaited>
      )}
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
