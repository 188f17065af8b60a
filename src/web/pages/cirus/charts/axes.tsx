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
