import { type Ref, useMemo } from "react";
import { type IndexKind, rankedCount } from "../figures/indices.ts";
import type { Measure } from "../figures/measure.ts";
import type { Place } from "../lists/place.ts";
import { INDIA_SIZE, indiaPoint } from "./india-projection.ts";
import { MapLegend } from "./map-legend.tsx";
import { MapPoster } from "./map-poster.tsx";
import { type Mark, marksOf } from "./marks.ts";
import { type Outlines, stateIn } from "./outlines.ts";
import { PlaceMap, Points } from "./place-map.tsx";
import { type Box, scaleOf, zoomBox } from "./zoom-box.ts";

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
  const { shown, box } = useMemo(() => partOf(marks, state), [marks, state]);
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

/** The marks of a state, and the part of the drawing that holds them; without a state, all. */
function partOf(
  marks: readonly Mark[],
  state: string | null,
): { shown: readonly Mark[]; box: Box } {
  const shown = marks.filter(({ place }) => state === null || place.within === state);
  return { shown, box: zoomBox(state === null ? [] : shown.map(({ at }) => at), INDIA_SIZE) };
}

interface DistrictPosterProps extends Omit<DistrictMapProps, "index"> {
  readonly svgRef: Ref<SVGSVGElement>;
  readonly about: readonly string[];
}

/** India or one of its states by district headquarters, for an article. */
export function DistrictPoster(props: DistrictPosterProps) {
  const { svgRef, outlines, districts, state, measure, about } = props;
  const { marks, classes } = marksOf(districts, measure, indiaPoint);
  const { shown, box } = partOf(marks, state);
  return (
    <MapPoster
      svgRef={svgRef}
      title={`${measure.label}: the districts of ${state ?? "India"}, each a point at its headquarters`}
      measure={measure}
      classes={classes}
      places="districts of India"
      hasPoints
      box={box}
      below={[
        ...about,
        "A point is a district headquarters, some off by up to 25 km; this site has no outlines of the districts of 2025. State lines of before October 2019: @svg-maps/india, CC BY 4.0.",
      ]}
    >
      <Ground outlines={outlines} state={state} />
      <Points marks={shown} scale={scaleOf(box, INDIA_SIZE)} />
    </MapPoster>
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
