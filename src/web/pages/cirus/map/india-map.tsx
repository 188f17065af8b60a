import { useMemo } from "react";
import { INDIA_STATES } from "./india-states.data.ts";
import { MapLegend } from "./map-legend.tsx";
import type { MapProps } from "./map-panel.tsx";
import { marksOf } from "./marks.ts";
import { PlaceMap } from "./place-map.tsx";
import { INDIA_SIZE, indiaPoint } from "./projection.ts";

const STATE_LINES = Object.values(INDIA_STATES).join("");
const GROUND = <path className="map-lines" d={STATE_LINES} />;

/** A map of India, by district headquarters. */
export function IndiaMap({ places, index }: MapProps) {
  const { marks, classes } = useMemo(() => marksOf(places, index, indiaPoint), [places, index]);
  return (
    <>
      <PlaceMap
        label={`Map of ${marks.length} district headquarters of India`}
        size={INDIA_SIZE}
        marks={marks}
        index={index}
        ground={GROUND}
      />
      <MapLegend classes={classes} hasAreas={false}>
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
