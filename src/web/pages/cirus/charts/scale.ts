/** How many ticks an axis has, about. */
const TICKS = 6;

/** An axis: where values stand, and the round values written beside it. */
export interface Scale {
  readonly at: (value: number) => number;
  readonly ticks: readonly number[];
  /** The lowest and highest value of the axis, both round. */
  readonly ends: readonly [number, number];
}

/**
 * Makes an axis that holds all the values between two points of a drawing.
 *
 * @example
 * linear([3, 97], 0, 100).ticks; // [0, 20, 40, 60, 80, 100]
 */
export function linear(values: readonly number[], from: number, to: number): Scale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = roundStep((most - least || Math.abs(most) || 1) / TICKS);
  const first = Math.floor(least / step);
  const last = Math.max(Math.ceil(most / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, at) =>
    Number(((first + at) * step).toPrecision(12)),
  );
  const ends = [ticks[0]!, ticks.at(-1)!] as const;
  const at = (value: number) => from + ((value - ends[0]) / (ends[1] - ends[0])) * (to - from);
  return { at, ticks, ends };
}

// The next 1, 2 or 5 times a power of ten.
function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  return ([1, 2, 5].find((factor) => factor * power >= size * 0.999) ?? 10) * power;
}
