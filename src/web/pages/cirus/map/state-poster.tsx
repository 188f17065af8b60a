import type { Ref } from "react";
import type { Measure } from "../figures/measure.ts";
import type { Place } from "../lists/place.ts";
import { INDIA_SIZE } from "./india-projection.ts";
import { MapPoster } from "./map-poster.tsx";
import { levelsOf } from "./marks.ts";
import type { Outlines } from "./outlines.ts";
import { States } from "./state-map.tsx";
import { wholeOf } from "./zoom-box.ts";

interface StatePosterProps {
  readonly svgRef: Ref<SVGSVGElement>;
  readonly outlines: Outlines;
  readonly states: readonly Place[];
  readonly measure: Measure;
  readonly about: readonly string[];
}

/** India by states, for an article. */
export function StatePoster({ svgRef, outlines, states, measure, about }: StatePosterProps) {
  return (
    <MapPoster
      svgRef={svgRef}
      title={`${measure.label}: India by states`}
      measure={measure}
      classes={levelsOf(states, measure).classes}
      places="states"
      box={wholeOf(INDIA_SIZE)}
      below={[
        ...about,
        "State lines of before October 2019: @svg-maps/india, CC BY 4.0. The smallest states are circles, and Ladakh.",
      ]}
    >
      <States outlines={outlines} states={states} measure={measure} />
    </MapPoster>
  );
}
