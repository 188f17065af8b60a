import type { ReactNode } from "react";
import "./scale-drawing.css";

/** A mark on an edge of a scale, with its figure; a phone shows only those with `isMain`. */
export interface Tick {
  /** As a fraction of the whole. */
  readonly at: number;
  readonly text: string;
  readonly isMain: boolean;
}

interface ScaleDrawingProps {
  readonly title: string;
  readonly description: string;
  readonly above: readonly Tick[];
  readonly below: readonly Tick[];
  /** The band between the two edges. */
  readonly children: ReactNode;
}

/** A scale's band, in a drawing of this height. */
export const BAND = { y: 26, height: 72 } as const;

/** The colours of light as a continuous gradient, used by the visible scale. */
export const LIGHT_ID = "light";
export const LIGHT = `url(#${LIGHT_ID})`;

/** A fraction of the whole, written for SVG. */
export const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

/** A scale as wide as there is room: a band with figures along both edges. */
export function ScaleDrawing({ title, description, above, below, children }: ScaleDrawingProps) {
  return (
    <svg role="img" className="scale-drawing">
      <title>{title}</title>
      <desc>{description}</desc>
      {children}
      <Ticks ticks={above} edge={BAND.y} tail={-6} textY={13} />
      <Ticks ticks={below} edge={BAND.y + BAND.height} tail={6} textY={118} />
    </svg>
  );
}

interface TicksProps {
  readonly ticks: readonly Tick[];
  readonly edge: number;
  readonly tail: number;
  readonly textY: number;
}

function Ticks({ ticks, edge, tail, textY }: TicksProps) {
  return ticks.map(({ at, text, isMain }) => (
    <g key={text} className={isMain ? undefined : "scale-fine"}>
      <line x1={percent(at)} x2={percent(at)} y1={edge} y2={edge + tail} />
      <text x={percent(at)} y={textY}>
        {text}
      </text>
    </g>
  ));
}
