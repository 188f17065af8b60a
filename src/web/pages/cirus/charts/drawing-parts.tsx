import type { ReactNode } from "react";
import type { Scale } from "./scale.ts";

interface AxisProps {
  readonly scale: Scale;
  /** Where the axis lies: the baseline of a horizontal one, the left end of a vertical one. */
  readonly at: number;
  /** How far the lines of the ticks reach across the drawing. */
  readonly reach: number;
  readonly write: (value: number) => string;
}

/** A horizontal axis: ticks with their values underneath. */
export function AxisX({ scale, at, reach, write }: AxisProps) {
  return scale.ticks.map((tick) => (
    <g key={tick}>
      <path className="chart-grid" d={`M${scale.at(tick)} ${at}V${at - reach}`} />
      <text className="chart-tick" x={scale.at(tick)} y={at + 18} textAnchor="middle">
        {write(tick)}
      </text>
    </g>
  ));
}

/** A vertical axis: ticks with their values to the left. */
export function AxisY({ scale, at, reach, write }: AxisProps) {
  return scale.ticks.map((tick) => (
    <g key={tick}>
      <path className="chart-grid" d={`M${at} ${scale.at(tick)}H${at + reach}`} />
      <text className="chart-tick" x={at - 6} y={scale.at(tick) + 4} textAnchor="end">
        {write(tick)}
      </text>
    </g>
  ));
}

/** Writes a tick: as few digits as it needs. */
export const writeTick = (value: number) =>
  value.toLocaleString("en", { maximumFractionDigits: 3 });

interface ChartNameProps {
  readonly x: number;
  readonly y: number;
  /** Whether it ends at `x` instead of starting there. */
  readonly isEnd: boolean;
  readonly children: ReactNode;
}

/** The name of a chosen place, with a rim that keeps it legible over dots and lines. */
export function ChartName({ x, y, isEnd, children }: ChartNameProps) {
  const place = { x, y, textAnchor: isEnd ? "end" : "start" } as const;
  return (
    <>
      {/* Not by `paint-order`, which not every program that opens the saved file knows. */}
      <text className="chart-name chart-rim" {...place}>
        {children}
      </text>
      <text className="chart-name" {...place}>
        {children}
      </text>
    </>
  );
}
