import { type ComponentType, useMemo } from "react";
import { Select } from "../../../ui/controls/select.tsx";
import { Awaited } from "../../../ui/loading/awaited.tsx";
import { useLoaded } from "../../../ui/loading/use-loaded.ts";
import { BY_NAME, sortPlaces } from "../lists/ranking.ts";
import { ALL_PLACES } from "../view.ts";
import type { DistrictMapProps } from "./district-map.tsx";
import type { MapPanelProps } from "./map-props.ts";
import { loadOutlines } from "./outlines.ts";
import { StateMap } from "./state-map.tsx";

const loadDistricts = async () => (await import("./district-map.tsx")).DistrictMap;

/**
 * The map of India: its states, or the district headquarters of one state or of all. The code for
 * headquarters loads when a state is opened or all are asked for.
 */
export function IndiaPanel({ places, groups, measure, index, map, onMap }: MapPanelProps) {
  const outlines = useLoaded(loadOutlines, true);
  const isByDistrict = map !== "";
  const districtMap = useLoaded<ComponentType<DistrictMapProps>>(loadDistricts, isByDistrict);
  const options = useMemo(
    () => [
      ["", "All states"] as const,
      [ALL_PLACES, `All ${places.length} district headquarters`] as const,
      ...sortPlaces(groups, BY_NAME).map(({ name }) => [name, name] as const),
    ],
    [places, groups],
  );
  return (
    <>
      <Select label="On the map" value={map} options={options} onChange={onMap} />
      <div className="map-frame">
        <Awaited outcome={outlines} what="map">
          {(drawn) =>
            isByDistrict ? (
              <Awaited outcome={districtMap} what="map">
                {(DistrictMap) => (
                  <DistrictMap
                    outlines={drawn}
                    districts={places}
                    state={map === ALL_PLACES ? null : map}
                    measure={measure}
                    index={index}
                  />
                )}
              </Awaited>
            ) : (
              <StateMap
                outlines={drawn}
                states={groups}
                districts={places}
                measure={measure}
                onOpen={onMap}
              />
            )
          }
        </Awaited>
      </div>
    </>
  );
}
