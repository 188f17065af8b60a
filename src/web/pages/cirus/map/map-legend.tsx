import type { ReactNode } from "react";
import type { Measure } from "../figures/measure.ts";
import { Area } from "./area.tsx";
import { type Classes, circlesPath, radiusOf } from "./marks.ts";

interface MapLegendProps {
  readonly measure: Measure;
  readonly classes: Classes;
  /** The word for the places in a class. */
  readonly places: string;
  readonly hasAreas: boolean;
  readonly hasPoints: boolean;
  readonly children: ReactNode;
}

const LEVELS = [0, 1, 2, 3, 4] as const;

/** Explains the sizes and shades of a map, and credits its outlines. */
export function MapLegend(props: MapLegendProps) {
  const { measure, classes, places, hasAreas, hasPoints, children } = props;
  const { bounds } = classes;
  const ranges = rangesOf(measure, classes);
  if (bounds.length === 0) {
    return <p className="map-legend note">{measure.label}: no figure to show on the map.</p>;
  }
  return (
    <div className="map-legend">
      <p className="label">
        <b>{measure.label}</b>, a fifth of the {places} in each class
      </p>
      <ul>
        {LEVELS.map((level) => (
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
            {ranges[level]}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

/** The values of each class in words; none without values. */
export const rangesOf = (measure: Measure, { bounds }: Classes): readonly string[] =>
  bounds.length === 0
    ? []
    : LEVELS.map((level) => rangeText(measure, bounds[level - 1], bounds[level]));

function rangeText({ write }: Measure, from: number | undefined, to: number | undefined): string {
  if (from === undefined) return `below ${write(to ?? 0)}`;
  return to === undefined ? `${write(from)} and more` : `${write(from)} to ${write(to)}`;
}
