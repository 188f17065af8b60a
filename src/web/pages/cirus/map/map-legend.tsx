import type { ReactNode } from "react";
import { fixed } from "../figures/figure-text.ts";
import { Area } from "./area.tsx";
import type { Classes } from "./classes.ts";
import { circlesPath, radiusOf } from "./marks.ts";

interface MapLegendProps {
  readonly classes: Classes;
  /** Whether the map has filled areas as well as points. */
  readonly hasAreas: boolean;
  readonly children: ReactNode;
}

const LEVELS = [0, 1, 2, 3, 4] as const;

/** Explains the sizes and shades of a map, and credits its outlines. */
export function MapLegend({ classes, hasAreas, children }: MapLegendProps) {
  const { bounds } = classes;
  return (
    <div className="map-legend">
      <p className="label">Risk index, a fifth of all places in each class</p>
      <ul>
        {LEVELS.map((level) => (
          <li key={level} className="num">
            <svg viewBox="0 0 60 32" aria-hidden="true">
              {hasAreas && <Area id="" level={level} outline="M0 0h28v32h-28z" />}
              <path
                className={`map-point map-level-${level}`}
                d={circlesPath([[hasAreas ? 46 : 30, 16]], radiusOf(level))}
              />
            </svg>
            {rangeText(bounds[level - 1], bounds[level])}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

function rangeText(from: number | undefined, to: number | undefined): string {
  if (from === undefined) return `below ${fixed(to ?? 0, 2)}`;
  return to === undefined ? `${fixed(from, 2)} and more` : `${fixed(from, 2)} to ${fixed(to, 2)}`;
}
