import type { Column } from "../figures/ranked.ts";
import { Area } from "./area.tsx";
import type { MapDrawing } from "./drawing.ts";
import { type Classes, circlesPath, radiusOf } from "./marks.ts";

/** Explains the sizes and shades of a map, and credits its outlines. */
export function MapLegend({ drawing }: { drawing: MapDrawing }) {
  const { column, classes, classed, hasAreas, hasPoints, note } = drawing;
  const ranges = rangesOf(column, classes);
  if (ranges.length === 0) {
    return <p className="map-legend note">{column.name}: no figure to show on the map.</p>;
  }
  return (
    <div className="map-legend">
      <p className="label">
        <b>{column.name}</b>, a fifth of the {classed} in each class
      </p>
      <ul>
        {ranges.map(({ level, range }) => (
          <li key={level} className="num">
            <svg viewBox="0 0 60 32" aria-hidden="true">
              {hasAreas && <Area id="" level={level} outline="M0 0h28v32h-28z" />}
              {hasPoints && (
                <path
                  className={`map-point map-level-${level}`}
                  d={circlesPath([[hasAreas ? 46 : 30, 16]], radiusOf(level))}
                />
              )}
            </svg>
            {range}
          </li>
        ))}
      </ul>
      <p className="note">{note}</p>
    </div>
  );
}

/** The classes with their values in words; none without values. */
export function rangesOf({ write }: Column, { bounds }: Classes) {
  const [first, ...others] = bounds.map(write);
  if (first === undefined) return [];
  const last = others.at(-1) ?? first;
  const between = others.map((to, at) => `${[first, ...others][at]} to ${to}`);
  return [`below ${first}`, ...between, `${last} and more`].map((range, level) => ({
    level,
    range,
  }));
}
