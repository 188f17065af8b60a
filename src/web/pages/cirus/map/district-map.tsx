import { useMemo } from "react";
import { type IndexKind, rankedCount } from "../figures/indices.ts";
import type { Measure } from "../figures/measure.ts";
import type { Place } from "../lists/place.ts";
import { INDIA_SIZE, indiaPoint } from "./india-projection.ts";
import { MapLegend } from "./map-legend.tsx";
import { marksOf } from "./marks.ts";
import { type Outlines, stateIn } from "./outlines.ts";
import { PlaceMap } from "./place-map.tsx";
import { zoomBox } from "./zoom-box.ts";

interface DistrictMapProps {
  readonly outlines: Outlines;
  readonly districts: readonly Place[];
  /** The state whose districts are shown, as large as they fit; null for all of India. */
  readonly state: string | null;
  readonly measure: Measure;
  readonly index: IndexKind;
}

/** India by district headquarters, or one of its states. */
export function DistrictMap({ outlines, districts, state, measure, index }: DistrictMapProps) {
  const { marks, classes } = useMemo(
    () => marksOf(districts, measure, indiaPoint),
    [districts, measure],
  );
  const shown = useMemo(
    () => (state === null ? marks : marks.filter(({ place }) => place.within === state)),
    [marks, state],
  );
  const box = useMemo(
    () => zoomBox(state === null ? [] : shown.map(({ at }) => at), INDIA_SIZE),
    [shown, state],
  );
  const ground = useMemo(() => <Ground outlines={outlines} state={state} />, [outlines, state]);
  return (
    <>
      <PlaceMap
        label={`Map of ${shown.length} district headquarters of ${state ?? "India"}`}
        size={INDIA_SIZE}
        box={box}
        marks={shown}
        index={index}
        ranked={rankedCount(districts, index)}
        ground={ground}
      />
      <MapLegend measure={measure} classes={classes} places="districts" hasAreas={false} hasPoints>
        <p className="note">
          A point is a district headquarters; some are off by up to 25 km. State lines are those of
          before October 2019:{" "}
          <a href="https://github.com/VictorCazanave/svg-maps">@svg-maps/india</a>, CC BY 4.0. All
          figures stand in the table.
        </p>
      </MapLegend>
    </>
  );
}

interface GroundProps {
  readonly outlines: Outlines;
  readonly state: string | null;
}

function Ground({ outlines, state }: GroundProps) {
  const entries = Object.entries(outlines);
  const own = entries.filter(([name]) => stateIn(name) === state);
  return (
    <>
      <path
        className={`map-lines ${state === null ? "" : "map-lines-other"}`}
        d={entries.map(([, outline]) => outline).join("")}
      />
      <path className="map-lines" d={own.map(([, outline]) => outline).join("")} />
    </>
  );
}
