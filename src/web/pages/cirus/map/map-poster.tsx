import type { Ref } from "react";
import { Poster } from "../charts/poster.tsx";
import { Area } from "./area.tsx";
import type { MapDrawing } from "./drawing.ts";
import { rangesOf } from "./map-legend.tsx";
import { circlesPath, radiusOf } from "./marks.ts";
import { Points } from "./place-map.tsx";

interface MapPosterProps {
  readonly svgRef: Ref<SVGSVGElement>;
  readonly drawing: MapDrawing;
  /** What it says of itself, a line each: see `aboutFigures`. */
  readonly about: readonly string[];
}

const WIDTH = 720;
const LEGEND = 46;

/** A map as it goes into an article: with its title, its legend, its caveats and its source in one picture. */
export function MapPoster({ svgRef, drawing, about }: MapPosterProps) {
  const { column, classes, classed, title, box, ground, hasAreas, credit } = drawing;
  const height = (WIDTH * box.height) / box.width;
  const ranges = rangesOf(column, classes);
  const step = WIDTH / Math.max(ranges.length, 1);
  return (
    <Poster
      svgRef={svgRef}
      width={WIDTH}
      height={height + LEGEND}
      title={`${column.name}: ${title}`}
      below={[...about, credit]}
    >
      <svg
        width={WIDTH}
        height={height}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        aria-hidden="true"
      >
        {ground}
        <Points drawing={drawing} />
      </svg>
      <text className="chart-tick" x={0} y={height + 16}>
        {ranges.length > 0 ? `A fifth of the ${classed} in each class:` : "No figure to show."}
      </text>
      {ranges.map(({ level, range }) => (
        <g key={level} transform={`translate(${level * step} ${height + 24})`}>
          {hasAreas ? (
            <Area id="" level={level} outline="M0 0h22v16h-22z" />
          ) : (
            <path
              className={`map-point map-level-${level}`}
              d={circlesPath([[11, 8]], radiusOf(level) / 2)}
            />
          )}
          <text className="chart-tick" x={28} y={13}>
            {range}
          </text>
        </g>
      ))}
    </Poster>
  );
}
