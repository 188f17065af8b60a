import type { ReactNode, Ref } from "react";
import { Poster } from "../charts/poster.tsx";
import type { Measure } from "../figures/measure.ts";
import { Area } from "./area.tsx";
import { rangesOf } from "./map-legend.tsx";
import { type Classes, circlesPath, radiusOf } from "./marks.ts";
import type { Box } from "./zoom-box.ts";

interface MapPosterProps {
  readonly svgRef: Ref<SVGSVGElement>;
  readonly title: string;
  readonly measure: Measure;
  readonly classes: Classes;
  /** The word for the places in a class. */
  readonly places: string;
  /** Whether they are points and not areas. */
  readonly hasPoints?: boolean;
  readonly box: Box;
  /** Caveats and source. */
  readonly below: readonly string[];
  /** The map, in the units of the box. */
  readonly children: ReactNode;
}

const WIDTH = 720;
const LEGEND = 46;

/** A map as it goes into an article: with its title, its legend, its caveats and its source in one picture. */
export function MapPoster(props: MapPosterProps) {
  const { svgRef, title, measure, classes, places, hasPoints, box, below, children } = props;
  const height = (WIDTH * box.height) / box.width;
  const ranges = rangesOf(measure, classes);
  const step = WIDTH / Math.max(ranges.length, 1);
  return (
    <Poster svgRef={svgRef} width={WIDTH} height={height + LEGEND} title={title} below={below}>
      <svg
        width={WIDTH}
        height={height}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        aria-hidden="true"
      >
        {children}
      </svg>
      <text className="chart-tick" x={0} y={height + 16}>
        {ranges.length > 0 ? `A fifth of the ${places} in each class:` : "No figure to show."}
      </text>
      {ranges.map((range, level) => (
        <g key={range} transform={`translate(${level * step} ${height + 24})`}>
          {hasPoints ? (
            <path
              className={`map-point map-level-${level}`}
              d={circlesPath([[11, 8]], radiusOf(level) / 2)}
            />
          ) : (
            <Area id="" level={level} outline="M0 0h22v16h-22z" />
          )}
          <text className="chart-tick" x={28} y={13}>
            {range}
          </text>
        </g>
      ))}
    </Poster>
  );
}
